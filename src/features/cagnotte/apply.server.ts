import {
  factsOf,
  QUARANTINED,
  recordQuarantine,
  settleQuarantine,
} from '#src/features/money/quarantine/record.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { chargeInstant, retryInstant } from './charge-date.ts';
import {
  type ContributionRow,
  changeContribution,
  type Gift,
  type LockedRow,
  lockContribution,
} from './contribution.server.ts';
import { next, type Signal } from './contribution.state.ts';
import {
  onCanceled,
  onChargeFailed,
  onNeedsAction,
  onPaid,
  onRefunded,
  onScheduled,
} from './effects.server.ts';
import { disagreement, paidAddonCents, settledAmounts } from './settle.server.ts';
import { signalOf } from './signal.ts';

type Change = Parameters<typeof changeContribution>[2];

/** docs/spec/decisions.md §13: needs_action lasts 72 hours. */
const ACTION_HOURS = 72;

/** The outcome of a word of the provider's that changed nothing. */
export const NOTHING_NEW = 'nothing_new';

/** The provider's word. `read`: the gift, by who has just read it, so that its list and pot are not read again. */
export interface Heard {
  intent: Intent;
  read?: Gift;
}

/**
 * Applies what the provider says of an intent to its locked contribution, with all its effects, in the caller's
 * transaction. This is the only way to `succeeded`. Answers the signal that applied, or why nothing did.
 */
export async function applyIntent(ctx: Ctx, row: LockedRow, heard: Heard): Promise<string> {
  const { intent } = heard;
  const outcome = await applyOnce(ctx, row, heard);
  if (outcome !== 'paid' || intent.refundedAmount === 0) return outcome;
  // First heard of when some of it was given back already: both are booked, in their order.
  return applyOnce(ctx, await lockContribution(ctx.db, row.id), { intent });
}

async function applyOnce(ctx: Ctx, row: LockedRow, { intent, read }: Heard): Promise<string> {
  if (intent.id === row.intentId && intent.refundedAmount < row.refunded)
    return setAside(ctx, row, { intent, why: 'refund_failed' });
  const signal = signalOf(row, intent);
  if (signal === null) return NOTHING_NEW;
  const to = next(row.status, signal);
  if (to === null) return 'late';
  if (to === row.status && (signal === 'challenged' || signal === 'processing')) return NOTHING_NEW;
  if (signal === 'paid' || signal === 'card_saved') {
    const wrong = disagreement(row, intent, await paidAddonCents(ctx, row, intent));
    if (wrong) return setAside(ctx, row, { intent, why: wrong });
    if (row.isSetAside || intent.id !== row.intentId) await settleQuarantine(ctx, row.provider, intent.id);
  }
  const changed = await changeContribution(ctx, row, {
    status: to,
    ...(await changeFor(ctx, row, { signal, intent })),
  });
  await effect(ctx, { signal, intent }, { before: row, row: changed, read });
  return signal;
}

/** Nothing is booked on such a word: an admin looks at it. */
async function setAside(
  ctx: Ctx,
  row: ContributionRow,
  { intent, why }: { intent: Intent; why: string },
): Promise<string> {
  await recordQuarantine(ctx, {
    provider: row.provider,
    intentId: intent.id,
    why,
    contributionId: row.id,
    facts: factsOf(row, intent),
  });
  return `${QUARANTINED}${why}`;
}

interface Word {
  signal: Signal;
  intent: Intent;
}

async function changeFor(ctx: Ctx, row: LockedRow, { signal, intent }: Word): Promise<Change> {
  switch (signal) {
    case 'paid':
      return {
        ...(await settledAmounts(ctx, row, intent)),
        paidAt: ctx.now,
        fundsAvailableAt: intent.availableAt ?? ctx.now,
        failureCode: null,
      };
    case 'refunded':
    case 'refunded_part':
      return { refunded: intent.refundedAmount };
    case 'declined':
    case 'charge_given_up':
      return { attempt: row.attempt + 1, ...failureOf(intent) };
    case 'charge_postponed':
      return {
        attempt: row.attempt + 1,
        ...failureOf(intent),
        // One that was canceled at the provider charges nothing any more: the next try makes another.
        ...(intent.status === 'canceled' && { intentId: null }),
        nextChargeAt: retryInstant(row.chargeOn as string, row.chargeTries, ctx.now),
      };
    case 'intent_lost':
      return { attempt: row.attempt + 1, intentId: null };
    case 'card_saved':
      return {
        paymentMethod: intent.paymentMethod,
        nextChargeAt: chargeInstant(row.chargeOn as string),
        failureCode: null,
      };
    case 'challenged':
      return row.status === 'charging'
        ? { needsActionUntil: new Date(ctx.now.getTime() + ACTION_HOURS * 3600 * 1000) }
        : {};
    default:
      return {};
  }
}

const failureOf = (intent: Intent) => ({
  lastFailureId: intent.failure?.id ?? null,
  failureCode: intent.failure?.code ?? null,
});

interface Changed {
  before: LockedRow;
  row: ContributionRow;
  read: Gift | undefined;
}

async function effect(ctx: Ctx, { signal, intent }: Word, { before, row, read }: Changed): Promise<void> {
  const known = read && !before.hasAddons ? { ...read, row, addons: [] } : undefined;
  if (signal === 'paid') await onPaid(ctx, row, { providerFee: intent.providerFee, known });
  else if (signal === 'refunded' || signal === 'refunded_part') await onRefunded(ctx, row, before.refunded);
  else if (signal === 'card_saved') await onScheduled(ctx, row);
  else if (signal === 'charge_given_up') await onChargeFailed(ctx, row);
  else if (signal === 'cancel') await onCanceled(ctx, row);
  else if (signal === 'challenged' && row.status === 'needs_action') await onNeedsAction(ctx, row);
}
