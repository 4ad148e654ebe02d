import type { PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type MoneyMode } from '#src/features/money/accounts.ts';

interface Moved {
  /** The voucher. */
  id: number;
  /** Cents. */
  amount: number;
}

const refOf = (id: number) => `voucher:${id}`;

function move(key: string, { id, amount }: Moved, [debit, credit]: [string, string]): PostingPlan {
  return {
    key: `voucher:${id}:${key}`,
    ref: refOf(id),
    lines: [
      { account: debit, direction: 'debit', amount },
      { account: credit, direction: 'credit', amount },
    ],
  };
}

/** Given by the shop, or taken out of a pot: we owe its holder goods. */
export function madePosting(moved: Moved, potId: number | null, mode: MoneyMode): PostingPlan {
  const { pot, vouchers, vouchersGiven } = accountsOf(mode);
  return move('made', moved, [potId === null ? vouchersGiven : pot(potId, 'available'), vouchers]);
}

/** Its date passed: kept apart, never silently ours (docs/spec/decisions.md §31). `turn`: it may come back and end again. */
export function expiredPosting(moved: Moved, turn: number, mode: MoneyMode): PostingPlan {
  const { vouchers, vouchersExpired } = accountsOf(mode);
  return move(`expired:${turn}`, moved, [vouchers, vouchersExpired]);
}

/** Withdrawn by an operator: back to where it came from, or kept apart when somebody paid for it. */
export function canceledPosting(
  moved: Moved,
  { source, potId }: { source: string; potId: number | null },
  mode: MoneyMode,
): PostingPlan {
  const { pot, vouchers, vouchersExpired, vouchersGiven } = accountsOf(mode);
  const ours = source === 'admin' || source === 'offer' ? vouchersGiven : vouchersExpired;
  return move('canceled', moved, [vouchers, potId === null ? ours : pot(potId, 'available')]);
}

/** Paid by card: the provider owes us its price, and we owe its holder goods. */
export function purchasePaidPosting(purchase: Moved, mode: MoneyMode): PostingPlan {
  const { psp, vouchers } = accountsOf(mode);
  return {
    key: `purchase:${purchase.id}:paid`,
    ref: `purchase:${purchase.id}`,
    lines: [
      { account: psp, direction: 'debit', amount: purchase.amount },
      { account: vouchers, direction: 'credit', amount: purchase.amount },
    ],
  };
}

/** Money of a purchase that leaves, or comes back: what its voucher still holds first, the rest is our loss. */
export function purchaseMovedPosting(
  id: number,
  { key, voucher, losses, way }: { key: string; voucher: number; losses: number; way: 'out' | 'back' },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  const [ours, theirs] = way === 'out' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return {
    key: `purchase:${id}:${key}`,
    ref: `purchase:${id}`,
    lines: [
      { account: accounts.psp, direction: theirs, amount: voucher + losses },
      ...(voucher > 0 ? [{ account: accounts.vouchers, direction: ours, amount: voucher }] : []),
      ...(losses > 0 ? [{ account: accounts.losses, direction: ours, amount: losses }] : []),
    ],
  };
}
