import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { knownShelves } from '#src/features/catalogue/feeds/shelf.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { textsIn } from '#src/server/db/ids-in.ts';
import { classification, merchant, product, shopifyItem } from '#src/server/db/schema/index.ts';
import { type Judged, judge, piecesOf, type Ready } from './judge.ts';
import { keepRefusals, type Refused } from './refusals.server.ts';
import { lineFr } from './shopify.fr.ts';
import type { Setup } from './shopify.ts';
import { applyStock } from './stock.server.ts';
import { putAway, tellStock } from './tell.server.ts';
import { numberOf, type ShopVariant } from './variant.ts';
import { writeProducts } from './write.server.ts';

type Item = typeof shopifyItem.$inferSelect;

export interface Taking {
  merchantId: number;
  setup: Setup;
  /** When the shop counted the pieces. */
  countedAt: Date;
  /** The import that reads them, if one does. */
  importId: number | null;
}

export type Counts = Partial<Record<'created' | 'updated' | 'unchanged' | 'refused', number>>;

/** Of what is told before its variant: that its product was removed, and its pieces. */
export const removedKey = (shopProductId: string) => `product:${shopProductId}`;
export const stockKey = (inventoryItemId: string) => `stock:${inventoryItemId}`;

/**
 * Brings variants in, in one transaction: new ones, changed ones, and those that are no article, with the reason. A word
 * of the shop that is older than the last one changes nothing, in whatever order they come.
 */
export async function takeVariants(tx: Ctx, to: Taking, variants: readonly ShopVariant[]): Promise<Counts> {
  const selling = await maySell(tx, to.merchantId);
  const items = await lockItems(tx.db, to.merchantId, variants);
  const early = await earlyWords(tx.db, to.merchantId, variants);
  const known = knownShelves(await tx.db.select().from(classification));
  const judged = variants.flatMap((variant): Case[] => {
    const item = items.get(variant.variantId);
    return item ? [{ variant, item, told: caseOf(to, { variant, item, early, known }) }] : [];
  });
  const ready = judged.flatMap(({ item, told }) =>
    'ready' in told && isNews(item, told.ready) ? [told.ready] : [],
  );
  const written = await writeProducts(tx, { merchantId: to.merchantId, selling }, ready);
  const ids = new Map(written.map(({ key, id }) => [key, id]));
  const refused = judged.flatMap((one) => refusalOf(one, ids, ready));
  await keepItems(tx.db, to, { judged, ids, early, refused });
  await comeBack(tx, { judged, ids, selling });
  await keepRefusals(tx, to.merchantId, { refused, taken: judged.map(({ variant }) => variant.variantId) });
  await tellStock(tx, await applyStock(tx, to.merchantId, productsOf(judged, ids)));
  return countsOf({
    judged,
    refused,
    created: written.filter(({ isNew }) => isNew).length,
    written: written.length,
  });
}

type Told = Judged | { stale: true };

interface Case {
  variant: ShopVariant;
  item: Item;
  told: Told;
}

/** True while its seller may sell: told under a lock that an approval waits for. */
export async function maySell(tx: Ctx, merchantId: number): Promise<boolean> {
  const [row] = await tx.db
    .select({ status: merchant.status })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for('share');
  return row?.status === 'active';
}

/** A row for each variant, held until the transaction ends, always in the same order. */
async function lockItems(db: Db, merchantId: number, variants: readonly ShopVariant[]) {
  const rows = variants
    .map(({ variantId, shopProductId, inventoryItemId }) => ({ variantId, shopProductId, inventoryItemId }))
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  await db.execute(sql`
    insert into shopify_item (merchant_id, variant_id, shop_product_id, inventory_item_id)
    select ${merchantId}::bigint, r."variantId", r."shopProductId", r."inventoryItemId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("variantId" text, "shopProductId" text, "inventoryItemId" text)
    on conflict do nothing`);
  const found = await db
    .select()
    .from(shopifyItem)
    .where(
      and(
        eq(shopifyItem.merchantId, merchantId),
        textsIn(
          shopifyItem.variantId,
          rows.map(({ variantId }) => variantId),
        ),
      ),
    )
    .orderBy(asc(shopifyItem.variantId))
    .for('update');
  return new Map(found.map((item) => [item.variantId, item]));
}

type Early = Map<string, Item>;

/** Words of the shop that came before these variants. */
async function earlyWords(db: Db, merchantId: number, variants: readonly ShopVariant[]): Promise<Early> {
  const keys = new Set(
    variants.flatMap(({ shopProductId, inventoryItemId }) => [
      removedKey(shopProductId),
      ...(inventoryItemId ? [stockKey(inventoryItemId)] : []),
    ]),
  );
  const found = await db
    .select()
    .from(shopifyItem)
    .where(and(eq(shopifyItem.merchantId, merchantId), textsIn(shopifyItem.variantId, keys)));
  return new Map(found.map((item) => [item.variantId, item]));
}

interface Beside {
  variant: ShopVariant;
  item: Item;
  early: Early;
  known: ReadonlyMap<string, string>;
}

