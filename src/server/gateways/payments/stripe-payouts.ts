import Stripe from 'stripe';
import {
  type Payout,
  type PayoutOrder,
  type PayoutProvider,
  PayoutRefusedError,
  type Recipient,
  type RecipientStatus,
} from './payouts.ts';
import { asked } from './stripe-client.ts';

/** Connect recipients (Accounts v2), separate transfers, and payouts on the recipient's own account. */
export function stripePayouts(stripe: Stripe): PayoutProvider {
  const { accounts, accountLinks } = stripe.v2.core;
  return {
    async createRecipient({ idempotencyKey, reference }) {
      const made = await asked(() =>
        accounts.create(
          {
            configuration: {
              recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
            },
            identity: { country: 'fr', entity_type: 'individual' },
            dashboard: 'none',
            defaults: {
              currency: 'eur',
              responsibilities: { fees_collector: 'application', losses_collector: 'application' },
            },
            metadata: { reference },
            include: [...INCLUDED],
          },
          { idempotencyKey },
        ),
      );
      return toRecipient(stripe, made);
    },
    async retrieveRecipient(id) {
      return toRecipient(stripe, await asked(() => accounts.retrieve(id, { include: [...INCLUDED] })));
    },
    async onboardingUrl(account, { returnUrl, refreshUrl }) {
      const account_onboarding = {
        configurations: ['recipient' as const],
        return_url: returnUrl,
        refresh_url: refreshUrl,
      };
      const link = await asked(() =>
        accountLinks.create({ account, use_case: { type: 'account_onboarding', account_onboarding } }),
      );
      return link.url;
    },
    transfer: (order) => transferOnce(stripe, order),
    payout: async (order) => toPayout(await payoutOnce(stripe, order)),
    findTransfer: (order) => knownTransfer(stripe, order),
    async findPayout(order) {
      const known = await knownPayout(stripe, order);
      return known && toPayout(known);
    },
    retrievePayout: async (id, recipient) =>
      toPayout(await asked(() => stripe.payouts.retrieve(id, {}, { stripeAccount: recipient }))),
    async reverseTransfer(id, { idempotencyKey }) {
      const sent = await asked(() => stripe.transfers.retrieve(id));
      if (sent.reversed) return;
      await asked(() => stripe.transfers.createReversal(id, {}, { idempotencyKey }));
    },
  };
}

/**
 * Stripe forgets idempotency keys after a day, and a withdrawal may wait longer than that: what was done for this
 * reference is looked up before it is ordered again.
 */
async function transferOnce(stripe: Stripe, order: PayoutOrder): Promise<{ id: string }> {
  const { recipient, amount, reference, idempotencyKey } = order;
  return (
    (await knownTransfer(stripe, order)) ??
    refusable(() =>
      stripe.transfers.create(
        {
          amount,
          currency: 'eur',
          destination: recipient,
          transfer_group: reference,
          metadata: { reference },
        },
        { idempotencyKey },
      ),
    )
  );
}

async function knownTransfer(stripe: Stripe, { reference }: PayoutOrder): Promise<Stripe.Transfer | null> {
  const { data } = await asked(() => stripe.transfers.list({ transfer_group: reference, limit: 1 }));
  return data[0] ?? null;
}

/** A payout has no group to be found by, and an owner has few. */
async function knownPayout(
  stripe: Stripe,
  { recipient: stripeAccount, reference }: PayoutOrder,
): Promise<Stripe.Payout | null> {
  const { data } = await asked(() => stripe.payouts.list({ limit: 100 }, { stripeAccount }));
  return data.find(({ metadata }) => metadata?.reference === reference) ?? null;
}

async function payoutOnce(stripe: Stripe, order: PayoutOrder): Promise<Stripe.Payout> {
  const { recipient: stripeAccount, amount, reference, idempotencyKey } = order;
  return (
    (await knownPayout(stripe, order)) ??
    refusable(() =>
      stripe.payouts.create(
        { amount, currency: 'eur', metadata: { reference } },
        { stripeAccount, idempotencyKey },
      ),
    )
  );
}

const INCLUDED = ['configuration.recipient', 'requirements'] as const;

type Account = Stripe.V2.Core.Account;

async function toRecipient(stripe: Stripe, account: Account): Promise<Recipient> {
  const status = statusOf(account);
  return {
    id: account.id,
    status,
    bankLast4: status === 'verified' ? await last4Of(stripe, account.id) : null,
  };
}

/** Verified once Stripe lets us transfer to it; what it still waits for is in its requirements. */
function statusOf(account: Account): RecipientStatus {
  const capability = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers;
  if (capability?.status === 'active') return 'verified';
  if (account.closed || capability?.status === 'unsupported') return 'refused';
  const waiting = account.requirements?.entries ?? [];
  const due = waiting.filter(({ minimum_deadline }) =>
    ['currently_due', 'past_due'].includes(minimum_deadline.status),
  );
  if (due.length === 0) return 'in_review';
  return due.some(({ errors }) => errors.length > 0) ? 'documents' : 'onboarding';
}

async function last4Of(stripe: Stripe, account: string): Promise<string | null> {
  const { data } = await asked(() =>
    stripe.accounts.listExternalAccounts(account, { object: 'bank_account', limit: 1 }),
  );
  const [bank] = data;
  return bank && 'last4' in bank ? (bank.last4 ?? null) : null;
}

const FAILED = new Set(['failed', 'canceled']);

function toPayout(payout: Stripe.Payout): Payout {
  const status = payout.status === 'paid' ? 'paid' : FAILED.has(payout.status) ? 'failed' : 'pending';
  return {
    id: payout.id,
    status,
    arrivesAt: new Date(payout.arrival_date * 1000),
    failureCode: payout.failure_code ?? (status === 'failed' ? payout.status : null),
  };
}

/** Refusals that no retry cures become PayoutRefusedError. */
async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await asked(work);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new PayoutRefusedError(error.code ?? 'refused', error.message);
    throw error;
  }
}
