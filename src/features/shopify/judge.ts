import { createHash } from 'node:crypto';
import { MOST_CENTS } from '#src/features/catalogue/admin/fields.ts';
import { type Article, articleOf } from '#src/features/catalogue/feeds/article.ts';
import { FIELDS, type Mapping } from '#src/features/catalogue/feeds/feed.ts';
import { shelfOf } from '#src/features/catalogue/feeds/shelf.ts';
import { readVatPercent } from '#src/lib/vat-rates.ts';
import { lineFr } from './shopify.fr.ts';
import type { Setup } from './shopify.ts';
import { numberOf, type ShopVariant } from './variant.ts';

/** An article as it is written, with its shelf and what tells it from another. */
export interface Ready extends Article {
  shelfSlug: string | null;
  hash: string;
}

export type Judged = { ready: Ready } | { why: string };

const MAPPING = Object.fromEntries(FIELDS.map((field) => [field, field])) as Mapping;

/** A variant by the rules of feeds: an article at the seller's rule of prices, or the reason it is none. */
export function judge(
  variant: ShopVariant,
  { setup, known }: { setup: Setup; known: ReadonlyMap<string, string> },
): Judged {
  const { article, message } = articleOf(
    {
      id: numberOf(variant.variantId),
      title: variant.title,
      price: variant.price,
      description: variant.html,
      image: variant.images.join('\n'),
      brand: variant.vendor,
      gtin: variant.barcode,
      availability: 'in stock',
      shelf: variant.type,
      vat: vatTagOf(variant.tags),
    },
    MAPPING,
  );
  if (!article) return { why: message ?? lineFr.unreadable };
  const price = Math.round((article.price * setup.price_percent) / 100);
  const shelfSlug = shelfOf(article.shelf, { shelves: {}, fallback: null, known });
  const whole = { ...article, price: Math.min(Math.max(price, 1), MOST_CENTS) };
  const { vatRate, ...plain } = whole;
  const hash = createHash('sha256')
    .update(JSON.stringify([plain, shelfSlug, ...(vatRate === null ? [] : [vatRate])]))
    .digest('base64url')
    .slice(0, 22);
  return { ready: { ...whole, shelfSlug, hash } };
}

const VAT_TAG = /^\s*(?:tva|vat)[\s:=_-]*\d/i;

/** Shopify tells no rate of a product: a tag does, « TVA 5,5 ». Two that disagree are no rate. */
function vatTagOf(tags: readonly string[]): string {
  const told = tags.filter((tag) => VAT_TAG.test(tag));
  const rates = new Set(told.map(readVatPercent));
  return rates.size > 1 ? told.join(', ') : (told[0] ?? '');
}

/** The pieces that may be sold here; null where they are not counted. */
export function piecesOf({ pieces }: Pick<ShopVariant, 'pieces'>, { stock }: Setup): number | null {
  return stock === 'always' || pieces === null ? null : Math.max(0, pieces);
}
