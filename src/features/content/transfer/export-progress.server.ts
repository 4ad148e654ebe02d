import { and, count, eq, isNotNull, isNull, like, lt } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState, content, media } from '#src/server/db/schema/index.ts';
import type { ExportCount } from './export-files.server.ts';
import type { ExportProgress } from './transfer.calls.ts';
import { transferFr as fr } from './transfer.fr.ts';

const PREFIX = 'content-export:';
/** The screen asks every second: oftener would be told to nobody. */
const TOLD_EVERY_MS = 500;
const KEPT_MS = 24 * 3_600_000;

/** Counts what an export holds: documents not in the bin, and pictures. */
export async function exportSize(db: Db): Promise<{ documents: number; pictures: number }> {
  const [documents] = await db.select({ n: count() }).from(content).where(isNull(content.deletedAt));
  const [pictures] = await db.select({ n: count() }).from(media).where(isNotNull(media.folder));
  return { documents: Number(documents?.n ?? 0), pictures: Number(pictures?.n ?? 0) };
}

/** Kept in the database: the process that is asked may not be the one that writes the archive. */
export async function noteExport(db: Db, id: string, progress: ExportProgress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insert(appState)
    .values({ key: PREFIX + id, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** Throws not_found for a download that was never asked for, or is over for a day. */
export async function readExport(db: Db, id: string): Promise<ExportProgress> {
  const [row] = await db
    .select()
    .from(appState)
    .where(eq(appState.key, PREFIX + id));
  if (!row) throw notFound(fr.exportGone);
  return JSON.parse(row.value) as ExportProgress;
}

/** Downloads of another day are of no use to anybody: their names begin with the time they ended. */
export async function forgetOldExports(db: Db, now: number): Promise<void> {
  const before = `${PREFIX}${now - KEPT_MS}`;
  await db.delete(appState).where(and(like(appState.key, `${PREFIX}%`), lt(appState.key, before)));
}

/** Passes files on as they are, and notes from time to time how many documents and pictures went by. */
export async function* followed<T>(
  files: AsyncIterable<T>,
  counted: ExportCount,
  note: (done: number) => Promise<void>,
): AsyncGenerator<T> {
  let told = 0;
  for await (const file of files) {
    yield file;
    if (performance.now() - told < TOLD_EVERY_MS) continue;
    told = performance.now();
    await note(counted.documents + counted.pictures);
  }
}
