import type Stripe from 'stripe';
import type { Dispute, DisputeProvider, DisputeStatus } from './disputes.ts';
import { asked } from './stripe-client.ts';
import { refusable } from './stripe-refund.ts';

export function stripeDisputes(stripe: Stripe): DisputeProvider {
  return {
    retrieve: async (id) => toDispute(await asked(() => stripe.disputes.retrieve(id))),
    async list(since) {
      const found: Dispute[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      await asked(async () => {
        for await (const one of stripe.disputes.list({ created, limit: 100 })) found.push(toDispute(one));
      });
      return found;
    },
    submitEvidence: async (id, { text, idempotencyKey }) =>
      toDispute(
        await refusable(() =>
          stripe.disputes.update(
            id,
            { evidence: { uncategorized_text: text }, submit: true },
            { idempotencyKey },
          ),
        ),
      ),
  };
}

/** Stripe's word for each of ours; an appeal is a dispute again. */
const STATUSES: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  prevented: 'inquiry_closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

const idOf = (found: string | { id: string } | null): string =>
  typeof found === 'string' ? found : (found?.id ?? '');

const moment = (seconds: number) => new Date(seconds * 1000);

export function toDispute(dispute: Stripe.Dispute): Dispute {
  const status = STATUSES[dispute.status];
  if (!status) throw new Error(`Stripe says ${dispute.status} of a dispute, which nothing here knows`);
  const { due_by, submission_count } = dispute.evidence_details;
  const moved = dispute.balance_transactions;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amount: dispute.amount,
    currency: dispute.currency,
    livemode: dispute.livemode,
    reason: dispute.reason,
    status,
    openedAt: moment(dispute.created),
    dueBy: due_by === null ? null : moment(due_by),
    evidenceSent: submission_count > 0,
    taken: Math.max(0, -moved.reduce((sum, { amount }) => sum + amount, 0)),
    fee: Math.max(
      0,
      moved.reduce((sum, { fee }) => sum + fee, 0),
    ),
  };
}
