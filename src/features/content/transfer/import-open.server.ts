import { and, eq, isNotNull } from 'drizzle-orm';
import { contentImport, contentImportLine } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { uploadedBytes } from './chunks.server.ts';
import { filesOfZip } from './open-archive.server.ts';
import { planOf } from './plan.ts';
import { type Bringing, manifestOf } from './take-step.server.ts';

/** Opens what was uploaded; null when nothing of it is to be done. Throws ZipFault for what is no archive. */
export async function openImport(services: Services, id: string): Promise<Bringing | null> {
  const { db } = services.database;
  const [row] = await db.select().from(contentImport).where(eq(contentImport.id, id));
  if (row?.state !== 'checking' && row?.state !== 'applying') return null;
  const plan = planOf(await filesOfZip(uploadedBytes(db, id, row.size)));
  await db.update(contentImport).set({ total: plan.steps.length }).where(eq(contentImport.id, id));
  return {
    services,
    plan,
    manifest: await manifestOf(plan),
    publish: row.publish === 1,
    authorId: row.authorId,
    write: row.state === 'applying',
    pictures: await picturesOf(services, id),
    addresses: new Map(),
  };
}

/** The pictures that are in the library already: their lines say at which address. */
async function picturesOf({ database: { db } }: Services, id: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: contentImportLine.path, url: contentImportLine.title })
    .from(contentImportLine)
    .where(and(eq(contentImportLine.importId, id), isNotNull(contentImportLine.title)));
  const pictures = rows.filter(({ path }) => !/\.(?:md|json)$/.test(path));
  return new Map(pictures.flatMap(({ path, url }) => (url ? [[path, url]] : [])));
}
