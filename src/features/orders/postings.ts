import { costPosting, type PostingPlan } from '#src/features/cagnotte/postings.ts';
import { accountsOf, type Line, type MoneyMode } from '#src/features/money/accounts.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';
import { isDue } from './order.state.ts';
import { commissionBackOf, type LineMoney, netOf, ownPartOf } from './shares.ts';

/** The facts of an order that the ledger needs; cents. */
export interface OrderMoney {
  id: number;
  total: number;
  refunded: number;
  ownSentAt: Date | null;
}

const refOf = (id: number) => `order:${id}`;

export const orderDueAccount = (id: number) => `order:${id}:due`;

/** One line an account, none of zero. */
function summed(lines: readonly Line[]): Line[] {
  const byAccount = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.account} ${line.direction}`;
    const known = byAccount.get(key);
    byAccount.set(key, known ? { ...known, amount: known.amount + line.amount } : line);
  }
  return [...byAccount.values()].filter(({ amount }) => amount > 0);
}

/**
 * The provider owes us what was paid; we owe its buyer the operator's parcel, and each seller what they earn once
 * their own is there.
 */
export function orderPaidPosting(
  { id, total, lines }: Pick<OrderMoney, 'id' | 'total'> & { lines: readonly LineMoney[] },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  const theirs = lines.flatMap((line): Line[] =>
    line.merchantId === null
      ? []
      : [
          {
            account: accounts.merchant(line.merchantId, 'pending'),
            direction: 'credit',
            amount: netOf(line),
          },
          { account: accounts.platformFees, direction: 'credit', amount: line.commission },
        ],
  );
  return {
    key: `order:${id}:paid`,
    ref: refOf(id),
    lines: summed([
      { account: accounts.psp, direction: 'debit', amount: total },
      { account: accounts.orderDue(id), direction: 'credit', amount: ownPartOf(total, lines) },
      ...theirs,
    ]),
  };
}

/** A seller's line was delivered long enough ago: what it earned is theirs to withdraw. Null when nothing is left. */
export function lineReleasedPosting(
  line: LineMoney & { orderId: number },
  mode: MoneyMode,
): PostingPlan | null {
  const accounts = accountsOf(mode);
  const amount = netOf(line) - (line.refunded - line.commissionBack);
  if (line.merchantId === null || amount <= 0) return null;
  return {
    key: `line:${line.id}:released`,
    ref: refOf(line.orderId),
    lines: [
      { account: accounts.merchant(line.merchantId, 'pending'), direction: 'debit', amount },
      { account: accounts.merchant(line.merchantId, 'available'), direction: 'credit', amount },
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

/**
 * Plans the posting of what was given back, from where the money of each part is by now. `beside`: of what the provider
 * did not give back, by whom and at which step.
 */
export function orderRefundedPosting(
  order: OrderMoney,
  {
    own,
    lines,
    beside,
  }: {
    own: number;
    lines: readonly { line: LineMoney; cents: number }[];
    beside?: { by: 'bank' | 'transfer'; step: number } | null;
  },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  const amount = own + lines.reduce((sum, { cents }) => sum + cents, 0);
  const theirs = lines.flatMap(({ line, cents }): Line[] => {
    if (line.merchantId === null) return [];
    const commission = commissionBackOf(line, line.refunded + cents) - line.commissionBack;
    const account = accounts.merchant(line.merchantId, line.releasedAt ? 'available' : 'pending');
    return [
      { account, direction: 'debit', amount: cents - commission },
      { account: accounts.platformFees, direction: 'debit', amount: commission },
    ];
  });
  return {
    key: beside
      ? `order:${order.id}:${beside.by}:${beside.step}`
      : `order:${order.id}:refunded:${order.refunded}`,
    ref: refOf(order.id),
    lines: summed([
      {
        account: isDue(order) ? accounts.orderDue(order.id) : accounts.orderRevenue,
        direction: 'debit',
        amount: own,
      },
      ...theirs,
      { account: accounts.psp, direction: 'credit', amount },
    ]),
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
  order: Pick<OrderMoney, 'id' | 'ownSentAt'>,
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

/** Plans the posting of what a bank had taken for good and that stood for a refund: here again, it is its buyer's. */
export function bankUndonePosting(
  order: Pick<OrderMoney, 'id' | 'ownSentAt'>,
  { key, given }: { key: string; given: number },
  mode: MoneyMode,
): PostingPlan {
  const accounts = accountsOf(mode);
  return {
    key: `order:${order.id}:bank:${key}`,
    ref: refOf(order.id),
    lines: [
      { account: accounts.psp, direction: 'debit', amount: given },
      {
        account: isDue(order) ? accounts.orderDue(order.id) : accounts.orderRevenue,
        direction: 'credit',
        amount: given,
      },
    ],
  };
}
