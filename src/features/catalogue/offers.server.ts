import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { feed, merchant, product } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import type { ProductRow } from './catalogue.server.ts';
import { inCatalogue } from './in-catalogue.server.ts';
import type { Product } from './product.ts';

export interface Offer {
  /** The shop elsewhere; null: sold here. */
  merchant: string | null;
  /** The business that sells it here; null where that is the operator. */
  seller: { name: string; slug: string } | null;
  price: number;
  url: string | null;
  availability: Product['availability'];
}

const OFFERS_SHOWN = 10;

/** Of the pages that name a seller. */
export const sellerTag = (merchantId: number) => `seller:${merchantId}`;

export const sellerHref = (slug: string) => `/marketplace/vendeurs/${slug}`;

/**
 * Lists where a product is sold, the cheapest first: here, at its shop, and at those whose feeds name an
 * article of the same bar code.
 */
export async function offersOf(db: Db, { id, gtin }: ProductRow['product']): Promise<Offer[]> {
  const itself = eq(product.id, id);
  const rows = await db
    .select({ product, merchant: feed.merchant, sellerName: merchant.name, sellerSlug: merchant.slug })
    .from(product)
    .leftJoin(feed, eq(feed.id, product.feedId))
    .leftJoin(merchant, eq(merchant.id, product.merchantId))
    .where(
      and(
        gtin === null ? itself : or(itself, eq(product.gtin, gtin)),
        inCatalogue,
        isNotNull(product.priceCents),
      ),
    )
    .orderBy(asc(product.priceCents), asc(product.id))
    .limit(OFFERS_SHOWN);
  pageTag(...rows.map((row) => `product:${row.product.id}`));
  pageTag(
    ...rows.flatMap((row) => (row.product.merchantId === null ? [] : [sellerTag(row.product.merchantId)])),
  );
  return rows.flatMap(({ product: { soldHere, url, priceCents: price, availability }, ...from }): Offer[] => {
    if (price === null || (!soldHere && url === null)) return [];
    const { sellerName: name, sellerSlug: slug } = from;
    const seller = name !== null && slug !== null ? { name, slug } : null;
    if (soldHere) return [{ merchant: null, seller, price, url: null, availability }];
    return [{ merchant: from.merchant ?? hostOf(url), seller: null, price, url, availability }];
  });
}

const hostOf = (url: string | null) =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
