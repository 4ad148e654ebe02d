import type { PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type Line, type MoneyMode } from '#src/features/money/accounts.ts';
import { cardBackOf, toPayOf } from './reductions/reduction.ts';

/** Cents of an order's price, by what paid them. `offers`: what coupons and offers took off. */
export interface Means {
  card: number;
  vouchers: number;
  offers: number;
}

interface Paid {
  total: number;
  reduced: number;
  vouched: number;
}

interface Back extends Paid {
  refunded: number;
  vouchedBack: number;
  reducedBack: number;
}

export const NOTHING_BACK: Means = { card: 0, vouchers: 0, offers: 0 };

/** The means that paid an order, beyond those of `before`. */
export const meansOf = (before: Means, row: Paid): Means => ({
  card: toPayOf(row) - before.card,
  vouchers: row.vouched - before.vouchers,
  offers: row.reduced - before.offers,
});

/** The means that something went back to between two states of an order. */
export function backMeans(was: Back, now: Back): Means {
  const card = cardBackOf(now) - cardBackOf(was);
  const vouchers = now.vouchedBack - was.vouchedBack;
  return { card, vouchers, offers: now.refunded - was.refunded - card - vouchers };
}

/**
 * A posting of an order's whole price, its provider's line shared among what really paid it. `own`: the cents of offers
 * that were taken off our own goods; the rest is what we bear of the prices of sellers. `transfer`: of the card's part, what
 * our own bank gave back.
 */
export function withMeans(
  plan: PostingPlan,
  { card, vouchers, offers, own, transfer = 0 }: Means & { own: number; transfer?: number },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    ...plan,
    lines: plan.lines.flatMap((line): Line[] => {
      if (line.account !== accounts.psp) return [line];
      const { direction } = line;
      return [
        { account: accounts.psp, direction, amount: card },
        { account: accounts.byTransfer, direction, amount: transfer },
        { account: accounts.vouchers, direction, amount: vouchers },
        { account: accounts.ownReductions, direction, amount: own },
        { account: accounts.offersGiven, direction, amount: offers - own },
      ].filter(({ amount }) => amount > 0);
    }),
  };
}
