import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db, Rows } from '#src/server/db/connect.ts';
import { textsIn } from '#src/server/db/ids-in.ts';
import { type feed, feedRun, product } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { type Article, articleOf, type Read } from './article.ts';
import { feedFr as fr } from './feed.fr.ts';
import type { Counts, Mapping, Outcome, Row } from './feed.ts';
import type { Ready } from './ready.ts';
import { shelfOf } from './shelf.ts';
import { writeArticles } from './write.server.ts';

export type Run = typeof feedRun.$inferSelect;
export type Feed = typeof feed.$inferSelect;

export interface Importing {
  services: Services;
  run: Run;
  feed: Feed;
  /** The shop's shelves by what editors may call them: slugs and labels. */
  known: ReadonlyMap<string, string>;
}

export interface Line {
  key: string | null;
  title: string | null;
  outcome: Exclude<Outcome, 'vanished'>;
  message: string | null;
}

interface Judged {
  line: Line;
  /** The article to be written. */
  article: Ready | null;
}

/** The articles of a feed that the database knows. */
type Known = Map<string, { hash: string | null; deleted: boolean }>;

/**
 * The next rows of a file, in one transaction with how far the run got: a process that dies in between goes on
 * where it was, and two that read the same file do each row once. False when the run is no longer at `done`.
 */
export async function takeBatch(to: Importing, rows: readonly Row[], done: number): Promise<boolean> {
  const { services, run } = to;
  const write = run.state === 'applying';
  return inTransaction(systemCtx(services), async (tx) => {
    const [now] = await tx.db.select().from(feedRun).where(eq(feedRun.id, run.id)).for('no key update');
    if (!now || now.state !== run.state || now.done !== done) return false;
    const mapping = columnsOf(to.feed);
    const reads = rows.map((row) => articleOf(row, mapping));
    const judged = await judge(tx.db, to, { reads, done });
    const ready = judged.flatMap(({ article }) => article ?? []);
    if (write && ready.length > 0) await writeArticles(tx, to.feed, ready);
    await keepLines(tx.db, run.id, { done, lines: judged.map(({ line }) => line) });
    await advance(tx, now, { judged, reads });
    return true;
  });
}

/** Our own goods have the rate of the accounts: a column of rates is read for a seller alone. */
function columnsOf({ mapping, merchantId }: Feed): Mapping {
  const { vat, ...columns } = mapping ?? {};
  return merchantId === null || vat === undefined ? columns : { ...columns, vat };
}

async function judge(
  db: Db,
  to: Importing,
  { reads, done }: { reads: readonly Read[]; done: number },
): Promise<Judged[]> {
  const keys = reads.flatMap(({ key }) => key ?? []);
  const seen = await seenBefore(db, to.run.id, { keys, done });
  const known = await knownOf(db, to.feed.id, keys);
  return reads.map((read) => {
    const { key, title, article, message } = read;
    const double = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    if (!article || double)
      return {
        line: { key, title, outcome: 'refused', message: double ? fr.line.double : message },
        article: null,
      };
    const ready = readyOf(to, article);
    const before = known.get(article.key);
    if (before?.deleted)
      return { line: { key, title, outcome: 'unchanged', message: fr.line.removedByHand }, article: null };
    const outcome = !before ? 'created' : before.hash === ready.hash ? 'unchanged' : 'updated';
    return { line: { key, title, outcome, message }, article: outcome === 'unchanged' ? null : ready };
  });
}

/** The article of a line, after what editors decided for the feed; the same again has the same hash. */
function readyOf({ feed: own, known }: Importing, article: Article): Ready {
  const shelfSlug = shelfOf(article.shelf, { shelves: own.shelves, fallback: own.defaultShelf, known });
  // Pieces are counted for a seller; the operator's feeds say if there is one.
  const { stock, vatRate, ...plain } = article;
  const counted = own.merchantId === null ? null : stock;
  const said = JSON.stringify([
    ...[plain, shelfSlug, own.soldHere],
    ...(counted === null ? [] : [counted]),
    ...(vatRate === null ? [] : [{ vatRate }]),
  ]);
  return {
    ...article,
    stock: counted,
    shelfSlug,
    hash: createHash('sha256').update(said).digest('base64url').slice(0, 22),
  };
}

/** Each key is looked up for itself: whatever the planner knows of a table that is being filled, it never reads it whole. */
async function seenBefore(
  db: Db,
  runId: string,
  { keys, done }: { keys: string[]; done: number },
): Promise<Set<string>> {
  if (keys.length === 0 || done === 0) return new Set();
  const { rows } = (await db.execute(sql`
    select k.key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as k(key),
      lateral (select from feed_line l where l.run_id = ${runId} and l.key = k.key and l.position < ${done} limit 1) as seen
  `)) as unknown as Rows;
  return new Set(rows.map(({ key }) => String(key)));
}

async function knownOf(db: Db, feedId: number, keys: string[]): Promise<Known> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: product.feedKey, hash: product.feedHash, deletedAt: product.deletedAt })
    .from(product)
    .where(and(eq(product.feedId, feedId), textsIn(product.feedKey, keys)));
  return new Map(rows.map(({ key, hash, deletedAt }) => [key ?? '', { hash, deleted: deletedAt !== null }]));
}

/** A line that says already what it is to say, since the dry run, is left as it lies. */
export async function keepLines(
  db: Db,
  runId: string,
  { done, lines }: { done: number; lines: readonly (Omit<Line, 'outcome'> & { outcome: Outcome })[] },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, n) => ({ ...line, position: done + n }));
  await db.execute(sql`
    insert into feed_line (run_id, position, key, title, outcome, message)
    select ${runId}, r.position, r.key, r.title, r.outcome, r.message
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(position int, key text, title text, outcome text, message text)
    on conflict (run_id, position) do update set
      key = excluded.key, title = excluded.title, outcome = excluded.outcome, message = excluded.message
    where (feed_line.key, feed_line.title, feed_line.outcome, feed_line.message)
      is distinct from (excluded.key, excluded.title, excluded.outcome, excluded.message)`);
}

async function advance(
  { db }: Ctx,
  run: Run,
  { judged, reads }: { judged: readonly Judged[]; reads: readonly Read[] },
): Promise<void> {
  const counts: Counts = { ...run.counts };
  for (const { line } of judged) counts[line.outcome] = (counts[line.outcome] ?? 0) + 1;
  const shelves = run.state === 'checking' ? countShelves(run.shelves, reads) : run.shelves;
  await db
    .update(feedRun)
    .set({ done: run.done + judged.length, counts, shelves, updatedAt: new Date() })
    .where(eq(feedRun.id, run.id));
}

const SHELVES_MOST = 300;

function countShelves(before: Record<string, number>, reads: readonly Read[]): Record<string, number> {
  const shelves = { ...before };
  for (const { article } of reads) {
    const name = article?.shelf;
    if (!name || (!Object.hasOwn(shelves, name) && Object.keys(shelves).length >= SHELVES_MOST)) continue;
    shelves[name] = (Object.hasOwn(shelves, name) ? (shelves[name] ?? 0) : 0) + 1;
  }
  return shelves;
}
