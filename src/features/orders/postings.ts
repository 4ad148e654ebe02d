import { costPosting, type PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type Line, type MoneyMode } from '#src/features/money/accounts.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';
import { isDue } from './order.state.ts';

/** The facts of an order that the ledger needs; cents. */
export interface OrderMoney {
  id: number;
  total: number;
  refunded: number;
  sentAt: Date | null;
}

const refOf = (id: number) => `order:${id}`;

export const orderDueAccount = (id: number) => `order:${id}:due`;

/** The provider owes us what was paid, and we owe its buyer the parcel. */
export function orderPaidPosting(
  { id, total }: Pick<OrderMoney, 'id' | 'total'>,
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    key: `order:${id}:paid`,
    ref: refOf(id),
    lines: [
      { account: accounts.psp, direction: 'debit', amount: total },
      { account: accounts.orderDue(id), direction: 'credit', amount: total },
    ],
  };
}

/** The parcel left: what was still due, cents, is a sale. Null when nothing was. */
export function orderSentPosting(id: number, amount: number, mode: MoneyMode): PostingPlan | null {
  const accounts = accountsOf(mode);
  if (amount <= 0) return null;
  return {
    key: `order:${id}:sent`,
    ref: refOf(id),
    lines: [
      { account: accounts.orderDue(id), direction: 'debit', amount },
      { account: accounts.orderRevenue, direction: 'credit', amount },
    ],
  };
}

/** Plans the posting of what was given back since `before`, from where the money is by now. */
export function orderRefundedPosting(order: OrderMoney, before: number, mode: MoneyMode): PostingPlan {
  const accounts = accountsOf(mode);
  const amount = order.refunded - before;
  return {
    key: `order:${order.id}:refunded:${order.refunded}`,
    ref: refOf(order.id),
    lines: [
      {
        account: isDue(order) ? accounts.orderDue(order.id) : accounts.orderRevenue,
        direction: 'debit',
        amount,
      },
      { account: accounts.psp, direction: 'credit', amount },
    ],
  };
}

/** Plans the posting of what the provider kept of the payment, or asks for a dispute: our cost. */
export function orderCostPosting(
  id: number,
  change: { about: string; from: number; to: number },
  mode: MoneyMode,
): PostingPlan {
  return costPosting(refOf(id), change, mode);
}

/** Money that the buyer's bank takes, or gives back: from what is due to them, the rest is our loss. */
export function orderTakenPosting(
  order: Pick<OrderMoney, 'id' | 'sentAt'>,
  { key, shares, way }: { key: string; shares: TakenShares; way: 'out' | 'back' },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  const [ours, theirs] = way === 'out' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const line = (account: string, amount: number): Line[] =>
    amount > 0 ? [{ account, direction: ours, amount }] : [];
  const due = shares.due ?? 0;
  // Back after the parcel left: nothing is due any more, it is the rest of the sale.
  const held = isDue(order) ? accounts.orderDue(order.id) : accounts.orderRevenue;
  return {
    key: `order:${order.id}:${key}`,
    ref: refOf(order.id),
    lines: [
      { account: accounts.psp, direction: theirs, amount: due + shares.losses },
      ...line(held, due),
      ...line(accounts.losses, shares.losses),
    ],
  };
}
