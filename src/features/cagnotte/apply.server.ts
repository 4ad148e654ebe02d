import type { Ctx } from '#src/server/calls/context.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { chargeInstant, retryInstant } from './charge-date.ts';
import { type ContributionRow, changeContribution } from './contribution.server.ts';
import { next, type Signal } from './contribution.state.ts';
import { onChargeFailed, onNeedsAction, onPaid, onRefunded, onScheduled } from './effects.server.ts';
import { disagreement, paidAddonCents, settledAmounts } from './settle.server.ts';
import { signalOf } from './signal.ts';

type Change = Parameters<typeof changeContribution>[2];

/** How an outcome of the inbox begins when a payment was set aside. */
export const QUARANTINED = 'quarantined:';

/** decisions.md §13: needs_action lasts 72 hours. */
const ACTION_HOURS = 72;

/**
 * Applies what the provider says of an intent to its locked contribution, with all its effects, in the caller's
 * transaction. This is the only way to `succeeded`. Answers the signal that applied, or why nothing did.
 */
export async function applyIntent(ctx: Ctx, row: ContributionRow, intent: Intent): Promise<string> {
  const signal = signalOf(row, intent);
  if (signal === null) return 'nothing_new';
  const to = next(row.status, signal);
  if (to === null) return 'late';
  if (to === row.status && (signal === 'challenged' || signal === 'processing')) return 'nothing_new';
  if (signal === 'paid' || signal === 'card_saved') {
    const wrong = disagreement(row, intent, await paidAddonCents(ctx, row, intent));
    if (wrong) return quarantine(ctx, { row, intent, wrong });
  }
  const changed = await changeContribution(ctx, row, {
    status: to,
    ...(await changeFor(ctx, row, { signal, intent })),
  });
  await effect(ctx, signal, changed);
  return signal;
}

interface Disagreement {
  row: ContributionRow;
  intent: Intent;
  wrong: string;
}

/** Nothing is booked on such a word: an admin looks at it. */
function quarantine(ctx: Ctx, { row, intent, wrong }: Disagreement): string {
  ctx.services.log.error(
    { contributionId: row.id, intentId: intent.id, wrong },
    'a payment does not match its gift',
  );
  return `${QUARANTINED}${wrong}`;
}

interface Word {
  signal: Signal;
  intent: Intent;
}

async function changeFor(ctx: Ctx, row: ContributionRow, { signal, intent }: Word): Promise<Change> {
  switch (signal) {
    case 'paid':
      return {
        ...(await settledAmounts(ctx, row, intent)),
        paidAt: ctx.now,
        fundsAvailableAt: intent.availableAt ?? ctx.now,
        failureCode: null,
      };
    case 'declined':
    case 'charge_given_up':
      return { attempt: row.attempt + 1, ...failureOf(intent) };
    case 'charge_postponed':
      return {
        attempt: row.attempt + 1,
        ...failureOf(intent),
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

async function effect(ctx: Ctx, signal: Signal, row: ContributionRow): Promise<void> {
  if (signal === 'paid') await onPaid(ctx, row);
  else if (signal === 'refunded') await onRefunded(ctx, row);
  else if (signal === 'card_saved') await onScheduled(ctx, row);
  else if (signal === 'charge_given_up') await onChargeFailed(ctx, row);
  else if (signal === 'challenged' && row.status === 'needs_action') await onNeedsAction(ctx, row);
}
