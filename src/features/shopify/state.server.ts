import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { shopifyImport, shopifyItem, shopifyOrder, shopifyRefusal } from '#src/server/db/schema/index.ts';
import { ShopifyAway, ShopifyFault, ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import { findLink, withShop } from './access.server.ts';
import { requireShopify } from './link.server.ts';
import type { shopifyCalls } from './shopify.calls.ts';
import { shopifyRefusals } from './shopify.fr.ts';
import { REFUSED_PER_PAGE, type ShopifyState } from './shopify.ts';

/** States a process works in; a restart goes on with them. */
export const OPEN_IMPORTS = ['asked', 'running', 'reading'] as const;

type ImportRow = typeof shopifyImport.$inferSelect;

const toImport = ({ state, done, total, counts, problem, createdAt }: ImportRow) => ({
  state,
  done,
  total,
  created: counts.created ?? 0,
  updated: counts.updated ?? 0,
  unchanged: counts.unchanged ?? 0,
  refused: counts.refused ?? 0,
  problem,
  began_at: createdAt.toISOString(),
});

/** The link of the session's business, what it brought in, and the last import. */
export async function shopifyState(ctx: Ctx): Promise<ShopifyState> {
  const { merchantId } = requireMerchant(ctx.actor);
  const link = await findLink(ctx.db, merchantId);
  const [last] = link
    ? await ctx.db
        .select()
        .from(shopifyImport)
        .where(eq(shopifyImport.merchantId, merchantId))
        .orderBy(desc(shopifyImport.id))
        .limit(1)
    : [];
  return {
    open: ctx.services.config.shopify !== null,
    domain: link?.domain ?? null,
    linked_at: link?.linkedAt.toISOString() ?? null,
    last_sync: link?.lastSyncAt?.toISOString() ?? null,
    products: link ? await onSale(ctx.db, merchantId) : 0,
    refused: await ctx.db.$count(shopifyRefusal, eq(shopifyRefusal.merchantId, merchantId)),
    setup: link?.setup ?? null,
    refused_by_shopify: Boolean(link?.refusedAt),
    import: last ? toImport(last) : null,
    orders: await ordersOf(ctx.db, merchantId),
  };
}

const onSale = (db: Db, merchantId: number) =>
  db.$count(
    shopifyItem,
    and(eq(shopifyItem.merchantId, merchantId), isNull(shopifyItem.goneAt), isNotNull(shopifyItem.productId)),
  );

async function ordersOf(db: Db, merchantId: number) {
  const rows = await db
    .select({ state: shopifyOrder.state, n: count() })
    .from(shopifyOrder)
    .where(eq(shopifyOrder.merchantId, merchantId))
    .groupBy(shopifyOrder.state);
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.n ?? 0);
  return { made: of('made'), waiting: of('asked'), failed: of('failed') };
}

export async function refusedLines(
  ctx: Ctx,
  { page }: InputOf<typeof shopifyCalls.refused>,
): Promise<OutputOf<typeof shopifyCalls.refused>> {
  const mine = eq(shopifyRefusal.merchantId, requireMerchant(ctx.actor).merchantId);
  const rows = await ctx.db
    .select()
    .from(shopifyRefusal)
    .where(mine)
    .orderBy(shopifyRefusal.title, shopifyRefusal.variantId)
    .limit(REFUSED_PER_PAGE)
    .offset((page - 1) * REFUSED_PER_PAGE);
  return {
    items: rows.map(({ variantId, shopProductId, title, why, at }) => ({
      variant: variantId,
      product: shopProductId,
      title,
      why,
      at: at.toISOString(),
    })),
    page,
    per_page: REFUSED_PER_PAGE,
    total: await ctx.db.$count(shopifyRefusal, mine),
  };
}

/** Throws shopify_off, shopify_not_linked, unavailable. */
export async function shopCollections(ctx: Ctx): Promise<OutputOf<typeof shopifyCalls.collections>> {
  await requireShopify(ctx);
  const { merchantId } = requireMerchant(ctx.actor);
  try {
    return await withShop(ctx.services, merchantId, async ({ shopify, access }) => ({
      items: await shopify.collections(access),
    }));
  } catch (error) {
    if (error instanceof ShopifyRefused) throw shopifyRefusals.notLinked();
    if (error instanceof ShopifyAway || error instanceof ShopifyFault) throw shopifyRefusals.away();
    throw error;
  }
}

/** The link of the session's business, when it can be used. Throws shopify_off, shopify_not_linked. */
export async function requireLink(ctx: Ctx) {
  await requireShopify(ctx);
  const link = await findLink(ctx.db, requireMerchant(ctx.actor).merchantId);
  if (!link || link.refusedAt) throw shopifyRefusals.notLinked();
  return link;
}
