import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { demoEvent } from '#src/server/db/schema/index.ts';
import { DEMO_SIGNATURE_HEADER, demoSecret } from './demo.ts';
import type { DemoBank } from './demo-books.ts';
import type { EventHeaders } from './provider.ts';
import { signBody } from './signature.ts';

/** Seconds before each new try; the last one repeats. */
const BACKOFF = [2, 10, 60, 300, 1800, 7200];

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
  for (const event of due) {
    const body = Buffer.from(event.payload);
    const signature = signBody(secret, body, Math.floor(Date.now() / 1000));
    const status = await deliver(body, { [DEMO_SIGNATURE_HEADER]: signature }).catch(() => 0);
    await record(bank, event.id, { delivered: status === 200, attempts: event.attempts + 1 });
  }
}

async function record(bank: DemoBank, id: string, tried: { delivered: boolean; attempts: number }) {
  const nextAt = new Date(Date.now() + retryDelaySeconds(tried.attempts) * 1000);
  await bank.db
    .update(demoEvent)
    .set({ attempts: tried.attempts, ...(tried.delivered ? { deliveredAt: new Date() } : { nextAt }) })
    .where(eq(demoEvent.id, id));
}
