import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { paymentEvent } from '#src/server/db/schema/index.ts';
import type { ProviderEvent } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import type { PayableRef } from './payable.ts';
import { payableOf, payableOfIntent } from './payables.server.ts';
import { askProvider, providerOf } from './provider.server.ts';
import { recordQuarantine } from './quarantine/record.server.ts';
import { untilUnchanged } from './retry.server.ts';

/**
 * Applies a verified event once, however often and in whatever order it comes: its inbox row and its effect
 * are one transaction, and the intent is fetched again rather than read from the event. Answers what came of it.
 */
export async function receiveEvent(services: Services, event: ProviderEvent): Promise<string> {
  const { intentId } = event;
  const about = intentId === null ? null : await payableOfIntent(services.database.db, intentId);
  if (about === null) return keep(services, event);
  const outcome = await untilUnchanged(() => tryOnce(services, event, about));
  await payableOf(about).follow(services, about.id);
  return outcome;
}

/** Null: what is paid changed while the provider answered; ask again. */
async function tryOnce(services: Services, event: ProviderEvent, about: PayableRef): Promise<string | null> {
  const ctx = systemCtx(services);
  if (await isApplied(services, event)) return 'duplicate';
  const payable = payableOf(about);
  const before = await payable.see(ctx.db, about.id);
  const provider = providerOf(services);
  const intent = await askProvider(() => provider.retrieve(event.intentId as string));
  const { disputeId } = event;
  const contested = disputeId ? await askProvider(() => provider.disputes.retrieve(disputeId)) : null;
  return inTransaction(ctx, async (inner) => {
    const { version } = await payable.lock(inner.db, about.id);
    if (version !== before.version) return null;
    const [kept] = await inner.db
      .insert(paymentEvent)
      .values(rowOf(services, event))
      .onConflictDoNothing()
      .returning({ id: paymentEvent.eventId });
    if (!kept) return 'duplicate';
    const heard = await payable.hear(inner, about.id, intent);
    const outcome = contested ? await payable.contest(inner, about.id, contested) : heard;
    await inner.db
      .update(paymentEvent)
      .set({ appliedAt: sql`now()`, outcome, attempts: 1 })
      .where(isEvent(services, event));
    return outcome;
  });
}

async function isApplied(services: Services, event: ProviderEvent): Promise<boolean> {
  const rows = await services.database.db
    .select({ id: paymentEvent.eventId })
    .from(paymentEvent)
    .where(isEvent(services, event));
  return rows.length > 0;
}

/** An event about nothing of ours is kept too: somebody may ask. */
async function keep(services: Services, event: ProviderEvent): Promise<string> {
  const outcome = 'unknown_intent';
  return inTransaction(systemCtx(services), async (inner) => {
    const kept = await inner.db
      .insert(paymentEvent)
      .values({ ...rowOf(services, event), appliedAt: new Date(), outcome, attempts: 1 })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.eventId });
    if (kept.length === 0) return 'duplicate';
    if (event.intentId !== null && MONEY.test(event.type))
      await recordQuarantine(inner, {
        provider: services.config.payments,
        intentId: event.intentId,
        why: 'intent',
        contributionId: null,
        facts: { theirs: { event: event.id, type: event.type } },
      });
    return outcome;
  });
}

/** Events that say money moved: about an intent of nobody's, somebody must look. */
const MONEY = /^(payment_intent\.succeeded|charge\.(refunded|dispute\.\w+))$/;

const isEvent = (services: Services, event: ProviderEvent) =>
  and(eq(paymentEvent.provider, services.config.payments), eq(paymentEvent.eventId, event.id));

function rowOf(services: Services, event: ProviderEvent) {
  return {
    provider: services.config.payments,
    eventId: event.id,
    type: event.type,
    livemode: event.livemode,
    payload: { intentId: event.intentId },
  };
}
