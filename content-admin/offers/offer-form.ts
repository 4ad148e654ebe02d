import { parseAmount } from '#src/features/money/amount.ts';
import type { Offer, OfferInput } from '#src/features/offers/offer.ts';
import { fromParis, toParis } from '#src/lib/paris-time.ts';
import { priceText } from '#src/lib/price-text.ts';
import type { OfferTargets } from './useOfferTargets.ts';

export type OfferChoices = Pick<OfferInput, 'kind' | 'audience'>;
type Kind = OfferChoices['kind'];

/** The fields that a kind of offer has a use for, beside those that all have. */
export const OWN = {
  percent: ['coupon'],
  amount: ['coupon', 'voucher'],
  code: ['coupon'],
  min: ['coupon', 'price', 'gift'],
  product: ['coupon', 'price', 'gift'],
  price: ['price'],
  brand: ['coupon'],
  shelf: ['coupon'],
  path: ['content'],
} as const satisfies Record<string, readonly Kind[]>;

export const isOf = (name: keyof typeof OWN, kind: Kind): boolean =>
  (OWN[name] as readonly Kind[]).includes(kind);

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
  price: euros(offer?.price),
  code: words(offer?.code),
  min: euros(offer?.min_total),
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

interface Typed {
  choices: OfferChoices;
  targets: OfferTargets;
  /** Reads a field by its name; empty for one that is not sent. */
  text: (name: string) => string;
}

/** Makes what `save_offer` takes; leaves out the targets that the kind has no use for, as the form does its fields. */
export function offerInputOf(offer: Offer | null, { choices, targets, text }: Typed): OfferInput {
  const { kind } = choices;
  const year = number(text('year'));
  const day = number(text('day'));
  return {
    id: offer?.id ?? null,
    ...choices,
    title: text('title'),
    text: text('text'),
    picture: text('picture') || null,
    product_id: isOf('product', kind) ? (targets.product?.id ?? null) : null,
    price: cents(text('price')),
    percent: number(text('percent')),
    amount: cents(text('amount')),
    code: text('code') || null,
    min_total: cents(text('min')),
    content_path: text('path') || null,
    stock: number(text('stock')),
    per_person: number(text('person')),
    starts_at: instant(text('starts')),
    ends_at: instant(text('ends')),
    door: year === null || day === null ? null : { year, day },
    consolation: text('consolation') || null,
    enabled: text('enabled') === 'on',
    brand_id: isOf('brand', kind) ? (targets.brand?.id ?? null) : null,
    shelf: isOf('shelf', kind) ? targets.shelf || null : null,
  };
}
