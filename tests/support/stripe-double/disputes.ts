import type Stripe from 'stripe';
import { z } from 'zod';
import { move } from './balance.ts';
import { type Books, find, keep, newId, post, refuse, type StripeObject, seconds } from './books.ts';
import { nested } from './requests.ts';

const WEEK = 7 * 24 * 3600;
const FEE = 1500;

interface Contested {
  amount?: number;
  /** The bank only asks: nothing is taken. */
  inquiry?: boolean;
}

/** A giver's bank contests a payment: Stripe takes the money and its fee at once. */
export function openDispute(
  books: Books,
  intentId: string,
  { amount, inquiry }: Contested = {},
): StripeObject {
  const intent = find(books, intentId, 'payment_intent');
  const charge = find(books, String(intent.latest_charge), 'charge');
  const contested = amount ?? Number(charge.amount) - Number(charge.amount_refunded);
  const made = keep(books, {
    id: newId(books, 'dp'),
    object: 'dispute',
    amount: contested,
    currency: 'eur',
    created: seconds(),
    livemode: books.livemode,
    charge: charge.id,
    payment_intent: intentId,
    reason: 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: Boolean(inquiry),
    evidence: {},
    evidence_details: { due_by: seconds() + WEEK, has_evidence: false, past_due: false, submission_count: 0 },
    balance_transactions: [] as unknown[],
  });
  if (!inquiry) {
    charge.disputed = true;
    take(books, made, { amount: -contested, fee: FEE });
  }
  post(books, 'charge.dispute.created', made);
  if (!inquiry) post(books, 'charge.dispute.funds_withdrawn', made);
  return made;
}

function take(books: Books, made: StripeObject, moved: { amount: number; fee: number }): void {
  const line = move(books, { source: made.id, type: 'adjustment', ...moved });
  (made.balance_transactions as unknown[]).push(line);
}

/** The bank decides. When we are right, the money comes back; the fee only with `feeBack`. */
export function closeDispute(
  books: Books,
  made: StripeObject,
  { won, feeBack = false }: { won: boolean; feeBack?: boolean },
): void {
  const inquiry = String(made.status).startsWith('warning');
  made.status = inquiry ? 'warning_closed' : won ? 'won' : 'lost';
  if (!inquiry && won) {
    const charge = find(books, String(made.charge), 'charge');
    charge.disputed = false;
    take(books, made, { amount: Number(made.amount), fee: feeBack ? -FEE : 0 });
    post(books, 'charge.dispute.funds_reinstated', made);
  }
  post(books, 'charge.dispute.closed', made);
}

const update = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string().max(20_000) }),
  submit: z.enum(['true', 'false']).transform((value) => value === 'true'),
}) satisfies z.ZodType<Stripe.DisputeUpdateParams>;

/** Evidence is taken once, and only while it is waited for. */
export function answerDispute(books: Books, id: string, form: URLSearchParams): StripeObject {
  const made = find(books, id, 'dispute');
  const asked = update.parse(nested(form));
  if (!String(made.status).endsWith('needs_response'))
    refuse(400, {
      type: 'invalid_request_error',
      code: 'dispute_closed',
      message: 'This dispute can no longer be answered.',
    });
  made.evidence = asked.evidence;
  if (asked.submit) {
    made.status = String(made.status).replace('needs_response', 'under_review');
    Object.assign(made.evidence_details as object, { has_evidence: true, submission_count: 1 });
  }
  post(books, 'charge.dispute.updated', made);
  return made;
}
