import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { type Delivery, PROBLEMS, WEBHOOK_EVENTS, type Webhook } from './webhook.ts';
import { webhookFr } from './webhooks.fr.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Throws not_found. */
export async function lockWebhook(db: Db, id: number): Promise<WebhookRow> {
  const [row] = await db.select().from(webhook).where(eq(webhook.id, id)).for('no key update');
  if (!row) throw notFound(webhookFr.unknown);
  return row;
}

/** As the screen shows them, the oldest first. */
export async function webhooksOf(db: Db, which?: SQL): Promise<Webhook[]> {
  const rows = await db.select().from(webhook).where(which).orderBy(webhook.id);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const waiting = await db
    .select({ id: webhookDelivery.webhookId, left: count() })
    .from(webhookDelivery)
    .where(and(inArray(webhookDelivery.webhookId, ids), eq(webhookDelivery.state, 'waiting')))
    .groupBy(webhookDelivery.webhookId);
  const last = await db
    .selectDistinctOn([webhookDelivery.webhookId], {
      id: webhookDelivery.webhookId,
      at: webhookDelivery.lastAt,
      status: webhookDelivery.lastStatus,
    })
    .from(webhookDelivery)
    .where(and(inArray(webhookDelivery.webhookId, ids), isNotNull(webhookDelivery.lastAt)))
    .orderBy(webhookDelivery.webhookId, desc(webhookDelivery.lastAt));
  return rows.map((row) => {
    const tried = last.find(({ id }) => id === row.id);
    return {
      id: row.id,
      url: row.url,
      events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
      enabled: row.enabled,
      stopped_at: row.stoppedAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      waiting: Number(waiting.find(({ id }) => id === row.id)?.left ?? 0),
      last: tried?.at ? { at: tried.at.toISOString(), status: tried.status } : null,
    };
  });
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event_id: row.eventId,
  type: row.type,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  at: row.createdAt.toISOString(),
  next_at: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  last_at: row.lastAt?.toISOString() ?? null,
  status: row.lastStatus,
  problem: PROBLEMS.find((problem) => problem === row.lastProblem) ?? null,
});

/**
 * Takes what is due, at most `each` of one address so that a dead one leaves room to the others, and keeps it from
 * other processes until `until`.
 */
export async function takeDue(
  db: Db,
  { now, until, each }: { now: Date; until: Date; each: number },
): Promise<DeliveryRow[]> {
  const due = sql`
    select d.id from ${webhook} w cross join lateral (
      select id from ${webhookDelivery}
      where webhook_id = w.id and state = 'waiting' and next_at <= ${now.toISOString()}
      order by next_at, id limit ${each} for update skip locked
    ) d where w.enabled`;
  const taken = await db
    .update(webhookDelivery)
    .set({ nextAt: until })
    .where(sql`${webhookDelivery.id} in (${due})`)
    .returning();
  return taken.sort((a, b) => a.id - b.id);
}
