import { Webhook as Signer } from 'standardwebhooks';
import type { Db } from '#src/server/db/connect.ts';
import { FetchError } from '#src/server/gateways/safe-fetch.ts';
import { safePost } from '#src/server/gateways/safe-send.ts';
import { openText } from '#src/server/sealed-text.ts';
import type { Services } from '#src/server/services.ts';
import type { DeliveryRow, WebhookRow } from './rows.server.ts';

/** The secrets are sealed for this. */
export const SECRET_PURPOSE = 'webhook';

/** The answer of a server that wants nothing more. */
export const GONE = 410;

const LOOPBACK = /^(?:127\.|::1$)/;
export const isLoopback = (address: string) => LOOPBACK.test(address);

/** One try: the status of the answer, or why there was none. */
export interface Tried {
  status: number | null;
  problem: string | null;
}

export const isTaken = ({ status }: Tried) => status !== null && status >= 200 && status < 300;

/** Sends one delivery once, signed by the Standard Webhooks specification. Never throws for what the other end does. */
export async function deliver(services: Services, to: WebhookRow, one: DeliveryRow): Promise<Tried> {
  const { config, database } = services;
  // By the real clock, which receivers compare with theirs; not the demonstration's.
  const sentAt = new Date();
  const signatures = await signaturesOf(database.db, to, { one, sentAt });
  const open = config.webhookAllowLoopback;
  try {
    const status = await safePost(to.url, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': `${config.productSlug}-webhooks`,
        'webhook-id': one.eventId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signatures,
      },
      body: Buffer.from(one.body),
      ...(open ? { protocols: ['https:', 'http:'], allow: isLoopback } : {}),
    });
    return { status, problem: null };
  } catch (error) {
    if (error instanceof FetchError) return { status: null, problem: error.failure };
    throw error;
  }
}

/** By the secret, and for a day by the one before it, so that a receiver changes over without losing anything. */
async function signaturesOf(
  db: Db,
  to: WebhookRow,
  { one, sentAt }: { one: DeliveryRow; sentAt: Date },
): Promise<string> {
  const former = to.formerSecret && to.formerUntil && to.formerUntil > sentAt ? [to.formerSecret] : [];
  const secrets = await Promise.all(
    [to.secret, ...former].map((sealed) => openText(db, SECRET_PURPOSE, sealed)),
  );
  return secrets.map((secret) => new Signer(secret).sign(one.eventId, sentAt, one.body)).join(' ');
}
