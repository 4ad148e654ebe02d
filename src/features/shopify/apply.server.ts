import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { shopifyItem } from '#src/server/db/schema/index.ts';
import { ShopifyFault, ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import type { Services } from '#src/server/services.ts';
import { findLinkOf, type LinkRow, withShop } from './access.server.ts';
import { applyFulfilment } from './fulfil.server.ts';
import { variantsGone } from './gone.server.ts';
import { type EventRow, Fulfilled, Level, Removed } from './kept-payload.ts';
import { onDataRequest, onRedact, onShopRedact, onUninstalled } from './privacy.server.ts';
import { momentOf, piecesOf } from './read-json.ts';
import type { Setup } from './shopify.ts';
import { changeStock } from './stock.server.ts';
import { maySell, removedKey, stockKey, takeVariants } from './take.server.ts';
import { wakeAll } from './tell.server.ts';
import { gid, ProductPayload, variantsOfPayload } from './variant.ts';

/** Answers of the shop that an event leaves out, asked before it is applied. */
export interface Known {
  /** The product is among those that are brought in. */
  chosen: boolean;
  /** Pieces over all places, where the shop has several; undefined where the event says it. */
  pieces?: number | null | undefined;
}

type Ready = LinkRow & { setup: Setup };
const isReady = (link: LinkRow | null): link is Ready => link?.setup != null;

/** Asks the shop what an event leaves out. Throws ShopifyAway. */
export async function beforeEvent(services: Services, { domain, topic, payload }: EventRow): Promise<Known> {
  const { db } = services.database;
  const link = await findLinkOf(db, domain);
  if (!isReady(link)) return { chosen: true };
  try {
    if (topic === 'products/update' || topic === 'products/create')
      return { chosen: await isChosen(services, link, ProductPayload.parse(payload)) };
    const several = (link.locations ?? 1) > 1;
    if (topic === 'inventory_levels/update' && several) return await countAnew(services, link, payload);
  } catch (error) {
    // What the shop does not tell is left as the event says it; the import of every day puts it right.
    if (!(error instanceof ShopifyFault || error instanceof ShopifyRefused)) throw error;
  }
  return { chosen: true };
}

/** A product that is brought in already is; another one has to be in a collection that was chosen. */
async function isChosen(services: Services, link: Ready, { id }: ProductPayload): Promise<boolean> {
  const { collections } = link.setup;
  if (collections === 'all') return true;
  const shopProductId = gid('Product', id);
  const mine = and(
    eq(shopifyItem.merchantId, link.merchantId),
    eq(shopifyItem.shopProductId, shopProductId),
    sql`${shopifyItem.productId} is not null`,
  );
  if (await services.database.db.$count(shopifyItem, mine)) return true;
  return withShop(services, link.merchantId, ({ shopify, access }) =>
    shopify.isAmong(access, shopProductId, collections),
  );
}

/** One place of several changed: their sum is what may be sold. */
async function countAnew(services: Services, link: Ready, payload: unknown): Promise<Known> {
  const item = gid('InventoryItem', Level.parse(payload).inventory_item_id);
  const counted = await withShop(services, link.merchantId, ({ shopify, access }) =>
    shopify.stockOf(access, [item]),
  );
  return { chosen: true, pieces: counted.get(item) };
}

/** Applies an event in the transaction that marks it. */
export async function applyEvent(tx: Ctx, row: EventRow, known: Known): Promise<void> {
  if (row.topic === 'shop/redact') return onShopRedact(tx, row.domain);
  if (row.topic === 'customers/data_request') return onDataRequest(tx, row);
  if (row.topic === 'customers/redact') return onRedact(tx, row);
  const link = await findLinkOf(tx.db, row.domain);
  if (!link) return;
  if (row.topic === 'app/uninstalled') return onUninstalled(tx, link, row.triggeredAt);
  if (row.topic.startsWith('fulfillments/'))
    return applyFulfilment(tx, link.merchantId, Fulfilled.parse(row.payload));
  if (!isReady(link)) return;
  await maySell(tx, link.merchantId);
  if (row.topic === 'products/delete') return onRemoved(tx, link, row);
  if (row.topic === 'inventory_levels/update') return onLevel(tx, link, { row, known });
  if (known.chosen) await onProduct(tx, link, ProductPayload.parse(row.payload));
}

async function onProduct(tx: Ctx, link: Ready, payload: ProductPayload): Promise<void> {
  const at = momentOf(payload.updated_at);
  const variants = variantsOfPayload(payload);
  const active = variants.filter((variant) => variant.active);
  const to = { merchantId: link.merchantId, setup: link.setup, countedAt: at, importId: null };
  if (active.length > 0) await takeVariants(tx, to, active);
  // A payload holds the first hundred variants of a product that has more.
  const whole = (payload.variant_gids?.length ?? 0) <= variants.length;
  if (whole)
    await variantsGone(tx, link.merchantId, {
      shopProductId: gid('Product', payload.id),
      but: active.map(({ variantId }) => variantId),
      at,
    });
  wakeAll(tx);
}

/** Kept under its product's own name too: a change that comes late does not bring it back. */
async function onRemoved(tx: Ctx, { merchantId }: Ready, { payload, triggeredAt: at }: EventRow) {
  const shopProductId = gid('Product', Removed.parse(payload).id);
  await tx.db
    .insert(shopifyItem)
    .values({ merchantId, variantId: removedKey(shopProductId), shopProductId, seenAt: at, goneAt: at })
    .onConflictDoUpdate({
      target: [shopifyItem.merchantId, shopifyItem.variantId],
      set: { seenAt: sql`greatest(shopify_item.seen_at, excluded.seen_at)` },
    });
  await variantsGone(tx, merchantId, { shopProductId, but: [], at });
  wakeAll(tx);
}

async function onLevel(
  tx: Ctx,
  { merchantId, setup }: Ready,
  { row, known }: { row: EventRow; known: Known },
) {
  const level = Level.parse(row.payload);
  const inventoryItemId = gid('InventoryItem', level.inventory_item_id);
  const told = known.pieces === undefined ? (level.available ?? null) : known.pieces;
  const stock = setup.stock === 'always' || told === null ? null : Math.max(0, piecesOf(told));
  // Counted now, when it was counted anew.
  const at = known.pieces === undefined && level.updated_at ? momentOf(level.updated_at) : row.triggeredAt;
  const older = sql`(${shopifyItem.stockSeenAt} is null or ${shopifyItem.stockSeenAt} <= ${at.toISOString()}::timestamptz)`;
  const mine = and(
    eq(shopifyItem.merchantId, merchantId),
    eq(shopifyItem.inventoryItemId, inventoryItemId),
    sql`${shopifyItem.variantId} like 'gid:%'`,
  );
  if (await tx.db.$count(shopifyItem, mine)) {
    const changed = await tx.db
      .update(shopifyItem)
      // A variant that is sold without counting stays so.
      .set({
        stock: sql`case when ${shopifyItem.stock} is null then null else ${stock}::int end`,
        stockSeenAt: at,
      })
      .where(and(mine, older))
      .returning({ id: shopifyItem.productId });
    return changeStock(
      tx,
      merchantId,
      changed.flatMap(({ id }) => id ?? []),
    );
  }
  await tx.db
    .insert(shopifyItem)
    .values({
      merchantId,
      variantId: stockKey(inventoryItemId),
      shopProductId: '',
      stock,
      stockSeenAt: at,
      goneAt: at,
    })
    .onConflictDoUpdate({
      target: [shopifyItem.merchantId, shopifyItem.variantId],
      set: { stock, stockSeenAt: at },
      setWhere: older,
    });
}
