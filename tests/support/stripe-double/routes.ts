import type { IncomingMessage } from 'node:http';
import { balanceSince, disputesSince, refundsOf } from './balance.ts';
import { type Books, find, keep, newId, notFound, type StripeCard } from './books.ts';
import { answerDispute } from './disputes.ts';
import { cancel, change, charge, newIntent, refund, refuseIfDeclined, shown } from './intents.ts';
import { payoutRoute } from './recipients.ts';
import { read } from './requests.ts';

type Handler = (books: Books, id: string, form: URLSearchParams) => unknown;

const ROUTES: [string, RegExp, Handler][] = [
  [
    'POST',
    /^\/v1\/payment_intents$/,
    (books, _id, form) => {
      const { expand: _, ...fields } = read('payment_intents.create', form);
      return newIntent(books, 'payment', fields);
    },
  ],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    (books, id, form) => shown(books, find(books, id, 'payment_intent'), read('retrieve', form).expand),
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)$/,
    (books, id, form) => {
      const { expand, ...fields } = read('payment_intents.update', form);
      return shown(books, change(find(books, id, 'payment_intent'), fields), expand);
    },
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirm],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    (books, id) => cancel(books, find(books, id, 'payment_intent')),
  ],
  [
    'POST',
    /^\/v1\/setup_intents$/,
    (books, _id, form) => {
      const fields = read('setup_intents.create', form);
      find(books, fields.customer, 'customer');
      return newIntent(books, 'setup', fields);
    },
  ],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, (books, id) => find(books, id, 'setup_intent')],
  [
    'POST',
    /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    (books, id) => cancel(books, find(books, id, 'setup_intent')),
  ],
  [
    'POST',
    /^\/v1\/customers$/,
    (books, _id, form) =>
      keep(books, { id: newId(books, 'cus'), object: 'customer', ...read('customers.create', form) }),
  ],
  ['GET', /^\/v1\/payment_methods\/(\w+)$/, (books, id) => find(books, id, 'payment_method')],
  [
    'POST',
    /^\/v1\/refunds$/,
    (books, _id, form) => {
      const asked = read('refunds.create', form);
      return refund(books, asked.payment_intent, asked);
    },
  ],
  ['GET', /^\/v1\/refunds$/, (books, _id, form) => refundsOf(books, form)],
  ['GET', /^\/v1\/disputes$/, (books, _id, form) => disputesSince(books, form)],
  ['GET', /^\/v1\/disputes\/(\w+)$/, (books, id) => find(books, id, 'dispute')],
  ['POST', /^\/v1\/disputes\/(\w+)$/, answerDispute],
  ['GET', /^\/v1\/balance_transactions$/, (books, _id, form) => balanceSince(books, form)],
];

function confirm(books: Books, id: string, form: URLSearchParams) {
  const asked = read('payment_intents.confirm', form);
  const intent = find(books, id, 'payment_intent');
  const card = find(books, asked.payment_method, 'payment_method');
  charge(books, intent, { card: card.card as StripeCard, away: asked.off_session });
  refuseIfDeclined(intent);
  return shown(books, intent, asked.expand);
}

/** Answers this request as Stripe does; throws its refusal. */
export function route(books: Books, req: IncomingMessage, body: string): unknown {
  const paidOut = payoutRoute(books, req, body);
  if (paidOut !== undefined) return paidOut;
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://stripe.test');
  for (const [method, pattern, handle] of ROUTES) {
    const found = req.method === method && pattern.exec(pathname);
    if (found)
      return handle(books, found[1] ?? '', method === 'GET' ? searchParams : new URLSearchParams(body));
  }
  return notFound(pathname);
}
