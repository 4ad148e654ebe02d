import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import {
  type Books,
  find,
  openBooks,
  type Refusal,
  refuse,
  type StripeCard,
  type StripeObject,
} from './books.ts';
import { charge, decline, succeed } from './intents.ts';
import { route } from './routes.ts';

/** Done but never answered, answered 500, refused at once, or done and left waiting for ever. */
export type Fault = 'lost_answer' | 'error' | 'refused' | 'hang';

/** Asked before and after each request is done; true: whoever asked is dead, and nothing more of theirs is done. */
export type Gate = () => boolean;

export interface StripeDouble {
  /** For STRIPE_API_BASE. */
  url: string;
  books: Books;
  /** Every request that came, oldest first. */
  requests: { method: string; path: string; idempotencyKey: string | null; body: string }[];
  /** The faults of the next requests: done but never answered, answered 500, or not answered in time. */
  faults: Fault[];
  /** The same for the next requests that end so (`/confirm`, `POST /v1/payouts`); a function runs before its answer. */
  faultsAt(path: string, ...next: (Fault | (() => void))[]): void;
  gate: Gate | null;
  /** The giver's browser confirms with a card, as the provider's form does. */
  pay(clientSecret: string, card: StripeCard): void;
  /** The giver answers the bank's page. */
  answer3ds(clientSecret: string, authorize: boolean): void;
  /** A signed delivery of an event. */
  sign(event: StripeObject, options?: { secret?: string; at?: number }): Delivery;
  close(): Promise<void>;
}

export interface Delivery {
  body: Buffer;
  headers: { 'stripe-signature': string };
}

export const STRIPE_KEYS = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
};

/** Stands in for Stripe on the loopback: stateful, strict about what it is sent, and able to fail. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const books = openBooks();
  const requests: StripeDouble['requests'] = [];
  const faults: StripeDouble['faults'] = [];
  const waiting: { path: string; fault: Fault | (() => void) }[] = [];
  const server = createServer(async (req, res) => {
    const body = await bodyOf(req);
    const idempotencyKey = String(req.headers['idempotency-key'] ?? '') || null;
    requests.push({ method: req.method ?? '', path: req.url ?? '', idempotencyKey, body });
    const fault = takeFault(waiting, req) ?? faults.shift();
    if (double.gate?.()) return void res.writeHead(400).end(DEAD);
    if (fault === 'refused') return void req.socket.destroy();
    if (fault === 'error') return void res.writeHead(500).end('{"error":{"type":"api_error"}}');
    const answer = reply(books, req, { body, idempotencyKey });
    double.gate?.();
    if (fault === 'lost_answer') return void req.socket.destroy();
    if (fault === 'hang') return;
    await pause(0);
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stripe = new Stripe(STRIPE_KEYS.secretKey);
  const double: StripeDouble = {
    gate: null,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    requests,
    faults,
    faultsAt: (path, ...next) => void waiting.push(...next.map((fault) => ({ path, fault }))),
    pay: (secret, card) => charge(books, bySecret(books, secret), { card, away: false }),
    answer3ds(secret, authorize) {
      const intent = bySecret(books, secret);
      if (intent.status !== 'requires_action') return;
      if (authorize) succeed(books, intent, 'pm_card_challenged');
      else decline(books, intent, { card: 'pm_card_challenged', code: FAILED[intent.object] ?? '' });
    },
    sign(event, { secret = STRIPE_KEYS.webhookSecret, at } = {}) {
      const payload = JSON.stringify(event);
      const header = stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        ...(at === undefined ? {} : { timestamp: at }),
      });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}

/** A refusal, which the SDK does not try again. */
const DEAD = '{"error":{"type":"invalid_request_error","message":"who asks is dead"}}';

function takeFault(
  waiting: { path: string; fault: Fault | (() => void) }[],
  { method, url }: IncomingMessage,
): Fault | undefined {
  const asked = `${method} ${url?.split('?')[0]}`;
  const at = waiting.findIndex((one) => asked.endsWith(one.path));
  const [found] = at < 0 ? [] : waiting.splice(at, 1);
  if (typeof found?.fault !== 'function') return found?.fault;
  found.fault();
  return undefined;
}

const FAILED: Record<string, string> = {
  payment_intent: 'payment_intent_authentication_failure',
  setup_intent: 'setup_intent_authentication_failure',
};

function bySecret(books: Books, secret: string): StripeObject {
  for (const object of books.objects.values()) if (object.client_secret === secret) return object;
  throw new Error(`No intent has the secret ${secret}`);
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Asked {
  body: string;
  idempotencyKey: string | null;
}

function reply(books: Books, req: IncomingMessage, asked: Asked): { status: number; body: string } {
  const request = `${req.method} ${req.url} ${asked.body}`;
  const before = asked.idempotencyKey ? books.answered.get(asked.idempotencyKey) : undefined;
  try {
    if (req.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
      refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    if (before && before.request !== request)
      refuse(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' });
    if (before) return before;
    return keepAnswer(books, asked, {
      request,
      status: 200,
      body: JSON.stringify(route(books, req, asked.body)),
    });
  } catch (error) {
    const refusal = (error as { refusal?: Refusal }).refusal;
    if (!refusal) throw error;
    const answer = { request, status: refusal.status, body: JSON.stringify({ error: refusal.error }) };
    // Stripe keeps what was done under a key, not what it refused to begin.
    return refusal.status === 402 ? keepAnswer(books, asked, answer) : answer;
  }
}

function keepAnswer<T extends { request: string; status: number; body: string }>(
  books: Books,
  { idempotencyKey }: Asked,
  answer: T,
): T {
  if (idempotencyKey) books.answered.set(idempotencyKey, answer);
  return answer;
}

export const findIntent = (books: Books, id: string) =>
  find(books, id, id.startsWith('seti_') ? 'setup_intent' : 'payment_intent');
