import { and, count, desc, eq, ilike, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { slugOfName } from '#src/features/catalogue/admin/product-save.server.ts';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import { thumbOf } from '#src/features/catalogue/admin/thumb.ts';
import { type ProductRow, productColumns, toProduct } from '#src/features/catalogue/catalogue.server.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { rateOf, vatPercentOf } from '#src/lib/vat-rates.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { brand, classification, merchant, product } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { merchantRefusals } from './merchant.fr.ts';
import type { OwnProduct, sellerProductCalls } from './products.calls.ts';

type Row = typeof product.$inferSelect;

const SAVED: LimitPolicy = { name: 'seller-products', points: 600, seconds: 3600 };
const ROWS = 30;

function toOwn(row: ProductRow): OwnProduct {
  const { product: own } = row;
  return {
    ...toProduct(row),
    stock: own.stock,
    status: statusOf(own),
    classification: own.classificationSlug,
    gtin: own.gtin,
    vat_percent: vatPercentOf(own.vatRate),
  };
}

function statusOf({ archivedAt, withheld, enabled, availability }: Row): OwnProduct['status'] {
  if (archivedAt) return 'archived';
  if (withheld) return 'withheld';
  if (!enabled) return 'blocked';
  return availability === 'out_of_stock' ? 'out_of_stock' : 'active';
}

/** Products of the session's business, and no other. */
const owned = (ctx: Ctx) =>
  and(eq(product.merchantId, requireMerchant(ctx.actor).merchantId), isNull(product.deletedAt));

export async function listProducts(ctx: Ctx, { query, page }: InputOf<typeof sellerProductCalls.list>) {
  const like = holding(query);
  const where = and(owned(ctx), query ? ilike(product.name, like) : undefined);
  const rows = await ctx.db
    .select(productColumns)
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(where)
    .orderBy(desc(product.id))
    .limit(ROWS)
    .offset((page - 1) * ROWS);
  const [found] = await ctx.db.select({ n: count() }).from(product).where(where);
  return { items: rows.map(toOwn), page, per_page: ROWS, total: Number(found?.n ?? 0) };
}

async function ownProduct(ctx: Ctx, id: number): Promise<OwnProduct> {
  const [row] = await ctx.db
    .select(productColumns)
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(eq(product.id, id), owned(ctx)));
  if (!row) throw merchantRefusals.productNotFound();
  return toOwn(row);
}

/** Throws not_found. */
export const getOwnProduct = (ctx: Ctx, { product_id }: { product_id: number }) =>
  ownProduct(ctx, product_id);

export const listShelves = async (ctx: Ctx) => ({ items: await allClassifications(ctx) });

/** The product, held until the transaction ends. Another seller's is not found. */
async function lockOwn(tx: Ctx, id: number): Promise<Row> {
  const [row] = await tx.db
    .select()
    .from(product)
    .where(and(eq(product.id, id), owned(tx)))
    .for('no key update');
  if (!row) throw merchantRefusals.productNotFound();
  return row;
}

/** True while its seller may sell: told under a lock that an approval waits for. */
async function maySell(tx: Ctx): Promise<boolean> {
  const [row] = await tx.db
    .select({ status: merchant.status })
    .from(merchant)
    .where(eq(merchant.id, requireMerchant(tx.actor).merchantId))
    .for('share');
  return row?.status === 'active';
}

/**
 * The stock to keep. A form opened before a sale sends the stock of before: left alone it stays what it is now, and
 * written anew it is refused, with what is left.
 */
function stockAfter(now: number | null, { stock, stock_before }: InputOf<typeof sellerProductCalls.save>) {
  if (stock_before === undefined || stock_before === now || stock === now) return stock;
  if (stock === stock_before) return now;
  throw merchantRefusals.stockMoved(now);
}

const soldOut = (stock: number | null) => (stock === 0 ? ('out_of_stock' as const) : ('in_stock' as const));
const stocked = (stock: number | null) => ({ stock, availability: soldOut(stock) });

/** Throws not_found, image_invalid, field_invalid. */
export async function saveProduct(
  ctx: Ctx,
  input: InputOf<typeof sellerProductCalls.save>,
): Promise<OwnProduct> {
  const me = requireMerchant(ctx.actor);
  await ctx.services.limits.take(SAVED, `merchant:${me.merchantId}`);
  const before = input.id ? await ownProduct(ctx, input.id) : null;
  const { vat_percent: percent } = input;
  const images = await storedImages(ctx, input.images, before?.images ?? []);
  return inTransaction(ctx, async (tx) => {
    // Always before its products: an approval holds them in this order too.
    const selling = await maySell(tx);
    if (!(await tx.db.$count(classification, eq(classification.slug, input.classification))))
      throw merchantRefusals.shelfUnknown();
    const columns = {
      name: input.name,
      slug: slugOfName(input.name),
      description: input.description,
      priceCents: input.price,
      brandId: await brandOf(tx, input.brand_name),
      brandText: input.brand_name || null,
      classificationSlug: input.classification,
      images,
      thumbImage: images[0] ? thumbOf(images[0]) : null,
      gtin: input.gtin,
      ...(percent === undefined ? {} : { vatRate: percent === null ? null : rateOf(percent) }),
      updatedAt: tx.now,
    };
    const id = input.id
      ? await change(tx, { id: input.id, columns, input })
      : await insert(tx, { ...columns, ...stocked(input.stock) }, selling);
    await audit(tx, { action: 'merchant.product', target: `product:${id}` });
    await tellCatalogue(tx, { products: [id] });
    return ownProduct(tx, id);
  });
}

