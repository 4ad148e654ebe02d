import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { actionToken, shopifyEvent } from '#src/server/db/schema/index.ts';
import { ShopifyAway } from '#src/server/gateways/shopify/shopify.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { applyEvent, beforeEvent } from './apply.server.ts';
import type { EventRow } from './kept-payload.ts';
import { EVENTS_JOB } from './receive.server.ts';
import { EVENT_KEPT_DAYS, LINK_TOKEN } from './shopify.ts';

const AT_ONCE = 50;
const MOST_MS = 50_000;
const ATTEMPTS_MOST = 20;
const DAY_MS = 86_400_000;

/** Applies what shops told, oldest first, each in a transaction of its own with the mark that it is done. */
export const eventsJob: JobKind = {
  name: EVENTS_JOB,
  cron: '* * * * *',
  async run(services) {
    await forget(services);
    const until = performance.now() + MOST_MS;
    while (performance.now() < until && (await round(services)) === AT_ONCE);
  },
};

async function forget({ database: { db } }: Services): Promise<void> {
  const before = new Date(Date.now() - EVENT_KEPT_DAYS * DAY_MS);
  await db.delete(shopifyEvent).where(lt(shopifyEvent.appliedAt, before));
  // A grant that nobody came for holds a sealed token: it goes with its time.
  await db
    .delete(actionToken)
    .where(and(eq(actionToken.purpose, LINK_TOKEN), lt(actionToken.expiresAt, new Date())));
}

async function round(services: Services): Promise<number> {
  const rows = await services.database.db
    .select({ id: shopifyEvent.id })
    .from(shopifyEvent)
    // The database's clock wrote most of these moments, to the microsecond: only the same clock compares them.
    .where(and(isNull(shopifyEvent.appliedAt), lte(shopifyEvent.nextAt, sql`now()`)))
    // Of those that came in one millisecond, what happened first.
    .orderBy(asc(shopifyEvent.receivedAt), asc(shopifyEvent.triggeredAt), asc(shopifyEvent.id))
    .limit(AT_ONCE);
  for (const { id } of rows) await one(services, id);
  return rows.length;
}

async function one(services: Services, id: string): Promise<void> {
  const { db } = services.database;
  const [row] = await db.select().from(shopifyEvent).where(eq(shopifyEvent.id, id));
  if (!row || row.appliedAt) return;
  try {
    // The network first: nothing waits for it inside a transaction.
    const known = await beforeEvent(services, row);
    await inTransaction(systemCtx(services), async (tx) => {
      const [held] = await tx.db.select().from(shopifyEvent).where(eq(shopifyEvent.id, id)).for('update');
      if (!held || held.appliedAt) return;
      await applyEvent(tx, row, known);
      await done(tx, id);
    });
  } catch (error) {
    await later(services, row, error);
  }
}

const done = (tx: Ctx, id: string) =>
  tx.db.update(shopifyEvent).set({ appliedAt: new Date(), problem: null }).where(eq(shopifyEvent.id, id));

/** Tried again, later each time; what cannot be applied is kept aside, and the next import makes up for it. */
async function later({ database: { db }, log }: Services, row: EventRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1;
  const wait = error instanceof ShopifyAway ? error.retryAfter : 0;
  log.warn({ err: error, event: row.id, topic: row.topic, attempts }, 'shopify: an event waits');
  const seconds = Math.max(wait, Math.min(3600, 5 * 2 ** attempts));
  await db
    .update(shopifyEvent)
    .set({
      attempts,
      nextAt: new Date(Date.now() + seconds * 1000),
      problem: error instanceof Error ? error.name : 'unknown',
      ...(attempts >= ATTEMPTS_MOST ? { appliedAt: new Date() } : {}),
    })
    .where(eq(shopifyEvent.id, row.id));
}
