import { accountsOf, type Line, type MoneyMode, type PotPart } from './accounts.ts';

/** One succeeded contribution, in cents. */
export interface PaidGift {
  id: number;
  potId: number;
  amount: number;
  fee: number;
  addons: number;
  /** Kept aside from the pot: a share of a gift that several pay, not settled yet. */
  pooled?: boolean;
  /** The provider let its money be used. */
  released?: boolean;
}

/** Where the pot's share of a gift is by now. */
export function partOf({ pooled, released }: Pick<PaidGift, 'pooled' | 'released'>): PotPart {
  if (pooled) return 'pooled';
  return released ? 'available' : 'pending';
}

export interface PostingPlan {
  key: string;
  ref: string;
  lines: Line[];
}

export const paidKey = (id: number) => `contribution:${id}:succeeded`;

/** The provider owes us what was paid: the pot its share, and whoever else its own. */
export function paidPosting(gift: PaidGift, mode: MoneyMode): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    key: paidKey(gift.id),
    ref: `contribution:${gift.id}`,
    lines: [
      { account: accounts.psp, direction: 'debit', amount: gift.amount + gift.fee + gift.addons },
      ...above0({
        account: accounts.pot(gift.potId, partOf(gift)),
        direction: 'credit',
        amount: gift.amount,
      }),
      ...above0({ account: accounts.platformFees, direction: 'credit', amount: gift.fee }),
      ...above0({ account: accounts.addonRevenue, direction: 'credit', amount: gift.addons }),
    ],
  };
}

/** The provider lets the money be used. */
export function releasePosting(gift: PaidGift, mode: MoneyMode): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    key: `contribution:${gift.id}:released`,
    ref: `contribution:${gift.id}`,
    lines: [
      { account: accounts.pot(gift.potId, 'pending'), direction: 'debit', amount: gift.amount },
      { account: accounts.pot(gift.potId, 'available'), direction: 'credit', amount: gift.amount },
    ],
  };
}

/** A share joins the pot: its gift is funded, or its giver chose so for when it is not. */
export function joinPosting(gift: PaidGift, mode: MoneyMode): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    key: `contribution:${gift.id}:joined`,
    ref: `contribution:${gift.id}`,
    lines: [
      { account: accounts.pot(gift.potId, 'pooled'), direction: 'debit', amount: gift.amount },
      { account: accounts.pot(gift.potId, 'pending'), direction: 'credit', amount: gift.amount },
    ],
  };
}

export interface RefundedGift extends PaidGift {
  /** Cents of the pot's share that the pot no longer holds, because its owner withdrew them. */
  missing: number;
}

/** Everything goes back to the giver, from wherever the pot's share is by now; what was withdrawn is our loss. */
export function refundPosting(gift: RefundedGift, mode: MoneyMode): PostingPlan {
  const accounts = accountsOf(mode);
  const fromPot = gift.amount - gift.missing;
  return {
    key: `contribution:${gift.id}:refunded`,
    ref: `contribution:${gift.id}`,
    lines: [
      { account: accounts.psp, direction: 'credit', amount: gift.amount + gift.fee + gift.addons },
      ...above0({ account: accounts.pot(gift.potId, partOf(gift)), direction: 'debit', amount: fromPot }),
      ...above0({ account: accounts.losses, direction: 'debit', amount: gift.missing }),
      ...above0({ account: accounts.platformFees, direction: 'debit', amount: gift.fee }),
      ...above0({ account: accounts.addonRevenue, direction: 'debit', amount: gift.addons }),
    ],
  };
}

const above0 = (line: Line): Line[] => (line.amount > 0 ? [line] : []);
