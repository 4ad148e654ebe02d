// Stripe's side of paying an owner out: accounts (v2), their hosted page, transfers, reversals and payouts.
import type { IncomingMessage } from 'node:http';
import type Stripe from 'stripe';
import { z } from 'zod';
import { move } from './balance.ts';
import { type Books, find, keep, newId, post, refuse, type StripeObject, seconds } from './books.ts';
import { nested } from './requests.ts';

const text = z.string().max(500);
const whole = z.string().regex(/^\d+$/).transform(Number);
const metadata = z.record(z.string().max(40), text).optional();

const account = z.strictObject({
  configuration: z.strictObject({
    recipient: z.strictObject({
      capabilities: z.strictObject({
        stripe_balance: z.strictObject({ stripe_transfers: z.strictObject({ requested: z.boolean() }) }),
      }),
    }),
  }),
  identity: z.strictObject({ country: z.literal('fr'), entity_type: z.literal('individual') }),
  dashboard: z.enum(['none', 'express', 'full']),
  defaults: z.strictObject({
    currency: z.literal('eur'),
    responsibilities: z.strictObject({
      fees_collector: z.literal('application'),
      losses_collector: z.literal('application'),
    }),
  }),
  metadata,
  include: z.array(z.enum(['configuration.recipient', 'requirements'])),
}) satisfies z.ZodType<Stripe.V2.Core.AccountCreateParams>;

const link = z.strictObject({
  account: text,
  use_case: z.strictObject({
    type: z.literal('account_onboarding'),
    account_onboarding: z.strictObject({
      configurations: z.array(z.literal('recipient')),
      return_url: z.url(),
      refresh_url: z.url(),
    }),
  }),
}) satisfies z.ZodType<Stripe.V2.Core.AccountLinkCreateParams>;

const transfer = z.strictObject({
  amount: whole,
  currency: z.literal('eur'),
  destination: text,
  transfer_group: text,
  metadata,
}) satisfies z.ZodType<Stripe.TransferCreateParams>;
const payout = z.strictObject({
  amount: whole,
  currency: z.literal('eur'),
  metadata,
}) satisfies z.ZodType<Stripe.PayoutCreateParams>;

function checked<T>(shape: z.ZodType<T>, given: unknown): T {
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse(400, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `${issue?.path.join('.')} ${issue?.message}`,
  });
}

/** The standing that the hosted page, or Stripe's own people, gave somebody. */
export type Standing = 'onboarding' | 'in_review' | 'documents' | 'verified' | 'refused';

export const BANK_LAST4 = '2606';

/** Somebody gave what the hosted page asks, with this outcome. */
export function setRecipient(books: Books, id: string, standing: Standing): void {
  Object.assign(find(books, id, 'v2.core.account'), { standing, last4: BANK_LAST4 });
}

/** The bank has it, or sends it back; `code` as Stripe names it. */
export function settlePayout(books: Books, id: string, code: string | null = null): void {
  const found = find(books, id, 'payout');
  const to = find(books, String(found.account), 'v2.core.account');
  if (code !== null && found.status !== 'failed') to.balance = Number(to.balance) + Number(found.amount);
  Object.assign(found, { status: code === null ? 'paid' : 'failed', failure_code: code });
  post(books, code === null ? 'payout.paid' : 'payout.failed', found);
  Object.assign(books.events.at(-1) as object, { account: found.account });
}

const DUE: Record<Standing, { status: string; errors: object[] }[]> = {
  onboarding: [{ status: 'currently_due', errors: [] }],
  in_review: [],
  documents: [{ status: 'past_due', errors: [{ code: 'verification_document_missing' }] }],
  verified: [],
  refused: [],
};

function shownAccount({ standing, last4: _, balance: __, ...shown }: StripeObject) {
  const of = standing as Standing;
  const status = of === 'verified' ? 'active' : of === 'refused' ? 'unsupported' : 'pending';
  return {
    ...shown,
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { status } } } } },
    requirements: {
      entries: DUE[of].map(({ status: when, errors }) => ({ minimum_deadline: { status: when }, errors })),
    },
  };
}

type Asked = { id: string; form: URLSearchParams; body: string; req: IncomingMessage };
type Handler = (books: Books, asked: Asked) => unknown;

