import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { paymentEvent, paymentEventDue } from '#src/server/db/schema/index.ts';
import type { ProviderEvent } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Keeps a verified event, and that its effect is owed, in one transaction: once it is answered, nothing that happens
 * to this process loses it. The same event again is a duplicate, applied or not.
 */
export async function keepEvent(services: Services, event: ProviderEvent): Promise<'stored' | 'duplicate'> {
  const provider = services.config.payments;
  return inTransaction(systemCtx(services), async ({ db }) => {
    const { id: eventId, type, livemode } = event;
    const kept = await db
      .insert(paymentEvent)
      .values({ provider, eventId, type, livemode, payload: aboutOf(event) })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.eventId });
    if (kept.length === 0) {
      // It comes again: whatever delayed its effect may be over.
      const same = and(eq(paymentEventDue.provider, provider), eq(paymentEventDue.eventId, eventId));
      await db.update(paymentEventDue).set({ nextAt: sql`now()` }).where(same);
      return 'duplicate';
    }
    await db.insert(paymentEventDue).values({ provider, eventId });
    return 'stored';
  });
}

/** The subject of an event: ids alone, since the state of each is asked of the provider. */
export interface EventAbout {
  intentId: string | null;
  disputeId?: string;
  payoutId?: string;
}

function aboutOf({ intentId, disputeId, payoutId }: ProviderEvent): EventAbout {
  const about: EventAbout = { intentId };
  if (disputeId) about.disputeId = disputeId;
  if (payoutId) about.payoutId = payoutId;
  return about;
}
