import type { PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type MoneyMode } from '#src/features/money/accounts.ts';

interface Order {
  id: number;
  potId: number;
  /** Cents. */
  amount: number;
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
  const { pot } = accountsOf(mode);
  return move(order, 'reserved', [pot(order.potId, 'available'), pot(order.potId, 'withdrawing')]);
}

/** The bank has it: neither we nor the provider owe it any more. */
export function paidOutPosting(order: Order, mode: MoneyMode): PostingPlan {
  const { pot, psp } = accountsOf(mode);
  return move(order, 'paid', [pot(order.potId, 'withdrawing'), psp]);
}

/** It did not go: back to the pot. */
export function reversePosting(order: Order, mode: MoneyMode): PostingPlan {
  const { pot } = accountsOf(mode);
  return move(order, 'reversed', [pot(order.potId, 'withdrawing'), pot(order.potId, 'available')]);
}

/** It was paid, and the bank sent it back afterwards. */
export function returnPosting(order: Order, mode: MoneyMode): PostingPlan {
  const { pot, psp } = accountsOf(mode);
  return move(order, 'returned', [psp, pot(order.potId, 'available')]);
}
