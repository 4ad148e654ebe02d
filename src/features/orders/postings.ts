import { accountsOf, type MoneyMode } from '#src/features/cagnotte/accounts.ts';
import { costPosting, type PostingPlan } from '#src/features/cagnotte/postings.ts';
import { isDue } from './order.state.ts';

/** What the ledger has to know of an order; cents. */
export interface OrderMoney {
  id: number;
  total: number;
  refunded: number;
  sentAt: Date | null;
}

const refOf = (id: number) => `order:${id}`;

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

/** The parcel left: what was due is a sale. Null when everything was given back already. */
export function orderSentPosting({ id, total, refunded }: OrderMoney, mode: MoneyMode): PostingPlan | null {
  const accounts = accountsOf(mode);
  const amount = total - refunded;
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

/** What was given back since `before`, from where the money is by now. */
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

/** What the provider kept of the payment: our cost. */
export function orderCostPosting(id: number, cents: number, mode: MoneyMode): PostingPlan {
  return costPosting(refOf(id), { about: 'charge', from: 0, to: cents }, mode);
}
