import * as z from 'zod/mini';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { cents, dateOnly, isoTime, typed } from '#src/lib/shapes.ts';
import { offersFr as fr } from './offers.fr.ts';

export const OFFER_KINDS = ['price', 'coupon', 'voucher', 'gift', 'content'] as const;
export const AUDIENCES = ['all', 'users', 'list', 'newcomers', 'completion'] as const;
export const DOOR_STATES = ['closed', 'openable', 'opened', 'missed'] as const;
export const DOORS = 24;
/** Days that an account counts as a newcomer's. */
export const NEWCOMER_DAYS = 30;
/** Days before the birth from which a list's completion discount holds. */
export const COMPLETION_DAYS = 60;
/** The tag of pages that say a list's completion discount. */
export const COMPLETION_TAG = 'offers:completion';
export const OFFERS_MAX = 500;

const maybe = <T extends z.ZodMiniType>(shape: T) => z.nullable(shape);
const year = z.int().check(z.minimum(2020), z.maximum(2100));
const Door = z.object({ year, day: z.int().check(z.minimum(1), z.maximum(DOORS)) });

/** A coupon's code, as people type it: capitals, digits and dashes. */
export const COUPON = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

/** The fields that an operator writes. */
const written = {
  title: z.string(),
  text: z.string(),
  kind: z.enum(OFFER_KINDS),
  picture: maybe(z.string()),
  price: maybe(cents),
  percent: maybe(z.int()),
  amount: maybe(cents),
  code: maybe(z.string()),
  min_total: maybe(cents),
  content_path: maybe(z.string()),
  stock: maybe(z.int()),
  per_person: maybe(z.int()),
  starts_at: isoTime,
  ends_at: isoTime,
  audience: z.enum(AUDIENCES),
  door: maybe(Door),
  consolation: maybe(z.string()),
  enabled: z.boolean(),
  /** Only goods of this brand, or of this shelf. */
  brand_id: maybe(z.int()),
  shelf: maybe(z.string()),
};

export const Offer = z.object({ id: z.int(), ...written, product: maybe(Product) });
export type Offer = z.output<typeof Offer>;

const path = z.string().check(z.trim(), z.maxLength(300), z.regex(/^\/(?![/\\])[^\s]*$/, fr.path));
const whole = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const id = z.int().check(z.minimum(1));

export const offerInput = z.strictObject({
  id: maybe(id),
  title: typed(1, 120),
  text: typed(0, 2000),
  kind: z.enum(OFFER_KINDS),
  picture: maybe(z.union([path, z.url({ protocol: /^https$/ })])),
  product_id: maybe(id),
  price: maybe(whole(1_000_000)),
  percent: maybe(z.int().check(z.minimum(1), z.maximum(100))),
  amount: maybe(amountInput.check(z.minimum(1), z.maximum(1_000_000))),
  code: maybe(z.string().check(z.trim(), z.toUpperCase(), z.regex(COUPON, fr.code))),
  min_total: maybe(whole(10_000_000)),
  content_path: maybe(path),
  stock: maybe(whole(10_000_000)),
  per_person: maybe(z.int().check(z.minimum(1), z.maximum(1000))),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  audience: z.enum(AUDIENCES),
  door: maybe(z.strictObject({ year, day: z.int().check(z.minimum(1), z.maximum(DOORS)) })),
  consolation: maybe(typed(0, 500)),
  enabled: z.boolean(),
  brand_id: z._default(maybe(id), null),
  shelf: z._default(maybe(typed(1, 80)), null),
});
export type OfferInput = z.output<typeof offerInput>;

export const Claim = z.object({
  id: z.int(),
  offer: Offer,
  code: maybe(z.string()),
  voucher_id: maybe(z.int()),
  claimed_at: isoTime,
  expires_at: isoTime,
  used_at: maybe(isoTime),
});
export type Claim = z.output<typeof Claim>;

export const Calendar = z.object({
  year: z.int(),
  opens_on: dateOnly,
  today: maybe(z.int()),
  doors: z.array(z.object({ day: z.int(), state: z.enum(DOOR_STATES), offer: maybe(Offer) })),
});
export type Calendar = z.output<typeof Calendar>;

/** Wanting fields of an offer, by the kind it is: a sentence for each, by its name. */
export function missingIn(input: OfferInput): Record<string, string> {
  const wrong: Record<string, string> = {};
  const need = (name: keyof OfferInput, says: string) => {
    if (input[name] === null) wrong[name] = says;
  };
  if (input.kind === 'price') {
    need('product_id', fr.needsProduct);
    need('price', fr.needsPrice);
  }
  if (input.kind === 'gift') need('product_id', fr.needsProduct);
  if (input.kind === 'voucher') need('amount', fr.needsAmount);
  if (input.kind === 'content') need('content_path', fr.needsPath);
  if (input.kind === 'coupon' && (input.percent === null) === (input.amount === null))
    wrong.percent = fr.needsOne;
  if (
    input.audience === 'completion' &&
    (input.kind !== 'coupon' || input.percent === null || input.code !== null)
  )
    wrong.audience = fr.completion;
  if (Date.parse(input.starts_at) >= Date.parse(input.ends_at)) wrong.ends_at = fr.dates;
  return wrong;
}