interface Change {
  id: number;
  columns: Partial<Row>;
  input: InputOf<typeof sellerProductCalls.save>;
}

async function change(tx: Ctx, { id, columns, input }: Change): Promise<number> {
  const row = await lockOwn(tx, id);
  const stock = stockAfter(row.stock, input);
  await tx.db
    .update(product)
    .set({ ...columns, ...stocked(stock), keptFields: keptOf(row, columns), revision: row.revision + 1 })
    .where(eq(product.id, id));
  return id;
}

/** Fields that a feed writes too, by the name an import knows them under (feeds/write.server.ts). */
const FED = {
  name: 'name',
  description: 'description',
  price: 'priceCents',
  brand_id: 'brandId',
  classification: 'classificationSlug',
  images: 'images',
  gtin: 'gtin',
  vat_rate: 'vatRate',
} as const satisfies Record<string, keyof Row>;

/** The fields that the seller wrote otherwise than their feed: they stay as written. */
function keptOf(row: Row, columns: Partial<Row>): string[] {
  if (row.feedId === null) return row.keptFields;
  const changed = Object.entries(FED).flatMap(([name, column]) =>
    columns[column] === undefined || JSON.stringify(row[column]) === JSON.stringify(columns[column])
      ? []
      : [name],
  );
  return [...new Set([...row.keptFields, ...changed])];
}

async function insert(
  tx: Ctx,
  columns: Partial<Row> & Pick<Row, 'name' | 'slug'>,
  selling: boolean,
): Promise<number> {
  const [made] = await tx.db
    .insert(product)
    .values({
      ...columns,
      kind: 'catalogue',
      soldHere: true,
      merchantId: requireMerchant(tx.actor).merchantId,
      enabled: selling,
      withheld: !selling,
    })
    .returning({ id: product.id });
  if (!made) throw new Error('The product was not kept');
  return made.id;
}

/** A brand of the catalogue by its name; one that is not there stays a word of its seller's. */
async function brandOf(tx: Ctx, name: string | null): Promise<number | null> {
  const slug = name ? toSlug(name) : '';
  if (!slug) return null;
  const [found] = await tx.db.select({ id: brand.id }).from(brand).where(eq(brand.slug, slug));
  return found?.id ?? null;
}

/** New pictures are kept; an address is only good when the product has it already. */
async function storedImages(ctx: Ctx, sent: string[], known: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const one of sent) {
    if (known.includes(one)) kept.push(one);
    else kept.push((await storeImage(ctx.services, readDataUrl(one, 'images'), senderOf(ctx))).url);
  }
  return kept;
}

/** Throws not_found. */
export function setStock(ctx: Ctx, { product_id, stock }: InputOf<typeof sellerProductCalls.setStock>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx, product_id);
    await tx.db
      .update(product)
      .set({ ...stocked(stock), revision: row.revision + 1, updatedAt: tx.now })
      .where(eq(product.id, row.id));
    await tellCatalogue(tx, { products: [row.id] });
    return ownProduct(tx, row.id);
  });
}

/** Put away, "withheld" says that the desk took it out of sale: only the desk gives it back. */
const putAwayOf = ({ enabled, withheld }: Row, now: Date) => ({
  archivedAt: now,
  enabled: false,
  withheld: !enabled && !withheld,
});

const backOf = ({ withheld: byDesk }: Row, selling: boolean) => ({
  enabled: selling && !byDesk,
  withheld: !selling && !byDesk,
});

/** Put away, it is not for sale; lists keep it. What the desk took out of sale stays so. Throws not_found. */
export function archiveProduct(ctx: Ctx, input: InputOf<typeof sellerProductCalls.archive>) {
  return inTransaction(ctx, async (tx) => {
    const selling = await maySell(tx);
    const row = await lockOwn(tx, input.product_id);
    if ((row.archivedAt !== null) === input.archived) return ownProduct(tx, row.id);
    const open = input.archived ? putAwayOf(row, tx.now) : { archivedAt: null, ...backOf(row, selling) };
    await tx.db
      .update(product)
      .set({ ...open, revision: row.revision + 1, updatedAt: tx.now })
      .where(eq(product.id, row.id));
    await audit(tx, {
      action: 'merchant.archive',
      target: `product:${row.id}`,
      detail: { archived: input.archived },
    });
    await tellCatalogue(tx, { products: [row.id] });
    return ownProduct(tx, row.id);
  });
}
