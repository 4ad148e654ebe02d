import type { PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type MoneyMode } from '#src/features/money/accounts.ts';

interface Order {
  id: number;
  /** The pot it is paid from, or the business. */
  potId: number | null;
  merchantId: number | null;
  /** Cents. */
  amount: number;
}

/** The account of whoever is paid out. */
function holderOf({ id, potId, merchantId }: Order, mode: MoneyMode) {
  const { pot, merchant } = accountsOf(mode);
  if (potId !== null) return (part: 'available' | 'withdrawing') => pot(potId, part);
  if (merchantId !== null) return (part: 'available' | 'withdrawing') => merchant(merchantId, part);
  throw new Error(`Withdrawal ${id} is nobody's`);
}

type Step = 'reserved' | 'paid' | 'reversed' | 'returned';

/** From one account to another: assets fall with a credit, what we owe with a debit. */
function move(order: Order, step: Step, [debit, credit]: [string, string]): PostingPlan {
  return {
    key: `withdrawal:${order.id}:${step}`,
    ref: `withdrawal:${order.id}`,
    lines: [
      { account: debit, direction: 'debit', amount: order.amount },
      { account: credit, direction: 'credit', amount: order.amount },
    ],
  };
}

/** Set aside: nobody can withdraw it a second time. */
export function reservePosting(order: Order, mode: MoneyMode): PostingPlan {
  const account = holderOf(order, mode);
  return move(order, 'reserved', [account('available'), account('withdrawing')]);
}

/** The bank has it: neither we nor the provider owe it any more. */
export function paidOutPosting(order: Order, mode: MoneyMode): PostingPlan {
  return move(order, 'paid', [holderOf(order, mode)('withdrawing'), accountsOf(mode).psp]);
}

/** It did not go: back to the pot. */
export function reversePosting(order: Order, mode: MoneyMode): PostingPlan {
  const account = holderOf(order, mode);
  return move(order, 'reversed', [account('withdrawing'), account('available')]);
}

/** It was paid, and the bank sent it back afterwards. */
export function returnPosting(order: Order, mode: MoneyMode): PostingPlan {
  return move(order, 'returned', [accountsOf(mode).psp, holderOf(order, mode)('available')]);
}
