import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { paymentEvent, paymentEventDue } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { applyEvent, type KeptEvent } from './apply-event.server.ts';
import { passBooked } from './booked-events.server.ts';
import type { EventAbout } from './inbox.server.ts';

/** Enough for a minute; the next run takes the rest. */
const AT_ONCE = 500;
/** Payments that wait for the provider's answer at the same time. */
const LANES = 4;
const LONGEST_WAIT_SECONDS = 600;
const ERROR_MAX = 300;

/** Applies the events that are due, those of one payment in the order in which they came. */
export async function applyDueEvents(services: Services): Promise<void> {
  const { db } = services.database;
  const due = await db
    .select({
      provider: paymentEvent.provider,
      eventId: paymentEvent.eventId,
      type: paymentEvent.type,
      payload: paymentEvent.payload,
      attempts: paymentEventDue.attempts,
    })
    .from(paymentEventDue)
    .innerJoin(paymentEvent, ofTheSameEvent)
    .where(
      and(eq(paymentEventDue.provider, services.config.payments), lte(paymentEventDue.nextAt, sql`now()`)),
    )
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId))
    .limit(AT_ONCE);
  const kept = due.map(({ payload, ...event }) => ({ ...event, about: payload as EventAbout }));
  const payments = Map.groupBy(
    await passBooked(services, kept),
    ({ eventId, about }) => about.intentId ?? about.payoutId ?? eventId,
  );
  const left = payments.values();
  const lane = async () => {
    for (const events of left) for (const event of events) await tryEvent(services, event);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const ofTheSameEvent = and(
  eq(paymentEvent.provider, paymentEventDue.provider),
  eq(paymentEvent.eventId, paymentEventDue.eventId),
);

async function tryEvent(services: Services, event: KeptEvent & { attempts: number }): Promise<void> {
  const { db } = services.database;
  const row = and(eq(paymentEventDue.provider, event.provider), eq(paymentEventDue.eventId, event.eventId));
  try {
    await applyEvent(services, event);
    await db.delete(paymentEventDue).where(row);
  } catch (error) {
    const attempts = event.attempts + 1;
    const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** attempts);
    const said = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown';
    services.log.error({ eventId: event.eventId, attempts, err: error }, 'a payment event is not applied');
    await db
      .update(paymentEventDue)
      .set({
        attempts,
        nextAt: sql`now() + make_interval(secs => ${wait})`,
        error: said?.slice(0, ERROR_MAX) ?? null,
      })
      .where(row);
  }
}

/** An event that was acknowledged and whose effect is still owed. */
export interface UnprocessedEvent {
  provider: string;
  id: string;
  type: string;
  receivedAt: Date;
  /** Tries that failed, and what the last one said. */
  attempts: number;
  error: string | null;
  nextAt: Date;
}

/** Lists the events whose effect is still owed, the one that has waited longest first. */
export async function unprocessedEvents(
  db: Db,
  limit = 100,
): Promise<{ total: number; items: UnprocessedEvent[] }> {
  const rows = await db
    .select({
      provider: paymentEvent.provider,
      id: paymentEvent.eventId,
      type: paymentEvent.type,
      receivedAt: paymentEvent.receivedAt,
      attempts: paymentEventDue.attempts,
      error: paymentEventDue.error,
      nextAt: paymentEventDue.nextAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(paymentEventDue)
    .innerJoin(paymentEvent, ofTheSameEvent)
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId))
    .limit(limit);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...event }) => event) };
}
