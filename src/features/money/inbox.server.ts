import { and, eq, sql } from 'drizzle-orm';
import { preparedFor } from '#src/server/db/prepared.ts';
import { paymentEvent, paymentEventDue } from '#src/server/db/schema/index.ts';
import type { ProviderEvent } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Keeps a verified event, and that its effect is owed, in one statement: once it is answered, nothing that happens
 * to this process loses it. The same event again is a duplicate, applied or not.
 */
export async function keepEvent(services: Services, event: ProviderEvent): Promise<'stored' | 'duplicate'> {
  const provider = services.config.payments;
  const { db } = services.database;
  const { id: eventId, type, livemode } = event;
  const rows = await keep(db).execute({ provider, eventId, type, livemode, payload: aboutOf(event) });
  if (rows.length > 0) return 'stored';
  // It comes again: whatever delayed its effect may be over. What is due already stays so for whoever looks right now.
  const same = and(eq(paymentEventDue.provider, provider), eq(paymentEventDue.eventId, eventId));
  await db
    .update(paymentEventDue)
    .set({ nextAt: sql`least(${paymentEventDue.nextAt}, now())` })
    .where(same);
  return 'duplicate';
}

const keep = preparedFor((db) => {
  const kept = db.$with('kept').as(
    db
      .insert(paymentEvent)
      .values({
        provider: sql.placeholder('provider'),
        eventId: sql.placeholder('eventId'),
        type: sql.placeholder('type'),
        livemode: sql.placeholder('livemode'),
        payload: sql.placeholder('payload'),
      })
      .onConflictDoNothing()
      .returning({ provider: paymentEvent.provider, eventId: paymentEvent.eventId }),
  );
  const due = db.$with('due', { id: paymentEventDue.eventId }).as(sql`
    insert into ${paymentEventDue} (provider, event_id)
    select ${kept.provider}, ${kept.eventId} from ${kept} returning event_id`);
  return db.with(kept, due).select().from(kept).prepare('keep_event');
});

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
