import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { demoEvent } from '#src/server/db/schema/index.ts';
import { DEMO_SIGNATURE_HEADER, demoSecret } from './demo.ts';
import type { DemoBank } from './demo-books.ts';
import type { EventHeaders } from './provider.ts';
import { signBody } from './signature.ts';

/** Seconds before each new try; the last one repeats. */
const BACKOFF = [2, 10, 60, 300, 1800, 7200];

/** Deliveries that are marked by one statement. */
const MARKED_AT_ONCE = 20;

export function retryDelaySeconds(attempts: number): number {
  return BACKOFF[Math.min(attempts, BACKOFF.length) - 1] ?? 2;
}

/**
 * Sends every event that is due through `deliver`, which answers an HTTP status; signed anew at each try.
 * Events refused or lost stay, and come back later.
 */
export async function deliverDemoEvents(
  bank: DemoBank,
  deliver: (rawBody: Buffer, headers: EventHeaders) => Promise<number>,
): Promise<void> {
  const secret = await demoSecret(bank);
  const due = await bank.db
    .select()
    .from(demoEvent)
    .where(and(isNull(demoEvent.deliveredAt), lte(demoEvent.nextAt, sql`now()`)))
    .orderBy(asc(demoEvent.createdAt))
    .limit(500);
  const delivered: string[] = [];
  for (const event of due) {
    const body = Buffer.from(event.payload);
    const signature = signBody(secret, body, Math.floor(Date.now() / 1000));
    const status = await deliver(body, { [DEMO_SIGNATURE_HEADER]: signature }).catch(() => 0);
    if (status === 200) delivered.push(event.id);
    else await putOff(bank, event.id, event.attempts + 1);
    if (delivered.length === MARKED_AT_ONCE) await markDelivered(bank, delivered.splice(0));
  }
  await markDelivered(bank, delivered);
}

/** One that comes twice, because this process ended before it was marked, is known by its id. */
async function markDelivered(bank: DemoBank, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await bank.db
    .update(demoEvent)
    .set({ attempts: sql`${demoEvent.attempts} + 1`, deliveredAt: new Date() })
    .where(inArray(demoEvent.id, ids));
}

async function putOff(bank: DemoBank, id: string, attempts: number): Promise<void> {
  const nextAt = new Date(Date.now() + retryDelaySeconds(attempts) * 1000);
  await bank.db.update(demoEvent).set({ attempts, nextAt }).where(eq(demoEvent.id, id));
}
