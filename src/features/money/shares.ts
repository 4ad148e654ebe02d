import type { TakenShares } from '#src/server/db/schema/payments.ts';

/** The parts of one payment, in cents. */
export interface PaidParts {
  amount: number;
  addons: number;
  fee: number;
}

/** The part of a payment given back, or held by disputes, so far. */
export interface Gone {
  /** Of all that was paid. */
  refunded: number;
  /** Of the pot's share. */
  disputed: number;
}

/**
 * Money given back comes from the gift first, then the add-ons, and from the fee last: a fee is only given back
 * with all the rest. The same rule for a refund and for a dispute.
 */
function cut(parts: PaidParts, cents: number): Omit<TakenShares, 'losses'> {
  const pot = Math.min(cents, parts.amount);
  const addons = Math.min(cents - pot, parts.addons);
  return { pot, addons, fee: Math.min(cents - pot - addons, parts.fee) };
}

export const paidTotal = ({ amount, addons, fee }: PaidParts) => amount + addons + fee;

export const totalShares = ({ pot, addons, fee, losses }: TakenShares) => pot + addons + fee + losses;

/** Computes what the pot still has of a gift, wherever that money is by now. */
export function keptOf({ amount }: Pick<PaidParts, 'amount'>, { refunded, disputed }: Gone): number {
  return Math.max(0, amount - Math.min(refunded, amount) - disputed);
}

/** From where the refunds between two totals come. */
export function refundShares(parts: PaidParts, before: number, after: number): TakenShares {
  const [from, to] = [cut(parts, before), cut(parts, after)];
  const shares = { pot: to.pot - from.pot, addons: to.addons - from.addons, fee: to.fee - from.fee };
  return { ...shares, losses: after - before - shares.pot - shares.addons - shares.fee };
}

/** From where what a bank takes back comes; what nobody has any more is our loss. */
export function disputeShares(parts: PaidParts, gone: Gone, cents: number): TakenShares {
  const given = cut(parts, gone.refunded);
  const left = {
    amount: keptOf(parts, gone),
    addons: parts.addons - given.addons,
    fee: parts.fee - given.fee,
  };
  const shares = cut(left, cents);
  return { ...shares, losses: cents - shares.pot - shares.addons - shares.fee };
}

/** Counts as our loss too what the pot no longer has because its owner withdrew it. */
export function withMissing(shares: TakenShares, held: number): TakenShares {
  const missing = Math.max(0, shares.pot - held);
  return { ...shares, pot: shares.pot - missing, losses: shares.losses + missing };
}
