import { and, asc, eq, lt } from 'drizzle-orm';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { SEND_TIMEOUT_MS } from '#src/server/gateways/safe-send.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { deliver, GONE, isTaken, type Tried } from './deliver.server.ts';
import { switchOff, tellGivenUp, tookLately } from './give-up.server.ts';
import { goOn, heldThings, putOff, thingOf } from './in-order.server.ts';
import { type DeliveryRow, takeDue, type WebhookRow } from './rows.server.ts';
import { WEBHOOK_JOB } from './tell.server.ts';
import { DELIVERIES_KEPT_DAYS, TRY_AGAIN_SECONDS } from './webhook.ts';

/** Of one address in a round, one after the other; at eight seconds each they end before `LEASE_MS`. */
const EACH = 10;
const LEASE_MS = 120_000;
/** So many in a row that are not taken, and the address is silent. */
const SILENT_AFTER = 3;
/** Shorter than the last waits of one delivery: what is refused for itself does not come first each time. */
const SILENT_MS = 600_000;
const ROUNDS = 20;
/** The job is asked for anew when something falls due before its own minute. */
const SOON_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sends what is due to each address, several at once; what is told of one thing goes in its order. */
export const webhookSend: JobKind = {
  name: WEBHOOK_JOB,
  cron: '* * * * *',
  async run(services) {
    await forget(services);
    for (let round = 0; round < ROUNDS; round += 1) if (!(await sendRound(services))) break;
    await comeBack(services);
  },
};

async function forget({ database: { db }, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
  await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));
}

/** False when nothing was due. */
async function sendRound(services: Services): Promise<boolean> {
  const { db } = services.database;
  const now = services.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const due = await takeDue(db, { now, until, each: EACH });
  if (due.length === 0) return false;
  const byAddress = Map.groupBy(due, ({ webhookId }) => webhookId);
  await Promise.all([...byAddress].map(([id, rows]) => sendTo(services, id, { rows, until })));
  return true;
}

interface Taken {
  rows: readonly DeliveryRow[];
  /** No other process takes them before. */
  until: Date;
}

/**
 * One that is not taken holds back what is told later of the same thing, and nothing else. Several in a row, and the
 * address itself is silent: all that waits for it is put off together.
 */
async function sendTo(services: Services, id: number, { rows, until: mine }: Taken): Promise<void> {
  const { db } = services.database;
  const [to] = await db.select().from(webhook).where(eq(webhook.id, id));
  if (!to?.enabled) return;
  const held = await heldThings(db, id, rows);
  let refused = 0;
  for (const [index, row] of rows.entries()) {
    // Held up for so long that another process takes over: it would be sent by both, and out of order.
    if (services.clock().getTime() + SEND_TIMEOUT_MS > mine.getTime()) return;
    const until = held.get(thingOf(row));
    if (until) {
      await db.update(webhookDelivery).set({ nextAt: until }).where(eq(webhookDelivery.id, row.id));
      continue;
    }
    const tried = await deliver(services, to, row);
    const nextAt = await keepTried(services, { to, row, tried });
    refused = isTaken(tried) ? 0 : refused + 1;
    if (!isTaken(tried) && !nextAt && !(await isOn(db, id))) return;
    if (nextAt) held.set(thingOf(row), nextAt);
    if (refused < SILENT_AFTER) continue;
    const soon = services.clock().getTime() + SILENT_MS;
    const next = new Date(Math.min(soon, nextAt?.getTime() ?? soon));
    await putOff(db, { id, next, left: rows.slice(index + 1).map((one) => one.id) });
    return;
  }
  await goOn(db, { id, until: mine, sent: rows.map((one) => one.id), now: services.clock() });
}

/** False once it was switched off, as at the end of the tries: what waits stays for when it is on again. */
async function isOn(db: Db, id: number): Promise<boolean> {
  const [to] = await db.select({ enabled: webhook.enabled }).from(webhook).where(eq(webhook.id, id));
  return to?.enabled === true;
}

interface Outcome {
  to: WebhookRow;
  row: DeliveryRow;
  tried: Tried;
}

/**
 * Keeps how a try went; answers when the next one is, null for none. A failure that is noted late, after another process
 * was answered or somebody asked for it anew, is none.
 */
export async function keepTried(services: Services, { to, row, tried }: Outcome): Promise<Date | null> {
  const now = services.clock();
  const wait = tried.status === GONE ? undefined : TRY_AGAIN_SECONDS[row.attempts];
  const nextAt = isTaken(tried) || wait === undefined ? null : new Date(now.getTime() + wait * 1000);
  const unanswered = nextAt ? 'waiting' : 'failed';
  await inTransaction(systemCtx(services), async (tx) => {
    const waiting = and(eq(webhookDelivery.id, row.id), eq(webhookDelivery.state, 'waiting'));
    const [noted] = await tx.db
      .update(webhookDelivery)
      .set({
        state: isTaken(tried) ? 'done' : unanswered,
        attempts: row.attempts + 1,
        lastAt: now,
        lastStatus: tried.status,
        lastProblem: tried.problem,
        ...(nextAt ? { nextAt } : {}),
      })
      .where(isTaken(tried) ? waiting : and(waiting, eq(webhookDelivery.attempts, row.attempts)))
      .returning({ id: webhookDelivery.id });
    if (!noted || isTaken(tried) || nextAt) return;
    if (tried.status !== GONE && (await tookLately(tx, to))) await tellGivenUp(tx, to, row);
    else await switchOff(tx, to, tried);
  });
  return nextAt;
}

async function comeBack(services: Services): Promise<void> {
  const [next] = await services.database.db
    .select({ at: webhookDelivery.nextAt })
    .from(webhookDelivery)
    .innerJoin(webhook, and(eq(webhook.id, webhookDelivery.webhookId), eq(webhook.enabled, true)))
    .where(eq(webhookDelivery.state, 'waiting'))
    .orderBy(asc(webhookDelivery.nextAt))
    .limit(1);
  const left = next ? next.at.getTime() - services.clock().getTime() : SOON_MS;
  if (left >= SOON_MS) return;
  const startAfter = new Date(Date.now() + Math.max(0, left));
  await services.jobs.send(webhookSend, {}, { startAfter, singletonKey: WEBHOOK_JOB });
}
