import type Stripe from 'stripe';
import type { BalanceEntry, BalanceKind } from './balance.ts';
import { asked } from './stripe-client.ts';

/** Every line since, oldest first: Stripe answers the newest first. */
export async function stripeBalanceSince(stripe: Stripe, since: Date): Promise<BalanceEntry[]> {
  const found: BalanceEntry[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  await asked(async () => {
    for await (const line of stripe.balanceTransactions.list({
      created,
      limit: 100,
      expand: ['data.source'],
    }))
      found.push(toEntry(line));
  });
  return found.reverse();
}

function toEntry(line: Stripe.BalanceTransaction): BalanceEntry {
  const source = typeof line.source === 'object' ? line.source : null;
  return {
    id: line.id,
    ...aboutOf(source),
    amount: line.amount,
    fee: line.fee,
    at: new Date(line.created * 1000),
  };
}

const idOf = (found: string | { id: string } | null): string =>
  typeof found === 'string' ? found : (found?.id ?? '');

function aboutOf(source: Stripe.BalanceTransactionSource | null): { kind: BalanceKind; source: string } {
  switch (source?.object) {
    case 'charge':
    case 'refund':
    case 'dispute':
      return { kind: source.object, source: idOf(source.payment_intent) };
    case 'transfer':
      return { kind: 'transfer', source: source.id };
    case 'transfer_reversal':
      return { kind: 'transfer', source: idOf(source.transfer) };
    default:
      return { kind: 'other', source: '' };
  }
}
