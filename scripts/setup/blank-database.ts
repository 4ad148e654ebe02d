// node blank-database.ts <folder>: makes the embedded database that first starts copy (src/server/db/blank.ts).
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '#src/boot/start.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { ROOT } from './paths.mjs';

const [folder = ''] = process.argv.slice(2);
const making = `${folder}.making`;
for (const old of [folder, making]) rmSync(old, { recursive: true, force: true });
const database = await connectDatabase({ url: null, dataDir: making });
await migrate(database.db, join(ROOT, MIGRATIONS));
await database.close();
renameSync(join(making, 'pglite'), folder);
rmSync(making, { recursive: true, force: true });
