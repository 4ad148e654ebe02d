import { and, eq, inArray } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { shopifyImport, shopifyItem, shopifyLink } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { importJob } from './import.jobs.server.ts';
import type { shopifyCalls } from './shopify.calls.ts';
import { importFr, shopifyRefusals } from './shopify.fr.ts';
import { OPEN_IMPORTS, requireLink, shopifyState } from './state.server.ts';

/** Each reads a whole shop. */
const SYNCED: LimitPolicy = { name: 'shopify-syncs', points: 12, seconds: 3600 };

/** Chooses what is brought in, and begins. Throws shopify_off, shopify_not_linked, conflict. */
export async function setUp(ctx: Ctx, input: InputOf<typeof shopifyCalls.setup>) {
  await requireLink(ctx);
  const { merchantId, uuid } = requireMerchant(ctx.actor);
  await ctx.services.limits.take(SYNCED, uuid);
  const { collections, stock, price_percent } = input;
  const setup = {
    collections: collections === 'all' ? collections : [...new Set(collections)],
    stock,
    price_percent,
  };
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(shopifyLink).set({ setup }).where(eq(shopifyLink.merchantId, merchantId));
    // By other rules the same line is another article.
    await tx.db.update(shopifyItem).set({ hash: null }).where(eq(shopifyItem.merchantId, merchantId));
    await audit(tx, { action: 'shopify.setup', target: `merchant_id:${merchantId}`, detail: setup });
    // One under way brings in what was chosen before.
    await tx.db
      .update(shopifyImport)
      .set({ state: 'failed', problem: importFr.replaced, updatedAt: tx.now })
      .where(and(eq(shopifyImport.merchantId, merchantId), inArray(shopifyImport.state, [...OPEN_IMPORTS])));
    await begin(tx, merchantId);
  });
  return shopifyState(ctx);
}

/** « Synchroniser maintenant ». Throws shopify_off, shopify_not_linked, conflict. */
export async function syncNow(ctx: Ctx) {
  const link = await requireLink(ctx);
  if (!link.setup) throw shopifyRefusals.notSetUp();
  await ctx.services.limits.take(SYNCED, requireMerchant(ctx.actor).uuid);
  await inTransaction(ctx, (tx) => begin(tx, link.merchantId));
  return shopifyState(ctx);
}

/** One import at a time: while one is under way, asking again goes on with it. */
async function begin(tx: Ctx, merchantId: number): Promise<void> {
  const [made] = await tx.db
    .insert(shopifyImport)
    .values({ merchantId })
    .onConflictDoNothing()
    .returning({ id: shopifyImport.id });
  if (made) tx.afterCommit(() => void tx.services.jobs.send(importJob, { id: made.id }));
}
