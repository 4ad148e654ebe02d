import {
  QUARANTINED,
  recordQuarantine,
  settleQuarantine,
} from '#src/features/money/quarantine/record.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { DELIVERY_METHODS } from './delivery.ts';
import { onOrderPaid, onOrderRefunded } from './effects.server.ts';
import { releaseRefunded } from './hold.server.ts';
import { changeOrder, lockOrder, type OrderRow } from './order.server.ts';
import { nextStatus, type OrderSignal } from './order.state.ts';
import { returnToVouchers } from './reductions/give-back.server.ts';
import { cardBackOf, toPayOf } from './reductions/reduction.ts';

type Change = Parameters<typeof changeOrder>[2];

/** Reads what the provider's present word means for an order; null when it says nothing new. */
export function orderSignal(
  known: Pick<OrderRow, 'intentId' | 'paidAt' | 'refunded' | 'lastFailureId'>,
  intent: Intent,
): OrderSignal | null {
  if (intent.id !== known.intentId) return null;
  switch (intent.status) {
    case 'succeeded':
      if (!known.paidAt) return 'paid';
      if (intent.refundedAmount <= known.refunded) return null;
      return intent.refunded ? 'refunded' : 'refunded_part';
    case 'requires_payment_method':
      return intent.failure && intent.failure.id !== known.lastFailureId ? 'declined' : null;
    case 'canceled':
      return 'intent_lost';
    default:
      return null;
  }
}

/** Why a payment that succeeded cannot be booked on its order; null when all agrees. */
export function orderDisagreement(row: OrderRow, intent: Intent): string | null {
  if (intent.livemode !== row.livemode) return 'livemode';
  if (intent.metadata.order !== row.uuid) return 'order';
  if (intent.currency !== 'eur') return 'currency';
  const total = row.articles + Number(intent.metadata.delivery_price);
  return intent.amount === toPayOf({ ...row, total }) ? null : 'amount';
}

/**
 * Applies what the provider says of an intent to its locked order, with all its effects, in the caller's
 * transaction. This is the only way to `paid` and to `refunded`.
 */
export async function applyOrderIntent(ctx: Ctx, row: OrderRow, intent: Intent): Promise<string> {
  const outcome = await applyOnce(ctx, row, intent);
  if (outcome !== 'paid' || intent.refundedAmount === 0) return outcome;
  // First heard of when some of it was given back already: both are booked, in their order.
  return applyOnce(ctx, await lockOrder(ctx.db, row.id), intent);
}

async function applyOnce(ctx: Ctx, row: OrderRow, intent: Intent): Promise<string> {
  const onCard = cardBackOf(row);
  if (intent.id === row.intentId && intent.refundedAmount < onCard)
    return setAside(ctx, row, { intent, why: 'refund_failed' });
  const signal = orderSignal({ ...row, refunded: onCard }, intent);
  if (signal === null) return 'nothing_new';
  // The provider refuses such refunds: what gave money back beside a dispute has to be looked at.
  if ((signal === 'refunded' || signal === 'refunded_part') && row.disputed > 0)
    return setAside(ctx, row, { intent, why: 'refund_disputed' });
  const to = nextStatus(row.status, signal);
  if (to === null) return 'late';
  // Given back at the provider after our own bank had done so.
  if (intent.refundedAmount > toPayOf(row) - row.transferredBack && row.transferredBack > 0)
    return setAside(ctx, row, { intent, why: 'refund_twice' });
  // Its vouchers were given back when it ended: what the card paid alone has to be looked at.
  if (signal === 'paid' && row.status === 'cancelled' && row.reduced + row.vouched > 0)
    return setAside(ctx, row, { intent, why: 'ended' });
  if (signal === 'paid') {
    const wrong = orderDisagreement(row, intent);
    if (wrong) return setAside(ctx, row, { intent, why: wrong });
    await settleQuarantine(ctx, row.provider, intent.id);
  }
  const released = signal === 'refunded' ? await releaseRefunded(ctx, row) : {};
  // The last of the card's part takes what is left of the vouchers with it.
  if (signal === 'refunded') await returnToVouchers(ctx, row, row.vouched - row.vouchedBack);
  const changed = await changeOrder(ctx, row, {
    status: to,
    ...released,
    ...changeFor(ctx, row, { signal, intent }),
  });
  if (signal === 'paid') await onOrderPaid(ctx, changed, intent.providerFee);
  if (signal === 'refunded' || signal === 'refunded_part') await onOrderRefunded(ctx, changed, { was: row });
  return signal;
}

function changeFor(
  ctx: Ctx,
  row: OrderRow,
  { signal, intent }: { signal: OrderSignal; intent: Intent },
): Change {
  switch (signal) {
    case 'paid':
      return { ...paidFor(row, intent), paidAt: ctx.now, failureCode: null, typedAddress: null };
    case 'declined':
      return {
        attempt: row.attempt + 1,
        lastFailureId: intent.failure?.id ?? null,
        failureCode: intent.failure?.code ?? null,
      };
    case 'intent_lost':
      return { attempt: row.attempt + 1, intentId: null };
    case 'refunded':
      return { refunded: row.total, vouchedBack: row.vouched, reducedBack: row.reduced };
    case 'refunded_part':
      return { refunded: row.vouchedBack + row.reducedBack + intent.refundedAmount };
    default:
      return {};
  }
}

/** Reads what the provider charged, which wins: the delivery may change at the very moment of paying. */
function paidFor(row: OrderRow, { metadata }: Intent) {
  const deliveryPrice = Number(metadata.delivery_price);
  const delivery = DELIVERY_METHODS.find((method) => method === metadata.delivery) ?? row.delivery;
  return { delivery, deliveryPrice, total: row.articles + deliveryPrice };
}

/** Nothing is booked on such a word: an admin looks at it. */
async function setAside(
  ctx: Ctx,
  row: OrderRow,
  { intent, why }: { intent: Intent; why: string },
): Promise<string> {
  await recordQuarantine(ctx, {
    provider: row.provider,
    intentId: intent.id,
    why,
    contributionId: null,
    facts: {
      ours: orderFacts(row),
      theirs: {
        status: intent.status,
        amount: intent.amount,
        refunded: intent.refundedAmount,
        currency: intent.currency,
        livemode: intent.livemode,
        metadata: intent.metadata,
      },
    },
  });
  return `${QUARANTINED}${why}`;
}

/** Ids, cents and states: no name, no address. */
const orderFacts = (row: OrderRow) => ({
  order: row.uuid,
  number: row.number,
  status: row.status,
  amount: row.total,
  refunded: row.refunded,
  currency: 'eur',
  livemode: row.livemode,
});
