import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { contentImport, contentImportLine } from '#src/server/db/schema/index.ts';
import { newHash } from '#src/server/tokens.ts';
import { keepChunk, piecesDue, piecesOf } from './chunks.server.ts';
import { exportLink } from './export-link.server.ts';
import { readExport } from './export-progress.server.ts';
import { importJob } from './import.jobs.server.ts';
import type { ImportState, transferCalls } from './transfer.calls.ts';
import { transferFr as fr } from './transfer.fr.ts';
import {
  ARCHIVE_MOST,
  ARCHIVE_MOST_MIB,
  CHUNK_BYTES,
  IMPORTS_PER_PAGE,
  LINES_PER_PAGE,
  type ImportState as State,
} from './transfer.ts';

type Row = typeof contentImport.$inferSelect;
/** One that is writing goes on to its end. */
const ENDABLE: readonly State[] = ['uploading', 'checking', 'checked', 'done', 'refused'];

async function beginImport(
  ctx: Ctx,
  { name, size, publish }: InputOf<typeof transferCalls.beginImport>,
): Promise<OutputOf<typeof transferCalls.beginImport>> {
  if (size > ARCHIVE_MOST) throw new DomainError('too_large', fr.tooBig(ARCHIVE_MOST_MIB));
  const { personId } = requirePerson(ctx.actor);
  const [row] = await ctx.db
    .insert(contentImport)
    .values({
      id: newHash(),
      name,
      size,
      state: 'uploading' as const,
      publish: publish ? 1 : 0,
      authorId: personId,
    })
    .returning();
  if (!row) throw new Error('The import was not inserted');
  return toState(ctx, row);
}

async function sendImportPiece(
  ctx: Ctx,
  { id, position, bytes: text }: InputOf<typeof transferCalls.sendImportPiece>,
): Promise<OutputOf<typeof transferCalls.sendImportPiece>> {
  const bytes = Buffer.from(text, 'base64');
  return inTransaction(ctx, async (tx) => {
    // Held until the piece is written: nothing is looked at, or given up, while a piece of it comes.
    const row = await holdImport(tx, id, { states: ['uploading'], as: 'share' });
    const due = Math.min(CHUNK_BYTES, row.size - position * CHUNK_BYTES);
    if (bytes.length !== due) throw new DomainError('conflict', fr.missing);
    await keepChunk(tx.db, { importId: id, position }, bytes);
    return { received: await piecesOf(tx.db, id) };
  });
}

async function checkImport(
  ctx: Ctx,
  { id }: InputOf<typeof transferCalls.checkImport>,
): Promise<OutputOf<typeof transferCalls.checkImport>> {
  const row = await importIn(ctx, id, ['uploading']);
  const pieces = await piecesOf(ctx.db, id);
  if (pieces.length !== piecesDue(row.size)) throw new DomainError('incomplete', fr.missing);
  return start(ctx, row, 'checking');
}

async function applyImport(
  ctx: Ctx,
  { id }: InputOf<typeof transferCalls.applyImport>,
): Promise<OutputOf<typeof transferCalls.applyImport>> {
  const row = await importIn(ctx, id, ['checked']);
  await audit(ctx, { action: 'content.import', target: `import:${id}` });
  return start(ctx, row, 'applying');
}

async function start(ctx: Ctx, row: Row, state: State): Promise<ImportState> {
  const [begun] = await ctx.db
    .update(contentImport)
    .set({ state, done: 0, counts: {}, updatedAt: ctx.now })
    .where(and(eq(contentImport.id, row.id), eq(contentImport.state, row.state)))
    .returning();
  if (!begun) throw new DomainError('conflict', fr.notNow);
  await ctx.services.jobs.send(importJob, { id: row.id });
  return toState(ctx, begun);
}

async function importState(
  ctx: Ctx,
  { id }: InputOf<typeof transferCalls.importState>,
): Promise<OutputOf<typeof transferCalls.importState>> {
  return toState(ctx, await importIn(ctx, id, null));
}

