import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { preparedFor } from '#src/server/db/prepared.ts';
import { paymentEvent } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import type { EventAbout } from './inbox.server.ts';
import type { PayableRef } from './payable.ts';
import { payableOf, payableOfIntent } from './payables.server.ts';
import { followPayout } from './payouts.server.ts';
import { askProvider, providerOf } from './provider.server.ts';
import { recordQuarantine } from './quarantine/record.server.ts';
import { untilUnchanged } from './retry.server.ts';

/** An event of the inbox, as it was kept. */
export interface KeptEvent {
  provider: string;
  eventId: string;
  type: string;
  about: EventAbout;
}

/**
 * Applies a kept event once, however often it is tried and in whatever order they come: that it is applied and its
 * effect are one transaction, and the intent is fetched again rather than read from the event. Then does what follows
 * it, which is safe to repeat. Throws when the provider does not answer: nothing is lost, it is tried again.
 */
export async function applyEvent(services: Services, event: KeptEvent): Promise<void> {
  const { intentId, payoutId } = event.about;
  const about = intentId === null ? null : await payableOfIntent(services.database.db, intentId);
  if (about) {
    await untilUnchanged(() => tryOnce(services, event, about));
    await payableOf(about).follow(services, about.id);
  } else {
    await applyToNothing(services, event);
  }
  if (payoutId) await followPayout(services, payoutId);
}

/** Null: what is paid changed while the provider answered; ask again. */
async function tryOnce(services: Services, event: KeptEvent, about: PayableRef): Promise<string | null> {
  const ctx = systemCtx(services);
  const payable = payableOf(about);
  const before = await payable.see(ctx.db, about.id);
  const provider = providerOf(services);
  const intent = await askProvider(() => provider.retrieve(event.about.intentId as string));
  const { disputeId } = event.about;
  const contested = disputeId ? await askProvider(() => provider.disputes.retrieve(disputeId)) : null;
  return inTransaction(ctx, async (inner) => {
    const { version } = await payable.lock(inner.db, about.id);
    if (version !== before.version) return null;
    // Two processes may have come here: the payment is locked, and the second finds the event applied.
    if (await isApplied(inner, event)) return 'duplicate';
    const heard = await payable.hear(inner, about.id, intent);
    const outcome = contested ? await payable.contest(inner, about.id, contested) : heard;
    await markApplied(inner, event, outcome);
    return outcome;
  });
}

/** An event about nothing of ours is kept too: somebody may ask. */
async function applyToNothing(services: Services, event: KeptEvent): Promise<void> {
  const { eventId, type, about } = event;
  await inTransaction(systemCtx(services), async (inner) => {
    if (!(await markApplied(inner, event, 'unknown_intent'))) return;
    if (about.intentId === null || !MONEY.test(type)) return;
    await recordQuarantine(inner, {
      provider: services.config.payments,
      intentId: about.intentId,
      why: 'intent',
      contributionId: null,
      facts: { theirs: { event: eventId, type } },
    });
  });
}

/** Events that say money moved: about an intent of nobody's, somebody must look. */
const MONEY = /^(payment_intent\.succeeded|charge\.(refunded|dispute\.\w+))$/;

async function isApplied({ db }: Ctx, event: KeptEvent): Promise<boolean> {
  const rows = await appliedEvent(db).execute({ provider: event.provider, eventId: event.eventId });
  return rows.length > 0;
}

const appliedEvent = preparedFor((db) =>
  db
    .select({ id: paymentEvent.eventId })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.provider, sql.placeholder('provider')),
        eq(paymentEvent.eventId, sql.placeholder('eventId')),
        isNotNull(paymentEvent.appliedAt),
      ),
    )
    .prepare('applied_event'),
);

/** False when it was applied already. */
async function markApplied({ db }: Ctx, event: KeptEvent, outcome: string): Promise<boolean> {
  const marked = await db
    .update(paymentEvent)
    .set({ appliedAt: sql`now()`, outcome, attempts: sql`${paymentEvent.attempts} + 1` })
    .where(and(isEvent(event), isNull(paymentEvent.appliedAt)))
    .returning({ id: paymentEvent.eventId });
  return marked.length > 0;
}

const isEvent = ({ provider, eventId }: KeptEvent) =>
  and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId));
