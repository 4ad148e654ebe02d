import { and, arrayContains, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { letter } from '#src/lib/letter.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { person, webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { deliver, isTaken, type Tried } from './deliver.server.ts';
import { type DeliveryRow, takeDue, type WebhookRow } from './rows.server.ts';
import { WEBHOOK_JOB } from './tell.server.ts';
import { DELIVERIES_KEPT_DAYS, TRY_AGAIN_SECONDS } from './webhook.ts';
import { webhookFr } from './webhooks.fr.ts';

/** Of one address in a round, one after the other; at eight seconds each they end before `LEASE_MS`. */
const EACH = 10;
const LEASE_MS = 120_000;
const ROUNDS = 20;
/** The job is asked for anew when something falls due before its own minute. */
const SOON_MS = 60_000;
const GONE = 410;
const MAILED_MAX = 20;
const DAY_MS = 86_400_000;

/** Sends what is due to each address, several at once; of one address what comes first goes first. */
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
  const due = await takeDue(db, { now, until: new Date(now.getTime() + LEASE_MS), each: EACH });
  if (due.length === 0) return false;
  const byAddress = Map.groupBy(due, ({ webhookId }) => webhookId);
  await Promise.all([...byAddress].map(([id, rows]) => sendTo(services, id, rows)));
  return true;
}

/** Stops at the first that is not taken: the others of this address wait for its next try. */
async function sendTo(services: Services, id: number, rows: readonly DeliveryRow[]): Promise<void> {
  const { db } = services.database;
  const [to] = await db.select().from(webhook).where(eq(webhook.id, id));
  if (!to?.enabled) return;
  for (const [index, row] of rows.entries()) {
    const tried = await deliver(services, to, row);
    const nextAt = await keepTried(services, { to, row, tried });
    if (isTaken(tried)) continue;
    const later = rows.slice(index + 1).map((one) => one.id);
    if (nextAt && later.length > 0)
      await db.update(webhookDelivery).set({ nextAt }).where(inArray(webhookDelivery.id, later));
    return;
  }
}

interface Outcome {
  to: WebhookRow;
  row: DeliveryRow;
  tried: Tried;
}

/** Keeps how a try went; answers when the next one is, null for none. */
export async function keepTried(services: Services, { to, row, tried }: Outcome): Promise<Date | null> {
  const now = services.clock();
  const wait = isTaken(tried) || tried.status === GONE ? undefined : TRY_AGAIN_SECONDS[row.attempts];
  const nextAt = wait === undefined ? null : new Date(now.getTime() + wait * 1000);
  const unanswered = nextAt ? 'waiting' : 'failed';
  await inTransaction(systemCtx(services), async (tx) => {
    await tx.db
      .update(webhookDelivery)
      .set({
        state: isTaken(tried) ? 'done' : unanswered,
        attempts: row.attempts + 1,
        lastAt: now,
        lastStatus: tried.status,
        lastProblem: tried.problem,
        ...(nextAt ? { nextAt } : {}),
      })
      .where(and(eq(webhookDelivery.id, row.id), eq(webhookDelivery.state, 'waiting')));
    if (!isTaken(tried) && !nextAt) await switchOff(tx, to, tried);
  });
  return nextAt;
}

/** Nothing was taken for three days, or never again: it is off until somebody puts it back on, and staff are told. */
async function switchOff(tx: Ctx, to: WebhookRow, { status }: Tried): Promise<void> {
  const [off] = await tx.db
    .update(webhook)
    .set({ enabled: false, stoppedAt: tx.now, updatedAt: tx.now })
    .where(and(eq(webhook.id, to.id), eq(webhook.enabled, true)))
    .returning({ id: webhook.id });
  if (!off) return;
  await audit(tx, { action: 'webhook.stopped', target: `webhook:${to.id}` });
  const { name: site } = siteOf(tx);
  const words = webhookFr.mail;
  const host = new URL(to.url).host;
  const mail = letter({
    subject: words.subject(site),
    blocks: [
      { title: words.title },
      { text: status === GONE ? words.gone(host) : words.silent(host) },
      { text: words.kept },
      { link: { label: words.open, href: `${tx.services.config.publicUrl}/a/admin/integrations/webhooks` } },
    ],
    signature: site,
  });
  for (const { id, email } of await keepers(tx))
    await queueMail(tx, { ...mail, to: email, key: `webhook:${to.id}:${tx.now.getTime()}:${id}` });
}

/** Those who may put it back on. */
const keepers = ({ db }: Ctx) =>
  db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(
      and(
        isNull(person.disabledAt),
        or(eq(person.isAdmin, true), arrayContains(person.rights, ['settings'])),
      ),
    )
    .orderBy(person.id)
    .limit(MAILED_MAX);

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
