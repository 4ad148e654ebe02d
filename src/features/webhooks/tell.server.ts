import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import type { TRIAL_EVENT, WebhookEvent } from './webhook.ts';

/** The job that sends what is due (send.jobs.server.ts). */
export const WEBHOOK_JOB = 'webhook-send';

/** As little as says which thing it was: whoever may read more asks for it with a token. */
export interface Told {
  id: number | string;
  slug?: string;
  namespace?: string;
  path?: string;
  reference?: string;
}

/** The message of one event, the same to whomever it goes (Standard Webhooks: type, timestamp, data). */
export function messageOf(now: Date, type: WebhookEvent | typeof TRIAL_EVENT, data: Told) {
  return {
    eventId: `msg_${randomUUID().replaceAll('-', '')}`,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    nextAt: now,
    createdAt: now,
  };
}

/**
 * Queues one event for each address that asked for its kind. Call it in the transaction of what it tells: neither is
 * there without the other.
 */
export async function tellWebhooks(tx: Ctx, type: WebhookEvent, data: Told): Promise<void> {
  // Held until the transaction ends, so that an address that is deleted meanwhile does not undo it.
  const asked = await tx.db
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(eq(webhook.enabled, true), arrayContains(webhook.events, [type])))
    .for('key share');
  if (asked.length === 0) return;
  const message = messageOf(tx.now, type, data);
  await tx.db.insert(webhookDelivery).values(asked.map(({ id }) => ({ webhookId: id, ...message })));
  tx.afterCommit(() => tx.services.jobs.wake(WEBHOOK_JOB));
}