const ROUTES: [string, RegExp, Handler][] = [
  [
    'POST',
    /^\/v2\/core\/accounts$/,
    (books, { body }) => {
      const { metadata: kept } = checked(account, JSON.parse(body));
      const made = { id: newId(books, 'acct'), object: 'v2.core.account', closed: false, metadata: kept };
      return shownAccount(keep(books, { ...made, standing: 'onboarding', last4: null, balance: 0 }));
    },
  ],
  [
    'GET',
    /^\/v2\/core\/accounts\/(\w+)$/,
    (books, { id }) => shownAccount(find(books, id, 'v2.core.account')),
  ],
  [
    'POST',
    /^\/v2\/core\/account_links$/,
    (books, { body }) => {
      const asked = checked(link, JSON.parse(body));
      find(books, asked.account, 'v2.core.account');
      return {
        object: 'v2.core.account_link',
        url: `https://connect.stripe.test/setup/${newId(books, 'link')}`,
      };
    },
  ],
  [
    'GET',
    /^\/v1\/accounts\/(\w+)\/external_accounts$/,
    (books, { id }) => {
      const { last4 } = find(books, id, 'v2.core.account');
      return { object: 'list', has_more: false, data: last4 ? [{ object: 'bank_account', last4 }] : [] };
    },
  ],
  ['POST', /^\/v1\/transfers$/, (books, { form }) => newTransfer(books, form)],
  ['GET', /^\/v1\/transfers$/, (books, { form }) => transfersOf(books, form)],
  ['GET', /^\/v1\/transfers\/(\w+)$/, (books, { id }) => find(books, id, 'transfer')],
  ['POST', /^\/v1\/transfers\/(\w+)\/reversals$/, (books, { id }) => reverse(books, id)],
  ['POST', /^\/v1\/payouts$/, (books, asked) => newPayout(books, asked)],
  ['GET', /^\/v1\/payouts$/, (books, { req }) => payoutsOf(books, req)],
  ['GET', /^\/v1\/payouts\/(\w+)$/, (books, { id }) => find(books, id, 'payout')],
];

function newTransfer(books: Books, form: URLSearchParams) {
  const asked = checked(transfer, nested(form));
  const to = find(books, asked.destination, 'v2.core.account');
  if (to.standing !== 'verified')
    refuse(400, {
      type: 'invalid_request_error',
      code: 'insufficient_capabilities_for_transfer',
      message: 'Your destination account needs to have at least one of the following capabilities enabled.',
    });
  to.balance = Number(to.balance) + asked.amount;
  const made = keep(books, { ...asked, id: newId(books, 'tr'), object: 'transfer', reversed: false });
  move(books, { source: made.id, type: 'transfer', amount: -asked.amount });
  return made;
}

const listOf = (books: Books, is: (one: StripeObject) => boolean) => ({
  object: 'list',
  has_more: false,
  data: [...books.objects.values()].filter(is).reverse(),
});

const transfersOf = (books: Books, form: URLSearchParams) =>
  listOf(books, (one) => one.object === 'transfer' && one.transfer_group === form.get('transfer_group'));

const accountOf = (req: IncomingMessage) => String(req.headers['stripe-account'] ?? '');

const payoutsOf = (books: Books, req: IncomingMessage) =>
  listOf(books, (one) => one.object === 'payout' && one.account === accountOf(req));

function reverse(books: Books, id: string) {
  const sent = find(books, id, 'transfer');
  if (sent.reversed)
    refuse(400, { type: 'invalid_request_error', message: 'This transfer was already reversed.' });
  sent.reversed = true;
  const from = find(books, String(sent.destination), 'v2.core.account');
  from.balance = Number(from.balance) - Number(sent.amount);
  const back = { object: 'transfer_reversal', amount: sent.amount, transfer: id };
  const made = keep(books, { ...back, id: newId(books, 'trr') });
  move(books, { source: made.id, type: 'transfer', amount: Number(sent.amount) });
  return made;
}

function newPayout(books: Books, { form, req }: Asked) {
  const asked = checked(payout, nested(form));
  const from = find(books, accountOf(req), 'v2.core.account');
  if (Number(from.balance) < asked.amount)
    refuse(400, {
      type: 'invalid_request_error',
      code: 'balance_insufficient',
      message: 'You have insufficient funds in your Stripe account.',
    });
  from.balance = Number(from.balance) - asked.amount;
  const arrives = { arrival_date: seconds() + 2 * 24 * 3600, status: 'pending', failure_code: null };
  return keep(books, { ...asked, ...arrives, id: newId(books, 'po'), object: 'payout', account: from.id });
}

/** Answers as Stripe does about paying out; undefined when the request is about something else. */
export function payoutRoute(books: Books, req: IncomingMessage, body: string): unknown {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://stripe.test');
  for (const [method, pattern, handle] of ROUTES) {
    const found = req.method === method && pattern.exec(pathname);
    const form = method === 'GET' ? searchParams : new URLSearchParams(body);
    if (found) return handle(books, { id: found[1] ?? '', form, body, req });
  }
  return undefined;
}
