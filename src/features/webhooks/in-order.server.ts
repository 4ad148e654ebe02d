import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { webhookDelivery } from '#src/server/db/schema/index.ts';
import type { DeliveryRow } from './rows.server.ts';

/** A delivery tells of one thing: the kind of thing, and which one. */
export function thingOf({ type, body }: Pick<DeliveryRow, 'type' | 'body'>): string {
  const { data } = JSON.parse(body) as { data?: { id?: unknown; reference?: unknown } };
  return `${type.split('.', 1)[0]}:${data?.reference ?? data?.id ?? ''}`;
}

/** The same, in the database. */
const THING = sql<string>`split_part(${webhookDelivery.type}, '.', 1) || ':' ||
  coalesce(${webhookDelivery.body}::jsonb #>> '{data,reference}', ${webhookDelivery.body}::jsonb #>> '{data,id}', '')`;

/** Of these, the things of which something told earlier still waits, and until when: its turn comes first. */
export async function heldThings(
  db: Db,
  webhookId: number,
  rows: readonly DeliveryRow[],
): Promise<Map<string, Date>> {
  const last = Math.max(...rows.map(({ id }) => id));
  const firstOf = new Map<string, number>();
  for (const row of rows) if (!firstOf.has(thingOf(row))) firstOf.set(thingOf(row), row.id);
  const waiting = await db
    .select({ id: webhookDelivery.id, thing: THING, nextAt: webhookDelivery.nextAt })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        eq(webhookDelivery.state, 'waiting'),
        lt(webhookDelivery.id, last),
        notInArray(
          webhookDelivery.id,
          rows.map(({ id }) => id),
        ),
        inArray(THING, [...firstOf.keys()]),
      ),
    );
  const earlier = waiting.filter(({ id, thing }) => id < (firstOf.get(thing) ?? 0));
  return new Map(earlier.map(({ thing, nextAt }) => [thing, nextAt]));
}

interface Silent {
  id: number;
  next: Date;
  /** Taken with those that were tried, and not tried. */
  left: readonly number[];
}

/** All that waits for an address that is silent is tried again together; what has waits of its own keeps them. */
export async function putOff(db: Db, { id, next, left }: Silent): Promise<void> {
  const untried = and(eq(webhookDelivery.attempts, 0), lt(webhookDelivery.nextAt, next));
  await db
    .update(webhookDelivery)
    .set({ nextAt: next })
    .where(
      and(
        eq(webhookDelivery.webhookId, id),
        eq(webhookDelivery.state, 'waiting'),
        left.length > 0 ? or(inArray(webhookDelivery.id, [...left]), untried) : untried,
      ),
    );
}

interface Sent {
  id: number;
  /** The end of the time for which this process had kept what it sent. */
  until: Date;
  sent: readonly number[];
  now: Date;
}

/** Lets go on whatever another process was told meanwhile of the same things: it waits for that end. */
export async function goOn(db: Db, { id, until, sent, now }: Sent): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ nextAt: now })
    .where(
      and(
        eq(webhookDelivery.webhookId, id),
        eq(webhookDelivery.state, 'waiting'),
        eq(webhookDelivery.attempts, 0),
        eq(webhookDelivery.nextAt, until),
        notInArray(webhookDelivery.id, [...sent]),
      ),
    );
}