async function importReport(
  { db }: Ctx,
  { id, outcome, page }: InputOf<typeof transferCalls.importReport>,
): Promise<OutputOf<typeof transferCalls.importReport>> {
  const where = and(
    eq(contentImportLine.importId, id),
    outcome ? eq(contentImportLine.outcome, outcome) : undefined,
  );
  const [totals] = await db.select({ total: count() }).from(contentImportLine).where(where);
  const rows = await db
    .select()
    .from(contentImportLine)
    .where(where)
    .orderBy(asc(contentImportLine.position))
    .limit(LINES_PER_PAGE)
    .offset((page - 1) * LINES_PER_PAGE);
  const items = rows.map(({ importId: _, contentId, ...line }) => ({ ...line, content_id: contentId }));
  return { items, page, per_page: LINES_PER_PAGE, total: Number(totals?.total ?? 0) };
}

async function listImports(
  ctx: Ctx,
  { page }: InputOf<typeof transferCalls.listImports>,
): Promise<OutputOf<typeof transferCalls.listImports>> {
  const rows = await ctx.db
    .select()
    .from(contentImport)
    .orderBy(desc(contentImport.createdAt), desc(contentImport.id))
    .limit(IMPORTS_PER_PAGE)
    .offset((page - 1) * IMPORTS_PER_PAGE);
  const [totals] = await ctx.db.select({ total: count() }).from(contentImport);
  const items = await Promise.all(rows.map((row) => toState(ctx, row)));
  return { items, page, per_page: IMPORTS_PER_PAGE, total: Number(totals?.total ?? 0) };
}

async function cancelImport(
  ctx: Ctx,
  { id }: InputOf<typeof transferCalls.cancelImport>,
): Promise<OutputOf<typeof transferCalls.cancelImport>> {
  return inTransaction(ctx, async (tx) => {
    await holdImport(tx, id, { states: ENDABLE, as: 'update' });
    await tx.db.delete(contentImport).where(eq(contentImport.id, id));
    return {};
  });
}

async function exportContent(ctx: Ctx): Promise<OutputOf<typeof transferCalls.exportContent>> {
  await audit(ctx, { action: 'content.export', target: 'content:all' });
  return exportLink(ctx);
}

async function exportProgress(
  { db }: Ctx,
  { id }: InputOf<typeof transferCalls.exportProgress>,
): Promise<OutputOf<typeof transferCalls.exportProgress>> {
  return readExport(db, id);
}

/** The import, if it is at one of these steps. */
async function importIn({ db }: Ctx, id: string, states: readonly State[] | null): Promise<Row> {
  const [row] = await db.select().from(contentImport).where(eq(contentImport.id, id));
  return atStep(row, states);
}

/** The same, held until the transaction ends: as it is, or to be changed. */
async function holdImport(
  tx: Ctx,
  id: string,
  { states, as }: { states: readonly State[]; as: 'share' | 'update' },
): Promise<Row> {
  const [row] = await tx.db.select().from(contentImport).where(eq(contentImport.id, id)).for(as);
  return atStep(row, states);
}

function atStep(row: Row | undefined, states: readonly State[] | null): Row {
  if (!row) throw notFound(fr.gone);
  if (states && !states.includes(row.state)) throw new DomainError('conflict', fr.notNow);
  return row;
}

async function toState({ db }: Ctx, row: Row): Promise<ImportState> {
  const { id, name, size, state, problem, total, done, counts } = row;
  const none = { created: 0, updated: 0, unchanged: 0, refused: 0, ignored: 0 };
  return {
    id,
    name,
    size,
    state,
    problem,
    total,
    done,
    received: state === 'uploading' ? await piecesOf(db, id) : [],
    counts: { ...none, ...counts },
    publish: row.publish === 1,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const transferVerbs = {
  beginImport,
  sendImportPiece,
  checkImport,
  applyImport,
  importState,
  importReport,
  listImports,
  cancelImport,
  exportContent,
  exportProgress,
};
