import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { contentImport, contentImportLine } from '#src/server/db/schema/index.ts';
import { bringLibrary, bringTemplates } from './bring-pictures.server.ts';
import { type Bringing, type Line, prepare, type Ready, writeReady } from './take-step.server.ts';

/** A batch is one transaction: short, so that editors and readers never wait for it. */
const BATCH = 20;

type Row = typeof contentImport.$inferSelect;

/** Thrown to take back what was only tried. */
class OnlyLooked extends Error {}

/** Takes the next files, from where the import stands. True while there is more to do. */
export async function oneBatch(id: string, to: Bringing): Promise<boolean> {
  const { db } = to.services.database;
  const [before] = await db.select().from(contentImport).where(eq(contentImport.id, id));
  if (before?.state !== (to.write ? 'applying' : 'checking')) return false;
  const steps = to.plan.steps.slice(before.done, before.done + BATCH);
  const skipped = to.write ? await refusedBefore(to, before, steps.length) : new Map<number, Line>();
  if (to.write && before.done === 0) await bringLibrary({ db }, to.manifest);
  const ready: Ready[] = [];
  for (const [n, step] of steps.entries()) {
    const line = skipped.get(before.done + n);
    ready.push(line ? { line } : await prepare(to, step));
  }
  return inTransaction(systemCtx(to.services), async (tx) => {
    const [row] = await tx.db
      .select()
      .from(contentImport)
      .where(eq(contentImport.id, id))
      .for('no key update');
    // Another process took these files meanwhile, or somebody gave the import up.
    if (!row || row.state !== before.state || row.done !== before.done) return Boolean(row);
    const lines = to.write ? await write(tx, to, ready) : await look(tx, to, ready);
    await record(tx, row, lines);
    const over = row.done + steps.length >= to.plan.steps.length;
    if (over) await finish(tx, row);
    return !over;
  });
}

/** Finds what the report refused, not to try it again: what was announced is what is done. */
async function refusedBefore({ services }: Bringing, row: Row, length: number): Promise<Map<number, Line>> {
  const { importId, position, outcome } = contentImportLine;
  const rows = await services.database.db
    .select()
    .from(contentImportLine)
    .where(
      and(
        eq(importId, row.id),
        gte(position, row.done),
        lt(position, row.done + length),
        sql`${outcome} in ('refused', 'ignored')`,
      ),
    );
  return new Map(rows.map(({ position: at, importId: _, ...line }) => [at, line]));
}

async function write(tx: Ctx, to: Bringing, ready: readonly Ready[]): Promise<Line[]> {
  await bringTemplates(tx, to.manifest);
  const lines: Line[] = [];
  for (const one of ready) lines.push('line' in one ? one.line : await writeReady(tx, to, one));
  return lines;
}

/** Does it all, and takes it back: the report says exactly what would happen. */
async function look(tx: Ctx, to: Bringing, ready: readonly Ready[]): Promise<Line[]> {
  let lines: Line[] = [];
  await inTransaction(tx, async (inner) => {
    lines = await write(inner, to, ready);
    throw new OnlyLooked();
  }).catch((error: unknown) => {
    if (!(error instanceof OnlyLooked)) throw error;
  });
  return lines;
}

async function record(tx: Ctx, row: Row, lines: readonly Line[]): Promise<void> {
  const counts = { ...row.counts };
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const values = lines.map((line, n) => ({ ...line, importId: row.id, position: row.done + n }));
  const { path, outcome, title, contentId, message, line, column } = contentImportLine;
  const given = { path, outcome, title, contentId, message, line, column };
  const set = Object.fromEntries(
    Object.entries(given).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
  if (values.length > 0)
    await tx.db
      .insert(contentImportLine)
      .values(values)
      .onConflictDoUpdate({ target: [contentImportLine.importId, contentImportLine.position], set });
  await tx.db
    .update(contentImport)
    .set({ done: row.done + lines.length, counts, updatedAt: new Date() })
    .where(eq(contentImport.id, row.id));
}

async function finish(tx: Ctx, row: Row): Promise<void> {
  await tx.db
    .update(contentImport)
    .set({ state: row.state === 'applying' ? 'done' : 'checked' })
    .where(eq(contentImport.id, row.id));
}
