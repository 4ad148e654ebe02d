import { accountsOf, type Line, type MoneyMode, type PotPart } from '#src/features/money/accounts.ts';
import { totalShares } from '#src/features/money/shares.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';

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
  /** Cents of `amount` that the pot has no more: refunds and disputes of a part. */
  gone?: number;
}

const keptOf = ({ amount, gone = 0 }: PaidGift) => amount - gone;

/** The part of the pot that now holds a gift's money. */
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

/** Cents that the provider kept for `about`, before and now. */
export interface ProviderCost {
  about: string;
  from: number;
  to: number;
}

/** The posting of what the provider kept of a payment: a cost of ours, never the pot's. */
export function providerFeePosting(
  { id }: Pick<PaidGift, 'id'>,
  cost: ProviderCost,
  mode: MoneyMode,
): PostingPlan {
  return costPosting(`contribution:${id}`, cost, mode);
}

/** The same of anything that is paid through the provider. */
export function costPosting(ref: string, cost: ProviderCost, mode: MoneyMode): PostingPlan {
  const { psp, pspFees } = accountsOf(mode);
  const grows = cost.to > cost.from;
  const amount = Math.abs(cost.to - cost.from);
  return {
    key: `${ref}:psp-fee:${cost.about}`,
    ref,
    lines: [
      { account: pspFees, direction: grows ? 'debit' : 'credit', amount },
      { account: psp, direction: grows ? 'credit' : 'debit', amount },
    ],
  };
}

/** The provider lets the money be used. */
export function releasePosting(gift: PaidGift, mode: MoneyMode): PostingPlan {
  return moveWithin(gift, { step: 'released', from: 'pending', to: 'available' }, mode);
}

/** A share joins the pot: its gift is funded, or its giver chose so for when it is not. */
export function joinPosting(gift: PaidGift, mode: MoneyMode): PostingPlan {
  return moveWithin(gift, { step: 'joined', from: 'pooled', to: 'pending' }, mode);
}

function moveWithin(
  gift: PaidGift,
  { step, from, to }: { step: string; from: PotPart; to: PotPart },
  mode: MoneyMode,
): PostingPlan {
  const { pot } = accountsOf(mode);
  const amount = keptOf(gift);
  return {
    key: `contribution:${gift.id}:${step}`,
    ref: `contribution:${gift.id}`,
    lines: [
      { account: pot(gift.potId, from), direction: 'debit', amount },
      { account: pot(gift.potId, to), direction: 'credit', amount },
    ],
  };
}

/** Money that left or came back: from which accounts, cents. */
export interface Movement {
  key: string;
  shares: TakenShares;
  /** `out`: to the giver, or to their bank while it looks into a dispute. */
  way: 'out' | 'back';
}

/** Takes the shares from where they are by now, or puts them back there. */
export function movementPosting(
  gift: Pick<PaidGift, 'id' | 'potId' | 'pooled' | 'released'>,
  { key, shares, way }: Movement,
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  const [ours, theirs] = way === 'out' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const line = (account: string, amount: number) => above0({ account, direction: ours, amount });
  return {
    key: `contribution:${gift.id}:${key}`,
    ref: `contribution:${gift.id}`,
    lines: [
      { account: accounts.psp, direction: theirs, amount: totalShares(shares) },
      ...line(accounts.pot(gift.potId, partOf(gift)), shares.pot),
      ...line(accounts.losses, shares.losses),
      ...line(accounts.platformFees, shares.fee),
      ...line(accounts.addonRevenue, shares.addons),
    ],
  };
}

const above0 = (line: Line): Line[] => (line.amount > 0 ? [line] : []);
