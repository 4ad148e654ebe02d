// The memory of the double of Stripe, and the behaviour of its cards.

export interface Refusal {
  status: number;
  error: Record<string, unknown>;
}

export function refuse(status: number, error: Record<string, unknown>): never {
  throw Object.assign(new Error(String(error.code ?? error.type)), { refusal: { status, error } });
}

export const notFound = (id: string) =>
  refuse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
    param: 'id',
  });

export type StripeObject = Record<string, unknown> & { id: string; object: string };

export interface Books {
  objects: Map<string, StripeObject>;
  events: StripeObject[];
  /** Answers by idempotency key: the same request is answered the same. */
  answered: Map<string, { request: string; status: number; body: string }>;
  livemode: boolean;
  next: number;
}

export const openBooks = (): Books => ({
  objects: new Map(),
  events: [],
  answered: new Map(),
  livemode: false,
  next: 1,
});

export function newId(books: Books, prefix: string): string {
  books.next += 1;
  return `${prefix}_double${String(books.next).padStart(8, '0')}`;
}

export function keep<T extends StripeObject>(books: Books, object: T): T {
  books.objects.set(object.id, object);
  return object;
}

export function find(books: Books, id: string, object: string): StripeObject {
  const found = books.objects.get(id);
  return found?.object === object ? found : notFound(id);
}

export const seconds = () => Math.floor(Date.now() / 1000);

export function post(books: Books, type: string, object: StripeObject): void {
  books.events.push({
    id: newId(books, 'evt'),
    object: 'event',
    type,
    api_version: '2026-10-28.endive',
    created: seconds(),
    livemode: books.livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    // As it was then: an event that comes late tells an old story.
    data: { object: structuredClone(object) },
  });
}

/** Test cards by what a bank answers; `later` is a charge while the giver is away. */
export const STRIPE_CARDS = {
  pm_card_visa: { now: 'succeeds', later: 'succeeds' },
  pm_card_declined: { now: 'card_declined', later: 'card_declined' },
  pm_card_poor: { now: 'insufficient_funds', later: 'insufficient_funds' },
  pm_card_challenged: { now: 'challenges', later: 'authentication_required' },
  pm_card_fails_later: { now: 'succeeds', later: 'card_declined' },
} as const;
export type StripeCard = keyof typeof STRIPE_CARDS;
