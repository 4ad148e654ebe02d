import { parseAmount } from '#src/features/money/amount.ts';
import type { Offer, OfferInput } from '#src/features/offers/offer.ts';
import { fromParis, toParis } from '#src/lib/paris-time.ts';
import { priceText } from '#src/lib/price-text.ts';

export type OfferChoices = Pick<OfferInput, 'kind' | 'audience'>;

const words = (value: string | number | null | undefined) => (value == null ? '' : String(value));
const euros = (cents: number | null | undefined) => (cents == null ? '' : priceText(cents));
const local = (at: string | undefined) => (at ? toParis(new Date(at)) : '');

/** An offer as the fields of its form show it. */
export const typedOffer = (offer: Offer | null) => ({
  title: words(offer?.title),
  text: words(offer?.text),
  starts: local(offer?.starts_at),
  ends: local(offer?.ends_at),
  percent: words(offer?.percent),
  amount: euros(offer?.amount),
  product: words(offer?.product?.id),
  price: euros(offer?.price),
  code: words(offer?.code),
  min: euros(offer?.min_total),
  brand: words(offer?.brand_id),
  shelf: words(offer?.shelf),
  stock: words(offer?.stock),
  person: words(offer?.per_person),
  year: words(offer?.door?.year),
  day: words(offer?.door?.day),
  path: words(offer?.content_path),
  picture: words(offer?.picture),
  consolation: words(offer?.consolation),
});

const number = (text: string) => (text === '' ? null : Number(text));
/** An amount that is none stays one that the server refuses beside its field. */
const cents = (text: string) => (text === '' ? null : (parseAmount(text) ?? -1));
const instant = (text: string) => fromParis(text)?.toISOString() ?? '';

/** As `save_offer` takes it. */
export function offerInputOf(
  offer: Offer | null,
  choices: OfferChoices,
  typed: (name: string) => string,
): OfferInput {
  const year = number(typed('year'));
  const day = number(typed('day'));
  return {
    id: offer?.id ?? null,
    ...choices,
    title: typed('title'),
    text: typed('text'),
    picture: typed('picture') || null,
    product_id: number(typed('product')),
    price: cents(typed('price')),
    percent: number(typed('percent')),
    amount: cents(typed('amount')),
    code: typed('code') || null,
    min_total: cents(typed('min')),
    content_path: typed('path') || null,
    stock: number(typed('stock')),
    per_person: number(typed('person')),
    starts_at: instant(typed('starts')),
    ends_at: instant(typed('ends')),
    door: year === null || day === null ? null : { year, day },
    consolation: typed('consolation') || null,
    enabled: typed('enabled') === 'on',
    brand_id: number(typed('brand')),
    shelf: typed('shelf') || null,
  };
}
