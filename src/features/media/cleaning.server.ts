import { isNotNull } from 'drizzle-orm';
import { media } from '#src/server/db/schema/index.ts';
import { getStorage } from '#src/server/gateways/storage.ts';
import type { Services } from '#src/server/services.ts';
import { referencedFolders } from './references.server.ts';

/** Files are written before the row that names them, and pages that were stored before a change still show them. */
const GRACE_MS = 24 * 3_600_000;

/**
 * Removes the stored pictures that nothing names any more; answers how many. Texts name pictures through the
 * library alone: what was deleted there is gone, whatever a text still says.
 */
export async function removeOrphans(services: Services): Promise<number> {
  const { db } = services.database;
  const storage = await getStorage(services.config);
  const newest = new Map<string, number>();
  for await (const { key, writtenAt } of storage.list()) {
    const folder = key.split('/', 1)[0] ?? '';
    newest.set(folder, Math.max(newest.get(folder) ?? 0, writtenAt.getTime()));
  }
  const before = Date.now() - GRACE_MS;
  const old = [...newest].flatMap(([folder, at]) => (at < before ? [folder] : []));
  if (old.length === 0) return 0;
  const kept = await referencedFolders(db, ['content']);
  const rows = await db.select({ folder: media.folder }).from(media).where(isNotNull(media.folder));
  for (const { folder } of rows) kept.add(folder ?? '');
  const orphans = old.filter((folder) => !kept.has(folder));
  for (const folder of orphans) await storage.deleteFolder(folder);
  if (orphans.length > 0) services.log.info({ folders: orphans.length }, 'unused pictures removed');
  return orphans.length;
}
