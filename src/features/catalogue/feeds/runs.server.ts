import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requireHolder } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification, feed, feedLine, feedRun } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import { newHash } from '#src/server/tokens.ts';
import { keepBytes, piecesOf, rowsKept } from './bytes.server.ts';
import { feedFr as fr } from './feed.fr.ts';
import { OUTCOMES, PIECE_BYTES, PIECE_ROW_BYTES, REQUIRED, ROWS_OF_PIECE, type RunState } from './feed.ts';
import type { FeedRun, feedCalls } from './feeds.calls.ts';
import { feedJob, forgetBytes } from './feeds.jobs.server.ts';
import { tellLists } from './lists.server.ts';
import { countImport, ownFeeds, requireOwnFeed, requireSize } from './scope.server.ts';

type Run = typeof feedRun.$inferSelect;

const NONE = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));

async function shown(db: Db, row: Run): Promise<FeedRun> {
  const { id, name, size, state, unattended, format, encoding, columns, shelves } = row;
  return {
    id,
    name,
    size,
    state,
    unattended,
    format,
    encoding,
    columns,
    shelves,
    feed_id: row.feedId,
    total: row.total,
    done: row.done,
    problem: row.problem,
    remark: row.remark,
    received: state === 'uploading' ? await piecesOf(db, row) : [],
    counts: { ...NONE, ...row.counts } as FeedRun['counts'],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The run of a feed of one's own, if it is at one of these steps. */
async function runIn(ctx: Ctx, id: string, states: readonly RunState[] | null): Promise<Run> {
  const [found] = await runOf(ctx, id);
  return atStep(found?.row, states);
}

/** The same, held as it is until the transaction ends. */
async function holdRun(tx: Ctx, id: string, states: readonly RunState[]): Promise<Run> {
  const [found] = await runOf(tx, id).for('share', { of: feedRun });
  return atStep(found?.row, states);
}

const runOf = (ctx: Ctx, id: string) =>
  ctx.db
    .select({ row: feedRun })
    .from(feedRun)
    .innerJoin(feed, eq(feed.id, feedRun.feedId))
    .where(and(eq(feedRun.id, id), ownFeeds(ctx)));

function atStep(row: Run | undefined, states: readonly RunState[] | null): Run {
  if (!row) throw notFound(fr.runGone);
  if (states && !states.includes(row.state)) throw new DomainError('conflict', fr.notNow);
  return row;
}

/** The index allows one open run a feed: who comes second is told which one it is. */
async function open(ctx: Ctx, values: typeof feedRun.$inferInsert): Promise<Run> {
  try {
    const [row] = await ctx.db.insert(feedRun).values(values).returning();
    if (!row) throw new Error('The run was not inserted');
    return row;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('conflict', fr.oneAtATime);
  }
}

async function beginFeedRun(
  ctx: Ctx,
  { feed_id, name, size }: InputOf<typeof feedCalls.beginFeedRun>,
): Promise<OutputOf<typeof feedCalls.beginFeedRun>> {
  requireSize(ctx, size);
  await requireOwnFeed(ctx, feed_id);
  await countImport(ctx);
  const { personId: authorId } = requireHolder(ctx.actor);
  const values = { id: newHash(), feedId: feed_id, name, size, authorId };
  return shown(ctx.db, await open(ctx, { ...values, state: 'uploading' }));
}

async function sendFeedPiece(
  ctx: Ctx,
  input: InputOf<typeof feedCalls.sendFeedPiece>,
): Promise<OutputOf<typeof feedCalls.sendFeedPiece>> {
  const { id, position } = input;
  const bytes = Buffer.from(input.bytes, 'base64');
  return inTransaction(ctx, async (tx) => {
    // Held until the piece is written: nothing is read, or given up, while a piece of it comes.
    const row = await holdRun(tx, id, ['uploading']);
    const due = Math.min(PIECE_BYTES, row.size - position * PIECE_BYTES);
    if (bytes.length !== due) throw new DomainError('conflict', fr.missingPieces);
    await keepBytes(tx.db, { runId: id, row: position * ROWS_OF_PIECE }, bytes);
    return { received: await piecesOf(tx.db, row) };
  });
}

async function readFeedRun(
  ctx: Ctx,
  { id }: InputOf<typeof feedCalls.readFeedRun>,
): Promise<OutputOf<typeof feedCalls.readFeedRun>> {
  const row = await runIn(ctx, id, ['uploading']);
  const kept = await rowsKept(ctx.db, id);
  if (kept.length !== Math.ceil(row.size / PIECE_ROW_BYTES))
    throw new DomainError('incomplete', fr.missingPieces);
  return start(ctx, row, { state: 'reading' });
}

async function fetchFeed(
  ctx: Ctx,
  { feed_id }: InputOf<typeof feedCalls.fetchFeed>,
): Promise<OutputOf<typeof feedCalls.fetchFeed>> {
  const own = await requireOwnFeed(ctx, feed_id);
  if (!own.url) throw new DomainError('field_invalid', fr.noAddress, { fields: { url: fr.noAddress } });
  await countImport(ctx);
  const { personId: authorId } = requireHolder(ctx.actor);
  const values = { id: newHash(), feedId: feed_id, name: own.url.slice(0, 200), authorId };
  const row = await open(ctx, { ...values, state: 'fetching' });
  await ctx.services.jobs.send(feedJob, { id: row.id });
  return shown(ctx.db, row);
}

/** From one step to the next, by whoever comes first. */
async function start(ctx: Ctx, row: Run, change: Partial<typeof feedRun.$inferInsert>): Promise<FeedRun> {
  const [begun] = await ctx.db
    .update(feedRun)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(eq(feedRun.id, row.id), eq(feedRun.state, row.state)))
    .returning();
  if (!begun) throw new DomainError('conflict', fr.notNow);
  ctx.afterCommit(() => void ctx.services.jobs.send(feedJob, { id: row.id }));
  return shown(ctx.db, begun);
}

async function checkFeedRun(
  ctx: Ctx,
  { id, mapping, shelves }: InputOf<typeof feedCalls.checkFeedRun>,
): Promise<OutputOf<typeof feedCalls.checkFeedRun>> {
  const row = await runIn(ctx, id, ['mapping', 'checked']);
  await requireMapping(ctx, row, { mapping, shelves });
  return inTransaction(ctx, async (tx) => {
    await tx.db.update(feed).set({ mapping, shelves, updatedAt: tx.now }).where(eq(feed.id, row.feedId));
    await forgetVanished(tx, row);
    return start(tx, row, { state: 'checking', done: 0, counts: {}, shelves: {} });
  });
}

/** The lines of the file are written over one by one, and most say the same again; those it has not are made anew. */
async function forgetVanished({ db }: Ctx, { id, total }: Run): Promise<void> {
  await db.delete(feedLine).where(and(eq(feedLine.runId, id), gte(feedLine.position, total)));
}

/** Throws field_invalid, by field: what is required, and columns and shelves that are there. */
async function requireMapping(
  { db }: Ctx,
  { columns }: Run,
  { mapping, shelves }: Pick<InputOf<typeof feedCalls.checkFeedRun>, 'mapping' | 'shelves'>,
): Promise<void> {
  const names = new Set(columns.map(({ name }) => name));
  const fields: Record<string, string> = {};
  for (const field of REQUIRED) if (!mapping[field]) fields[`mapping.${field}`] = fr.missingFields;
  for (const [field, column] of Object.entries(mapping))
    if (!names.has(column)) fields[`mapping.${field}`] = fr.unknownColumn;
  const known = await db.select({ slug: classification.slug }).from(classification);
  for (const [said, slug] of Object.entries(shelves))
    if (!known.some((one) => one.slug === slug)) fields[`shelves.${said}`] = fr.unknownShelf;
  const [first] = Object.values(fields);
  if (first) throw new DomainError('field_invalid', first, { fields });
}

async function applyFeedRun(
  ctx: Ctx,
  { id }: InputOf<typeof feedCalls.applyFeedRun>,
): Promise<OutputOf<typeof feedCalls.applyFeedRun>> {
  const row = await runIn(ctx, id, ['checked']);
  return inTransaction(ctx, async (tx) => {
    await forgetVanished(tx, row);
    await audit(tx, { action: 'feed.import', target: `feed:${row.feedId}`, detail: { run: id } });
    return start(tx, row, { state: 'applying', done: 0, counts: {} });
  });
}

async function cancelFeedRun(
  ctx: Ctx,
  { id }: InputOf<typeof feedCalls.cancelFeedRun>,
): Promise<OutputOf<typeof feedCalls.cancelFeedRun>> {
  await runIn(ctx, id, null);
  const row = await inTransaction(ctx, async (tx) => {
    const [locked] = await tx.db.select().from(feedRun).where(eq(feedRun.id, id)).for('no key update');
    if (!locked || locked.state === 'done') throw new DomainError('conflict', fr.notNow);
    if (locked.state === 'applying') await tellLists(tx.db, locked);
    const [changed] = await tx.db
      .update(feedRun)
      .set({
        state: locked.state === 'refused' ? 'refused' : 'canceled',
        updatedAt: tx.now,
        finishedAt: tx.now,
      })
      .where(eq(feedRun.id, id))
      .returning();
    return changed ?? locked;
  });
  ctx.services.jobs.wake('search-sync');
  ctx.services.publisher.kick().catch((error: unknown) => ctx.services.log.warn({ err: error }, 'pages'));
  await forgetBytes(ctx.services, id);
  return shown(ctx.db, row);
}

async function feedReport(
  ctx: Ctx,
  input: InputOf<typeof feedCalls.feedReport>,
): Promise<OutputOf<typeof feedCalls.feedReport>> {
  const { id, outcome, page, per_page } = input;
  const { counts, done } = await runIn(ctx, id, null);
  const rows = await ctx.db
    .select()
    .from(feedLine)
    .where(
      and(
        eq(feedLine.runId, id),
        outcome ? eq(feedLine.outcome, outcome) : undefined,
        // An import that was given up leaves behind it what the dry run said.
        lt(feedLine.position, done + (counts.vanished ?? 0)),
      ),
    )
    .orderBy(asc(feedLine.position))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const all = { ...NONE, ...counts } as FeedRun['counts'];
  const total = outcome ? all[outcome] : OUTCOMES.reduce((sum, one) => sum + all[one], 0);
  return { items: rows.map(({ runId: _, ...line }) => line), page, per_page, total };
}

export const runVerbs = {
  beginFeedRun,
  sendFeedPiece,
  readFeedRun,
  fetchFeed,
  checkFeedRun,
  applyFeedRun,
  cancelFeedRun,
  feedRunState: async (ctx: Ctx, { id }: InputOf<typeof feedCalls.feedRunState>) =>
    shown(ctx.db, await runIn(ctx, id, null)),
  feedReport,
};
