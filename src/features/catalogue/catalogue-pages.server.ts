import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { brand, classification, merchant, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { findProducts, productColumns, toProduct } from './catalogue.server.ts';
import { inCatalogue } from './in-catalogue.server.ts';
import { type Offer, offersOf, sellerTag } from './offers.server.ts';
import type { Product } from './product.ts';

export interface ProductDetail {
  product: Product;
  classification: { slug: string; label: string } | null;
  delivery: string | null;
  demo: boolean;
  tags: { name: string; slug: string }[];
  similar: Product[];
  offers: Offer[];
  /** The business that sells it here; null: the operator, or nobody. */
  seller: Offer['seller'];
  gtin: string | null;
}

/** A catalogue product with what surrounds it on its page; null when it is no (longer) one. */
export async function findProductDetail(db: Db, id: number): Promise<ProductDetail | null> {
  pageTag(`product:${id}`);
  const [row] = await db
    .select({ ...productColumns, label: classification.label })
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .leftJoin(classification, eq(product.classificationSlug, classification.slug))
    .where(and(eq(product.id, id), inCatalogue));
  if (!row) return null;
  const slug = row.product.classificationSlug;
  const tags = await tagsOf(db, id);
  pageTag('list:classification');
  if (row.brandSlug) pageTag(`brand:${row.brandSlug}`);
  return {
    product: toProduct(row),
    classification: slug && row.label ? { slug, label: row.label } : null,
    delivery: row.product.delivery,
    demo: row.product.demo,
    tags,
    similar: await similarProducts(db, id, slug),
    offers: await offersOf(db, row.product),
    seller: row.product.merchantId === null ? null : await sellerOf(db, row.product.merchantId),
    gtin: row.product.gtin,
  };
}

async function sellerOf(db: Db, id: number): Promise<Offer['seller']> {
  pageTag(sellerTag(id));
  const [row] = await db
    .select({ name: merchant.name, slug: merchant.slug })
    .from(merchant)
    .where(eq(merchant.id, id));
  return row ?? null;
}

/** The page depends on those that are switched off, too: they may come back. */
async function tagsOf(db: Db, id: number): Promise<{ name: string; slug: string }[]> {
  const rows = await db
    .select({ name: tag.name, slug: tag.slug, enabled: tag.enabled })
    .from(productTag)
    .innerJoin(tag, eq(productTag.tagId, tag.id))
    .where(eq(productTag.productId, id))
    .orderBy(asc(tag.position));
  pageTag(...rows.map(({ slug }) => `tag:${slug}`));
  return rows.filter(({ enabled }) => enabled).map(({ name, slug }) => ({ name, slug }));
}

async function similarProducts(db: Db, id: number, classificationSlug: string | null): Promise<Product[]> {
  if (!classificationSlug) return [];
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.classificationSlug, classificationSlug),
        inCatalogue,
        eq(product.availability, 'in_stock'),
        ne(product.id, id),
      ),
    )
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(4);
  return findProducts(
    db,
    rows.map((row) => row.id),
  );
}

export interface BrandDetail {
  name: string;
  slug: string;
  demo: boolean;
  logo: string | null;
  /** The most wanted of them; `total` counts them all. */
  products: Product[];
  total: number;
  shelves: { slug: string; label: string; count: number }[];
  /** In cents, the least and the most; null when no product has one. */
  prices: { from: number; to: number } | null;
}

const BRAND_SHOWN = 60;

/** A brand with its products; null when there is none of this slug. */
export async function findBrand(db: Db, slug: string): Promise<BrandDetail | null> {
  pageTag(`brand:${slug}`);
  const [row] = await db
    .select()
    .from(brand)
    .where(and(eq(brand.slug, slug), eq(brand.enabled, true)));
  if (!row) return null;
  const its = and(eq(product.brandId, row.id), inCatalogue);
  const rows = await db
    .select(productColumns)
    .from(product)
    .leftJoin(brand, eq(product.brandId, brand.id))
    .where(its)
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(BRAND_SHOWN);
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      from: sql<number | null>`min(${product.priceCents})::int`,
      to: sql<number | null>`max(${product.priceCents})::int`,
    })
    .from(product)
    .where(its);
  pageTag('list:classification', ...rows.map((one) => `product:${one.product.id}`));
  const { total = 0, from = null, to = null } = found ?? {};
  return {
    name: row.name,
    slug: row.slug,
    demo: row.demo,
    logo: row.logo,
    products: rows.map(toProduct),
    total,
    prices: from === null || to === null ? null : { from, to },
    shelves: await brandShelves(db, row.id),
  };
}

/** The shelves of a brand, the fullest first. */
function brandShelves(db: Db, brandId: number): Promise<BrandDetail['shelves']> {
  const count = sql<number>`count(*)::int`;
  return db
    .select({ slug: classification.slug, label: classification.label, count })
    .from(product)
    .innerJoin(classification, eq(product.classificationSlug, classification.slug))
    .where(and(eq(product.brandId, brandId), inCatalogue))
    .groupBy(classification.slug)
    .orderBy(desc(count), asc(classification.position));
}
