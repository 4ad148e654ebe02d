import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paymentEvent, paymentEventDue } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import type { KeptEvent } from './apply-event.server.ts';
import { bookedIntents } from './payables.server.ts';

const SUCCESS = 'payment_intent.succeeded';
/** The outcome of an event whose news was booked before it came, as the kinds of payments name it. */
const LATE = 'late';

/**
 * Most payments were asked about by the page that was paid on, and booked, before their event is applied: it is marked,
 * all such together, and the provider is not asked a second time. What was given back since has events of its own.
 * Answers the events that are left to apply, in their order.
 */
export async function passBooked<E extends KeptEvent>(services: Services, events: E[]): Promise<E[]> {
  const { db } = services.database;
  const successes = events.filter(
    ({ type, about }) => type === SUCCESS && about.intentId && !about.disputeId && !about.payoutId,
  );
  const booked = await bookedIntents(
    db,
    successes.map(({ about }) => about.intentId as string),
  );
  const passed = new Set(successes.filter(({ about }) => booked.has(about.intentId as string)));
  if (passed.size === 0) return events;
  const ids = [...passed].map(({ eventId }) => eventId);
  const provider = services.config.payments;
  const owed = db.$with('owed').as(
    db
      .delete(paymentEventDue)
      .where(and(eq(paymentEventDue.provider, provider), inArray(paymentEventDue.eventId, ids)))
      .returning({ eventId: paymentEventDue.eventId }),
  );
  await db
    .with(owed)
    .update(paymentEvent)
    .set({ appliedAt: sql`now()`, outcome: LATE, attempts: sql`${paymentEvent.attempts} + 1` })
    .where(
      and(
        eq(paymentEvent.provider, provider),
        inArray(paymentEvent.eventId, ids),
        isNull(paymentEvent.appliedAt),
      ),
    );
  return events.filter((event) => !passed.has(event));
}
