import { type Books, keep, newId, type StripeObject, seconds } from './books.ts';

interface Movement {
  /** The object that moved the money. */
  source: string;
  type: 'charge' | 'refund' | 'adjustment' | 'transfer';
  amount: number;
  fee?: number;
  available_on?: number;
}

/** A line of the double's account of our balance. */
export function move(books: Books, { fee = 0, amount, ...rest }: Movement): StripeObject {
  return keep(books, {
    id: newId(books, 'txn'),
    object: 'balance_transaction',
    created: seconds(),
    currency: 'eur',
    available_on: seconds(),
    amount,
    fee,
    net: amount - fee,
    ...rest,
  });
}

const listOf = (url: string, data: unknown[]) => ({ object: 'list', url, has_more: false, data });

/** The newest first, their sources whole, as Stripe answers when asked so. */
export function balanceSince(books: Books, form: URLSearchParams): unknown {
  const since = Number(form.get('created[gte]') ?? 0);
  const lines = [...books.objects.values()].filter(
    ({ object, created }) => object === 'balance_transaction' && Number(created) >= since,
  );
  const whole = lines.map((line) => ({ ...line, source: books.objects.get(String(line.source)) ?? null }));
  return listOf('/v1/balance_transactions', whole.reverse());
}

export function refundsOf(books: Books, form: URLSearchParams): unknown {
  const about = form.get('payment_intent');
  const found = [...books.objects.values()].filter(
    (one) => one.object === 'refund' && one.payment_intent === about,
  );
  return listOf('/v1/refunds', found);
}

export function disputesSince(books: Books, form: URLSearchParams): unknown {
  const since = Number(form.get('created[gte]') ?? 0);
  const found = [...books.objects.values()].filter(
    ({ object, created }) => object === 'dispute' && Number(created) >= since,
  );
  return listOf('/v1/disputes', found);
}
