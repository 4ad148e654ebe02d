import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { feed, product } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import type { ProductRow } from './catalogue.server.ts';
import { inCatalogue } from './in-catalogue.server.ts';
import type { Product } from './product.ts';

export interface Offer {
  /** Null: sold here. */
  merchant: string | null;
  price: number;
  url: string | null;
  availability: Product['availability'];
}

const OFFERS_SHOWN = 10;

/**
 * Lists where a product is sold, the cheapest first: here, at its shop, and at those whose feeds name an
 * article of the same bar code.
 */
export async function offersOf(db: Db, { id, gtin }: ProductRow['product']): Promise<Offer[]> {
  const itself = eq(product.id, id);
  const rows = await db
    .select({ product, merchant: feed.merchant })
    .from(product)
    .leftJoin(feed, eq(feed.id, product.feedId))
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
  return rows.flatMap(({ product: { soldHere, url, priceCents: price, availability }, merchant }) => {
    if (price === null || (!soldHere && url === null)) return [];
    if (soldHere) return [{ merchant: null, price, url: null, availability }];
    return [{ merchant: merchant ?? hostOf(url), price, url, availability }];
  });
}

const hostOf = (url: string | null) =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