function caseOf(to: Taking, { variant, item, early, known }: Beside): Told {
  const removed = early.get(removedKey(variant.shopProductId))?.seenAt;
  if (removed && removed >= variant.updatedAt) return { stale: true };
  if (item.seenAt && item.seenAt > variant.updatedAt) return { stale: true };
  return judge(variant, { setup: to.setup, known });
}

const isNews = (item: Item, { hash }: Ready) =>
  item.hash !== hash || item.goneAt !== null || item.productId === null;

/** A line that is no article, or one that an administrator removed, which is written no more. */
function refusalOf({ variant, told }: Case, ids: Map<string, number>, ready: readonly Ready[]): Refused[] {
  const named = {
    variantId: variant.variantId,
    shopProductId: variant.shopProductId,
    title: variant.title || lineFr.unknown,
  };
  if ('why' in told) return [{ ...named, why: told.why }];
  if ('ready' in told && ready.includes(told.ready) && !ids.has(told.ready.key))
    return [{ ...named, why: lineFr.removedHere }];
  return [];
}

interface Outcome {
  judged: readonly Case[];
  ids: ReadonlyMap<string, number>;
  early: Early;
  refused: readonly Refused[];
}

/** The rows of the variants, as they are known from now on. */
async function keepItems(db: Db, to: Taking, { judged, ids, early, refused }: Outcome): Promise<void> {
  const not = new Set(refused.map(({ variantId }) => variantId));
  const rows = judged.map(({ variant, item, told }) => {
    const stock = stockOf(to, { variant, item, early });
    const seen = 'stale' in told ? item.seenAt : variant.updatedAt;
    const id = ids.get(numberOf(variant.variantId)) ?? item.productId;
    const gone = not.has(variant.variantId) ? to.countedAt : 'stale' in told ? item.goneAt : null;
    return {
      v: variant.variantId,
      inv: variant.inventoryItemId ?? item.inventoryItemId,
      p: id,
      h: 'ready' in told ? told.ready.hash : 'stale' in told ? item.hash : null,
      s: stock.pieces,
      seen: seen?.toISOString() ?? null,
      counted: stock.at.toISOString(),
      gone: gone?.toISOString() ?? null,
      i: to.importId ?? item.importId,
    };
  });
  await db.execute(sql`
    update shopify_item set inventory_item_id = r.inv, product_id = r.p, hash = r.h, stock = r.s, seen_at = r.seen,
      stock_seen_at = r.counted, gone_at = r.gone, import_id = r.i
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(v text, inv text, p bigint, h text, s int,
      seen timestamptz, counted timestamptz, gone timestamptz, i bigint)
    where merchant_id = ${to.merchantId} and variant_id = r.v`);
}

/** The last count that the shop told: this one, or one that came before. */
function stockOf(to: Taking, { variant, item, early }: Omit<Beside, 'known'>) {
  const before = variant.inventoryItemId ? early.get(stockKey(variant.inventoryItemId)) : undefined;
  const counts = [
    { pieces: piecesOf(variant, to.setup), at: to.countedAt },
    ...(item.stockSeenAt ? [{ pieces: item.stock, at: item.stockSeenAt }] : []),
    ...(before?.stockSeenAt ? [{ pieces: before.stock, at: before.stockSeenAt }] : []),
  ];
  const last = counts.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? counts[0];
  const counted = piecesOf(variant, to.setup) !== null;
  // Sold without counting, whatever the shop counts.
  return { at: (last ?? { at: to.countedAt }).at, pieces: counted ? (last?.pieces ?? null) : null };
}

/** Variants that had left are for sale again, but what the desk took out of sale; those that became unfit for it leave. */
async function comeBack(
  tx: Ctx,
  { judged, ids, selling }: { judged: readonly Case[]; ids: ReadonlyMap<string, number>; selling: boolean },
): Promise<void> {
  const back = judged.flatMap(({ item, variant }) => {
    const id = ids.get(numberOf(variant.variantId));
    return item.goneAt !== null && id !== undefined ? [id] : [];
  });
  for (const id of back)
    await tx.db
      .update(product)
      .set({
        archivedAt: null,
        enabled: sql`${selling}::boolean and not ${product.withheld}`,
        withheld: sql`not ${selling}::boolean and not ${product.withheld}`,
      })
      .where(and(eq(product.id, id), isNull(product.deletedAt), isNotNull(product.archivedAt)));
  const unfit = judged.flatMap(({ item, told }) =>
    'why' in told && item.goneAt === null && item.productId !== null ? [item.productId] : [],
  );
  await putAway(tx, unfit);
}

function productsOf(judged: readonly Case[], ids: ReadonlyMap<string, number>): number[] {
  return judged.flatMap(({ item, variant }) => ids.get(numberOf(variant.variantId)) ?? item.productId ?? []);
}

interface Counted {
  judged: readonly Case[];
  refused: readonly Refused[];
  created: number;
  written: number;
}

const countsOf = ({ judged, refused, created, written }: Counted): Counts => ({
  created,
  updated: written - created,
  refused: refused.length,
  unchanged: judged.length - written - refused.length,
});
