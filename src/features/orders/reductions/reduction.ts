import * as z from 'zod/mini';
import { cents } from '#src/lib/shapes.ts';

/** A part of an order that its buyer does not pay by card. */
export const Reduction = z.object({
  id: z.int(),
  kind: z.enum(['voucher', 'coupon', 'offer']),
  label: z.string(),
  amount: cents,
});
export type Reduction = z.output<typeof Reduction>;

interface Sums {
  total: number;
  reduced: number;
  vouched: number;
}

/** Cents that the card pays. */
export const toPayOf = ({ total, reduced, vouched }: Sums): number => total - reduced - vouched;

interface Back extends Sums {
  refunded: number;
  vouchedBack: number;
  reducedBack: number;
}

/** Cents that went back to the card: what went to vouchers is theirs, and what was taken off is no money. */
export const cardBackOf = (row: Back): number =>
  Math.min(toPayOf(row), row.refunded - row.vouchedBack - row.reducedBack);

type BackOtherwise = Back & { transferredBack: number };

/** Cents that went back to who paid, by card, by vouchers or by a transfer: what was taken off is no money. */
export const givenBackOf = ({ refunded, reducedBack, transferredBack }: BackOtherwise): number =>
  refunded - reducedBack + transferredBack;

/** Cents of the card's part that we gave back, by the provider or by a transfer. */
export const paidBackOf = (row: BackOtherwise): number => cardBackOf(row) + row.transferredBack;

/** Cents of the card's part that neither we nor the buyer's bank gave back. */
export const leftOnCardOf = (row: BackOtherwise & { bankBack: number }): number =>
  toPayOf(row) - paidBackOf(row) - row.bankBack;
