import { rateOf, readVatPercent } from '#src/lib/vat-rates.ts';
import { isGtin, MOST_CENTS } from '../admin/fields.ts';
import { parsePriceCents } from '../external-text.ts';
import { feedFr } from './feed.fr.ts';
import { type Field, IMAGES_MOST, type Mapping, type Row } from './feed.ts';
import { plainText } from './plain-text.ts';

const { line: fr } = feedFr;
const KEY_MOST = 150;
const TITLE_MOST = 200;
const TEXT_MOST = 5000;
const URL_MOST = 2000;
/** No price is longer; the patterns below would go over a field of another site's again and again. */
const PRICE_MOST = 100;

/** An article of a feed, in our words. */
export interface Article {
  key: string;
  name: string;
  description: string;
  price: number;
  url: string | null;
  images: string[];
  brand: string | null;
  gtin: string | null;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
  /** Pieces, where the file says a number; only a seller's are counted (batch.server.ts). */
  stock: number | null;
  /** As the shop calls it. */
  shelf: string | null;
  /** Of its VAT, hundredths of a percent; only a seller's is kept (batch.server.ts). Null: the seller's own. */
  vatRate: number | null;
}

export interface Read {
  key: string | null;
  title: string | null;
  article: Article | null;
  /** Why it is refused, or what was left aside. */
  message: string | null;
}

/** One row as an article, or why it is none. */
export function articleOf(row: Row, mapping: Mapping): Read {
  const said = (field: Field) => (mapping[field] ? (row[mapping[field]] ?? '').trim() : '');
  const key = firstLine(said('id'));
  const title = plainText(said('title')).replace(/\n/g, ' ');
  const shown = { key: key.slice(0, KEY_MOST) || null, title: title.slice(0, TITLE_MOST) || null };
  const refused = (message: string): Read => ({ ...shown, article: null, message });
  if (!key) return refused(fr.noKey);
  if (key.length > KEY_MOST) return refused(fr.keyTooLong);
  if (!title) return refused(fr.noTitle);
  const price = priceOf(said('price'), said('sale_price'));
  if (typeof price === 'string') return refused(price);
  const vat = readVatPercent(firstLine(said('vat')));
  if (vat === null) return refused(fr.badVat(said('vat')));
  const remarks = new Set<string>();
  if (vat === 'none' && /\d/.test(said('vat'))) remarks.add(fr.noVat);
  const description = plainText(said('description'));
  if (title.length > TITLE_MOST || description.length > TEXT_MOST) remarks.add(fr.cut);
  const article: Article = {
    key,
    name: title.slice(0, TITLE_MOST),
    description: description.slice(0, TEXT_MOST),
    price,
    url: linkOf(firstLine(said('link')), remarks),
    images: imagesOf(`${said('image')}\n${said('more_images')}`, remarks),
    brand: plainText(said('brand')).replace(/\n/g, ' ').slice(0, 120) || null,
    gtin: gtinOf(said('gtin'), remarks),
    availability: availabilityOf(said('availability'), mapping.availability !== undefined),
    stock: stockOf(said('availability')),
    shelf: plainText(firstLine(said('shelf'))).slice(0, 200) || null,
    vatRate: vat === 'none' ? null : rateOf(vat),
  };
  return { ...shown, article, message: remarks.size > 0 ? [...remarks].join(' ') : null };
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.trim() ?? '';

/** Cents, or what is wrong. A reduced price counts when it is one. */
function priceOf(full: string, reduced: string): number | string {
  const price = centsOf(full);
  if (typeof price === 'string') return price;
  const sale = reduced ? centsOf(reduced) : price;
  return typeof sale === 'number' && sale < price ? sale : price;
}

const OTHER_MONEY = /\b(?!EUR\b)[A-Z]{3}\b.*\d|\d.*\b(?!EUR\b)[A-Z]{3}\b|[$£¥]/;

function centsOf(given: string): number | string {
  const text = firstLine(given);
  if (!text) return fr.noPrice;
  if (text.length > PRICE_MOST) return fr.badPrice(text);
  const bare = text.replace(/\s*(?:ttc|euros?)\s*$/i, '');
  if (OTHER_MONEY.test(bare)) return fr.currency(text);
  if (/^\s*[-−(]/.test(bare)) return fr.negative(text);
  const cents = parsePriceCents(bare.replace(/^[+]/, ''));
  if (cents === null) return fr.badPrice(text);
  if (cents === 0) return fr.negative(text);
  return cents > MOST_CENTS ? fr.tooDear(text) : cents;
}

function httpUrl(text: string): string | null {
  if (text.length > URL_MOST || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
}

function linkOf(text: string, remarks: Set<string>): string | null {
  const url = httpUrl(text);
  if (text && !url) remarks.add(fr.badLink);
  return url;
}

function imagesOf(text: string, remarks: Set<string>): string[] {
  const given = text.split(/[\n|\s]+|,(?=https?:)|;(?=https?:)/).filter(Boolean);
  const urls = given.flatMap((one) => httpUrl(one) ?? []);
  if (urls.length < given.length) remarks.add(fr.badImage);
  return [...new Set(urls)].slice(0, IMAGES_MOST);
}

function gtinOf(text: string, remarks: Set<string>): string | null {
  const digits = firstLine(text).replace(/[\s-]/g, '');
  if (!digits || /^0+$/.test(digits)) return null;
  // A spreadsheet forgets the zeros a number begins with.
  const whole = /^\d{9,11}$/.test(digits) ? digits.padStart(12, '0') : digits;
  if (isGtin(whole)) return whole;
  remarks.add(fr.badGtin);
  return null;
}

const IN = /^(?:in[ _-]?stock|instock|yes|oui|true|vrai|disponible|en stock|available|o|y|limited.*)$/i;
const OUT =
  /^(?:out[ _-]?of[ _-]?stock|outofstock|no|non|false|faux|indisponible|épuisé|epuise|rupture.*|n|discontinued|soldout)$/i;

const STOCK_MOST = 1_000_000;

function stockOf(given: string): number | null {
  const text = firstLine(given);
  return /^-?\d+$/.test(text) ? Math.min(STOCK_MOST, Math.max(0, Number(text))) : null;
}

function availabilityOf(given: string, known: boolean): Article['availability'] {
  const text = firstLine(given).replace(/^https?:\/\/schema\.org\//i, '');
  if (/^-?\d+(?:[.,]\d+)?$/.test(text))
    return Number(text.replace(',', '.')) > 0 ? 'in_stock' : 'out_of_stock';
  if (IN.test(text)) return 'in_stock';
  if (OUT.test(text)) return 'out_of_stock';
  return known ? 'unknown' : 'in_stock';
}
