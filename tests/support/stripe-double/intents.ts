import { randomBytes } from 'node:crypto';
import { move } from './balance.ts';
import {
  type Books,
  find,
  keep,
  newId,
  post,
  refuse,
  STRIPE_CARDS,
  type StripeCard,
  type StripeObject,
  seconds,
} from './books.ts';

const DAY = 24 * 3600;

export function newIntent(books: Books, kind: 'payment' | 'setup', fields: object): StripeObject {
  const id = newId(books, kind === 'payment' ? 'pi' : 'seti');
  return keep(books, {
    id,
    object: `${kind}_intent`,
    created: seconds(),
    livemode: books.livemode,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    status: 'requires_payment_method',
    payment_method: null,
    customer: null,
    metadata: {},
    ...(kind === 'payment' ? { latest_charge: null, last_payment_error: null } : { last_setup_error: null }),
    ...fields,
  });
}

/** As Stripe shows an intent: its charge whole when asked so. */
export function shown(books: Books, intent: StripeObject, expand: string[] = []): StripeObject {
  const charge = books.objects.get(String(intent.latest_charge));
  if (!expand.some((path) => path.startsWith('latest_charge')) || !charge) return intent;
  return { ...intent, latest_charge: { ...charge, balance_transaction: charge.booked } };
}

const prefixOf = (intent: StripeObject) => intent.object;

function locked(intent: StripeObject): never {
  return refuse(400, {
    type: 'invalid_request_error',
    code: `${prefixOf(intent)}_unexpected_state`,
    message: `This intent's status is ${intent.status}.`,
  });
}

export function change(intent: StripeObject, fields: Record<string, unknown>): StripeObject {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    return locked(intent);
  const { metadata = {}, ...others } = fields as { metadata?: object };
  return Object.assign(intent, others, { metadata: { ...(intent.metadata as object), ...metadata } });
}

export function cancel(books: Books, intent: StripeObject): StripeObject {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    return locked(intent);
  intent.status = 'canceled';
  post(books, `${prefixOf(intent)}.canceled`, intent);
  return intent;
}

function newCharge(books: Books, intent: StripeObject, paid: boolean): StripeObject {
  const charge: StripeObject = keep(books, {
    id: newId(books, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: seconds(),
    payment_intent: intent.id,
    paid,
    refunded: false,
    disputed: false,
    livemode: books.livemode,
    booked: null,
  });
  if (paid)
    charge.booked = move(books, {
      source: charge.id,
      type: 'charge',
      amount: Number(intent.amount),
      fee: 39,
      available_on: seconds() + 3 * DAY,
    });
  intent.latest_charge = charge.id;
  return charge;
}

/** The bank's answer to a card; `away`: charged off-session. */
export function charge(
  books: Books,
  intent: StripeObject,
  { card, away }: { card: StripeCard; away: boolean },
): void {
  if (!['requires_payment_method', 'requires_action'].includes(String(intent.status))) locked(intent);
  const answer = STRIPE_CARDS[card][away ? 'later' : 'now'];
  if (answer === 'succeeds') succeed(books, intent, card);
  else if (answer === 'challenges') {
    Object.assign(intent, { status: 'requires_action', payment_method: newCard(books, intent, card) });
    post(books, `${prefixOf(intent)}.requires_action`, intent);
  } else decline(books, intent, { card, code: answer });
}

export function succeed(books: Books, intent: StripeObject, card: StripeCard): void {
  const payment = intent.object === 'payment_intent';
  Object.assign(intent, {
    status: 'succeeded',
    payment_method: intent.payment_method ?? newCard(books, intent, card),
  });
  if (payment) newCharge(books, intent, true);
  post(books, `${prefixOf(intent)}.succeeded`, intent);
}

/** A saved card: it belongs to the customer of what saved it. */
function newCard(books: Books, intent: StripeObject, card: StripeCard): string {
  const id = newId(books, 'pm');
  keep(books, { id, object: 'payment_method', type: 'card', customer: intent.customer, card });
  return id;
}

export function decline(
  books: Books,
  intent: StripeObject,
  { card, code }: { card: StripeCard; code: string },
): void {
  const payment = intent.object === 'payment_intent';
  const authentication = code === 'authentication_required' || code.startsWith('payment_intent_');
  const error = {
    type: 'card_error',
    code: authentication ? code : 'card_declined',
    ...(authentication ? {} : { decline_code: code }),
    message: 'Your card was declined.',
    payment_method: { id: newCard(books, intent, card), object: 'payment_method' },
    ...(payment ? { charge: newCharge(books, intent, false).id } : {}),
  };
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    [payment ? 'last_payment_error' : 'last_setup_error']: error,
  });
  post(books, payment ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', intent);
}

/** Refuses, as Stripe does, a confirmation whose card was refused. */
export function refuseIfDeclined(intent: StripeObject): void {
  const error = intent.last_payment_error as Record<string, unknown> | null;
  if (intent.status === 'requires_payment_method' && error) refuse(402, { ...error, payment_intent: intent });
}

interface Given {
  amount?: number | undefined;
  metadata?: Record<string, string> | undefined;
}

export function refund(books: Books, intentId: string, { amount, metadata = {} }: Given = {}): StripeObject {
  const intent = find(books, intentId, 'payment_intent');
  const charged = books.objects.get(String(intent.latest_charge));
  if (intent.status !== 'succeeded' || !charged) return locked(intent);
  const left = Number(charged.amount) - Number(charged.amount_refunded);
  if (left === 0)
    refuse(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    });
  if (charged.disputed)
    refuse(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'Charge is disputed.',
    });
  const given = amount ?? left;
  if (given > left)
    refuse(400, {
      type: 'invalid_request_error',
      message: `Refund amount is greater than unrefunded amount on charge`,
    });
  charged.amount_refunded = Number(charged.amount_refunded) + given;
  charged.refunded = charged.amount_refunded === charged.amount;
  post(books, 'charge.refunded', charged);
  const made = keep(books, {
    id: newId(books, 're'),
    object: 'refund',
    metadata,
    amount: given,
    payment_intent: intentId,
    charge: charged.id,
    status: 'succeeded',
  });
  move(books, { source: made.id, type: 'refund', amount: -given });
  return made;
}
