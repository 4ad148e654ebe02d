import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { classification, feed, feedRun, product } from '#src/server/db/schema/index.ts';
import { feedFr as fr } from './feed.fr.ts';
import { nextRun, OUTCOMES } from './feed.ts';
import type { Feed, feedCalls, RunSummary } from './feeds.calls.ts';
import { runVerbs } from './runs.server.ts';
import { ownFeeds, requireOwnFeed, shopOf } from './scope.server.ts';

const RUNS_SHOWN = 5;
const NONE = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));

function summary(row: typeof feedRun.$inferSelect): RunSummary {
  const { id, name, state, unattended, counts, total, problem, remark } = row;
  return {
    id,
    name,
    state,
    unattended,
    total,
    problem,
    remark,
    counts: { ...NONE, ...counts } as RunSummary['counts'],
    created_at: row.createdAt.toISOString(),
  };
}

async function feedsOf(ctx: Ctx, id?: number): Promise<Feed[]> {
  const { db } = ctx;
  const rows = await db
    .select()
    .from(feed)
    .where(and(ownFeeds(ctx), id === undefined ? undefined : eq(feed.id, id)))
    .orderBy(asc(feed.name), asc(feed.id));
  const counts = await db
    .select({ id: product.feedId, n: count() })
    .from(product)
    .where(and(inArray(product.feedId, [0, ...rows.map((row) => row.id)]), isNull(product.deletedAt)))
    .groupBy(product.feedId);
  const products = new Map(counts.map((row) => [row.id, Number(row.n)]));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      merchant: row.merchant,
      url: row.url,
      schedule: row.schedule,
      sold_here: row.soldHere,
      default_shelf: row.defaultShelf,
      enabled: row.enabled,
      mapping: row.mapping as Feed['mapping'],
      shelves: row.shelves,
      products: products.get(row.id) ?? 0,
      next_run_at: row.nextRunAt?.toISOString() ?? null,
      runs: (
        await db
          .select()
          .from(feedRun)
          .where(eq(feedRun.feedId, row.id))
          .orderBy(desc(feedRun.createdAt))
          .limit(RUNS_SHOWN)
      ).map(summary),
    })),
  );
}

async function oneFeed(ctx: Ctx, id: number): Promise<Feed> {
  const [found] = await feedsOf(ctx, id);
  if (!found) throw notFound(fr.gone);
  return found;
}

const invalid = (name: string, sentence: string) =>
  new DomainError('field_invalid', sentence, { fields: { [name]: sentence } });

async function saveFeed(
  ctx: Ctx,
  input: InputOf<typeof feedCalls.saveFeed>,
): Promise<OutputOf<typeof feedCalls.saveFeed>> {
  const { id, default_shelf: defaultShelf, sold_here, merchant, ...own } = input;
  if (own.schedule !== 'manual' && own.url === null) throw invalid('url', fr.scheduleNeedsAddress);
  if (defaultShelf && !(await ctx.db.$count(classification, eq(classification.slug, defaultShelf))))
    throw invalid('default_shelf', fr.unknownShelf);
  return inTransaction(ctx, async (tx) => {
    const shop = await shopOf(tx, { id, merchant, soldHere: sold_here });
    const values = { ...own, ...shop, defaultShelf, updatedAt: tx.now };
    const nextRunAt = nextRun(own.schedule, tx.now);
    const rows =
      id === null
        ? await tx.db
            .insert(feed)
            .values({ ...values, nextRunAt })
            .returning()
        : await tx.db
            .update(feed)
            .set({
              ...values,
              // Another rhythm begins now; the same one goes on.
              nextRunAt: sql`case when ${feed.schedule} = ${own.schedule} and ${feed.nextRunAt} is not null then ${feed.nextRunAt} else ${nextRunAt?.toISOString() ?? null}::timestamptz end`,
            })
            .where(and(eq(feed.id, id), ownFeeds(tx)))
            .returning();
    const [row] = rows;
    if (!row) throw notFound(fr.gone);
    if (own.schedule === 'manual')
      await tx.db.update(feed).set({ nextRunAt: null }).where(eq(feed.id, row.id));
    await audit(tx, { action: 'feed.save', target: `feed:${row.id}` });
    return oneFeed(tx, row.id);
  });
}

async function deleteFeed(
  ctx: Ctx,
  { id }: InputOf<typeof feedCalls.deleteFeed>,
): Promise<OutputOf<typeof feedCalls.deleteFeed>> {
  return inTransaction(ctx, async (tx) => {
    await requireOwnFeed(tx, id);
    // No shop answers for them any more.
    await tx.db.execute(sql`
      insert into search_outbox (kind, ref_id)
      select 'product', id::text from product where feed_id = ${id} and availability <> 'out_of_stock'`);
    await tx.db
      .update(product)
      .set({ availability: 'out_of_stock' })
      .where(and(eq(product.feedId, id), ne(product.availability, 'out_of_stock')));
    await tx.db.delete(feed).where(eq(feed.id, id));
    await audit(tx, { action: 'feed.delete', target: `feed:${id}` });
    tx.afterCommit(() => tx.services.jobs.wake('search-sync'));
    return {};
  });
}

export const feedVerbs = {
  listFeeds: async (ctx: Ctx) => ({ items: await feedsOf(ctx) }),
  saveFeed,
  deleteFeed,
  ...runVerbs,
};
