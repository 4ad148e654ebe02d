// npm run build : a build whether or not sources changed.
import { build } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled({ dev: process.env.NODE_ENV !== 'production' });
process.exitCode = await build();
