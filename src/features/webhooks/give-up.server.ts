import { and, eq, gt } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { letter } from '#src/lib/letter.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person, webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { mayDo } from '#src/server/may-do.ts';
import { GONE, type Tried } from './deliver.server.ts';
import type { DeliveryRow, WebhookRow } from './rows.server.ts';
import { TRIED_SECONDS } from './webhook.ts';
import { webhookFr } from './webhooks.fr.ts';

const MAILED_MAX = 20;

/** True when something else was taken while one was refused: the address is well, and stays on. */
export async function tookLately(tx: Ctx, to: WebhookRow): Promise<boolean> {
  const since = new Date(tx.now.getTime() - TRIED_SECONDS * 1000);
  const [taken] = await tx.db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, to.id),
        eq(webhookDelivery.state, 'done'),
        gt(webhookDelivery.lastAt, since),
      ),
    )
    .limit(1);
  return taken !== undefined;
}

/** One is given up while its address takes others: staff are told, once a day at most for an address. */
export async function tellGivenUp(tx: Ctx, to: WebhookRow, row: DeliveryRow): Promise<void> {
  const words = webhookFr.givenUp;
  const day = tx.now.toISOString().slice(0, 10);
  await mailKeepers(tx, {
    key: `webhook-given-up:${to.id}:${day}`,
    subject: words.subject,
    title: words.title,
    texts: [words.text(new URL(to.url).host, row.type), words.kept],
  });
}

/** Nothing was taken for three days, or never again: it is off until somebody puts it back on, and staff are told. */
export async function switchOff(tx: Ctx, to: WebhookRow, { status }: Tried): Promise<void> {
  const [off] = await tx.db
    .update(webhook)
    .set({ enabled: false, stoppedAt: tx.now, updatedAt: tx.now })
    .where(and(eq(webhook.id, to.id), eq(webhook.enabled, true)))
    .returning({ id: webhook.id });
  if (!off) return;
  await audit(tx, { action: 'webhook.stopped', target: `webhook:${to.id}` });
  const words = webhookFr.mail;
  const host = new URL(to.url).host;
  await mailKeepers(tx, {
    key: `webhook:${to.id}:${tx.now.getTime()}`,
    subject: words.subject,
    title: words.title,
    texts: [status === GONE ? words.gone(host) : words.silent(host), words.kept],
  });
}

interface Words {
  key: string;
  subject(site: string): string;
  title: string;
  texts: string[];
}

async function mailKeepers(tx: Ctx, { key, subject, title, texts }: Words): Promise<void> {
  const { name: site, url } = siteOf(tx);
  const mail = letter({
    subject: subject(site),
    blocks: [
      { title },
      ...texts.map((text) => ({ text })),
      { link: { label: webhookFr.open, href: `${url}/a/admin/integrations/webhooks` } },
    ],
    signature: site,
  });
  for (const { id, email } of await keepers(tx))
    await queueMail(tx, { ...mail, to: email, key: `${key}:${id}` });
}

/** Those who may put it back on. */
const keepers = ({ db }: Ctx) =>
  db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(mayDo('settings'))
    .orderBy(person.id)
    .limit(MAILED_MAX);
