import * as z from 'zod/mini';
import { Merchant } from '#src/features/accounts/account.ts';
import { LATE_DAYS } from '#src/features/orders/order.state.ts';
import { type Day, parisDayOf } from '#src/lib/calendar-day.ts';
import { cents, isoTime, typed, typedLine } from '#src/lib/shapes.ts';
import { vatPercent } from '#src/lib/vat-rates.ts';

/** The commission of a new business, percent of goods; the admin changes it for each. */
export const COMMISSION_PERCENT = 12;
export const COMMISSION_MOST = 40;
export const MEMBERS_MAX = 20;
export const BUSINESSES_MAX = 5;
export const INVITATION_DAYS = 7;
/** Purpose of the link that invites a member, in action_token. */
export const MEMBER_TOKEN = 'merchant_member';

/** Things a business should have before it sells; the last is asked of its owner by the provider. */
export const MISSING = ['siret', 'description', 'phone', 'address', 'logo', 'products', 'identity'] as const;
export type Missing = (typeof MISSING)[number];

/** Days after delivery until what a sale earned may be withdrawn: its buyer has 14 to change their mind. */
export const RELEASE_DAYS = 14;
/** A parcel of a seller counts as delivered so many days after it left, when nobody said so before. */
export const ASSUMED_DAYS = 7;
/** Days to send before the seller is reminded, then the desk told. */
export const REMIND_DAYS = 3;
export const FLAG_DAYS = LATE_DAYS;
/** Days between the word that the desk closes a business for good and its end. */
export const CLOSING_DAYS = 30;
/** Days after delivery for which a seller still reads where a parcel went. */
export const ADDRESS_DAYS = 30;

const SIREN_LA_POSTE = '356000000';
const HEAD_OFFICE_LA_POSTE = '35600000000048';

/** The sum of Luhn is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A SIRET is 14 digits by Luhn; those of La Poste, but for its head office, add up to a multiple of five. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || /^0+$/.test(text)) return false;
  if (text.startsWith(SIREN_LA_POSTE) && text !== HEAD_OFFICE_LA_POSTE)
    return [...text].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
  return passesLuhn(text);
}

/** The VAT number of a French business: two figures of control, then its SIREN. */
export function isVatNumberOf(text: string, siret: string): boolean {
  const siren = siret.slice(0, 9);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return text === `FR${String(key).padStart(2, '0')}${siren}`;
}

const unspaced = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((text) => text.replaceAll(/[\s.\u00A0\u202F-]/g, '').toUpperCase()),
  );

const webAddress = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Une adresse commence par https:// ou http://.',
  ),
);

export const fields = {
  name: typedLine(2, 80),
  legal_name: typedLine(2, 120),
  siret: unspaced(40),
  vat_number: z._default(z.nullable(unspaced(40)), null),
  shop_url: webAddress,
  description: z._default(typed(0, 2000), ''),
  contact_phone: z._default(z.nullable(typed(0, 30)), null),
};

export const MemberRole = z.enum(['owner', 'member']);
export type MemberRole = z.output<typeof MemberRole>;

/** The states the desk tells apart: one closed for good is not one suspended. */
export const DESK_STATES = ['pending', 'active', 'disabled', 'closed'] as const;
export type DeskState = (typeof DESK_STATES)[number];
export const deskStateOf = ({ status, closed_at }: Pick<Business, 'status' | 'closed_at'>): DeskState =>
  closed_at === null ? status : 'closed';

export const Business = z.extend(Merchant, {
  legal_name: z.string(),
  siret: z.string(),
  vat_number: z.nullable(z.string()),
  /** Of products that have no rate of their own; null: the site's. */
  vat_percent: z.nullable(vatPercent),
  description: z.string(),
  contact_phone: z.nullable(z.string()),
  commission_percent: z.int(),
  members: z.array(z.object({ email: z.string(), name: z.string(), role: MemberRole })),
  /** The reason the desk gave for its state; empty without one. */
  status_reason: z.string(),
  /** From when on the desk closes it for good; null: nothing is announced. */
  closes_at: z.nullable(isoTime),
  /** Since when it is closed for good, by its owner or the desk: its `status` is disabled, its money is paid out. */
  closed_at: z.nullable(isoTime),
  created_at: isoTime,
  /** When the terms of sellers were accepted. */
  terms_at: isoTime,
});
export type Business = z.output<typeof Business>;

export const SellerOrderLine = z.object({
  id: z.int(),
  product_id: z.int(),
  name: z.string(),
  quantity: z.int(),
  price: cents,
  state: z.string(),
});

/** An order as one of its sellers sees it: their own lines, and what they earn by them. */
export const MerchantOrder = z.object({
  reference: z.string(),
  number: z.string(),
  status: z.string(),
  paid_at: z.nullable(z.string()),
  lines: z.array(SellerOrderLine),
  delivery: z.nullable(
    z.object({
      recipient: z.string(),
      line1: z.string(),
      line2: z.string(),
      postal_code: z.string(),
      city: z.string(),
      phone: z.string(),
    }),
  ),
  total: cents,
  delivery_share: cents,
  commission: cents,
  net: cents,
  /** Not sent although it should have been. */
  late: z.boolean(),
});
export type MerchantOrder = z.output<typeof MerchantOrder>;

/** Both ends counted. */
export interface Days {
  from: Day;
  to: Day;
}

/** A moment told in ISO falls on a day in Paris: half past midnight on the first of July is July, not June. */
export function isWithin({ from, to }: Days, at: string): boolean {
  const day = parisDayOf(at);
  return day >= from && day <= to;
}
