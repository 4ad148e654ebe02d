// The acts of givers, banks and the provider by themselves: we only hear of them, or never do.
import { STRIPE_CARDS, type StripeCard, type StripeObject } from '../stripe-double/books.ts';
import { closeDispute, openDispute } from '../stripe-double/disputes.ts';
import { refund } from '../stripe-double/intents.ts';
import { settlePayout } from '../stripe-double/recipients.ts';
import { oneOf, recentOf, type Walk } from './walk.ts';

const HOUR = 3600 * 1000;
const CARDS = Object.keys(STRIPE_CARDS) as StripeCard[];
/** Most cards are good, or the walk would be about declines. */
const cardOf = (walk: Walk): StripeCard =>
  walk.pick(4) > 0 ? 'pm_card_visa' : (oneOf(walk, CARDS) ?? 'pm_card_visa');

const objects = ({ site }: Walk, object: string) => site.objects(object);
const paidIntents = (walk: Walk) =>
  objects(walk, 'payment_intent').filter(({ status }) => status === 'succeeded');

function pay(walk: Walk): void {
  const gift = recentOf(walk, walk.gifts);
  if (gift) walk.site.stripe.pay(gift.secret, cardOf(walk));
}

function answerBank(walk: Walk): void {
  const gift = recentOf(walk, walk.gifts);
  if (gift) walk.site.stripe.answer3ds(gift.secret, walk.pick(3) > 0);
}

/** From the provider's own dashboard. */
function giveBackThere(walk: Walk): void {
  const intent = recentOf(walk, paidIntents(walk));
  if (intent) refund(walk.site.stripe.books, intent.id, { amount: 100 + 50 * walk.pick(10) });
}

const chargeOf = ({ site }: Walk, intent: StripeObject) =>
  site.stripe.books.objects.get(String(intent.latest_charge));

function contest(walk: Walk): void {
  const { books } = walk.site.stripe;
  const intent = recentOf(walk, paidIntents(walk));
  const charge = intent && chargeOf(walk, intent);
  const known = objects(walk, 'dispute').some(({ payment_intent }) => payment_intent === intent?.id);
  if (!intent || charge?.refunded || known || walk.pick(3) > 0) return;
  openDispute(books, intent.id, { inquiry: walk.pick(4) === 0 });
}

function decideDispute(walk: Walk): void {
  const open = objects(walk, 'dispute').filter(({ status }) =>
    /needs_response|under_review/.test(String(status)),
  );
  const one = oneOf(walk, open);
  if (one)
    closeDispute(walk.site.stripe.books, one, { won: walk.pick(2) === 0, feeBack: walk.pick(2) === 0 });
}

/** The owner's bank has the money, sends it back, or sends it back days after it had it. */
function settle(walk: Walk): void {
  const open = objects(walk, 'payout').filter(({ status }) => status !== 'failed');
  const one = recentOf(walk, open);
  if (!one) return;
  const back = walk.pick(4) === 0;
  if (back || one.status === 'pending')
    settlePayout(walk.site.stripe.books, one.id, back ? 'account_closed' : null);
}

function timePasses(walk: Walk): void {
  walk.wait(HOUR * (walk.pick(3) === 0 ? 24 * (1 + walk.pick(4)) : 1));
}

/** The provider keeps our idempotency keys for a day. */
function forgetKeys({ site }: Walk): void {
  site.stripe.books.answered.clear();
}

/** The events that may happen, as often as they stand here; the double refuses what is impossible then. */
const THEIRS: readonly ((walk: Walk) => void)[] = [
  ...[pay, pay, pay, pay, pay, answerBank, answerBank, giveBackThere, contest, decideDispute],
  ...[settle, settle, timePasses, timePasses, forgetKeys],
];

export function somethingHappens(walk: Walk): void {
  try {
    oneOf(walk, THEIRS)?.(walk);
  } catch (error) {
    if (!(error as { refusal?: unknown }).refusal) throw error;
  }
}

/** Payouts do not stay on their way for ever. */
export function payoutsArrive(walk: Walk): void {
  for (const one of objects(walk, 'payout'))
    if (one.status === 'pending') settlePayout(walk.site.stripe.books, one.id);
}
