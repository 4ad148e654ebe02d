import type { IncomingHttpHeaders } from 'node:http';
import { shopifyEvent } from '#src/server/db/schema/index.ts';
import { shopifyOf } from '#src/server/gateways/shopify/open.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Services } from '#src/server/services.ts';
import { keptOf } from './kept-payload.ts';
import { shopNameOf } from './shopify.ts';

/** The job that applies what was kept (events.jobs.server.ts). */
export const EVENTS_JOB = 'shopify-events';
const ID_MOST = 100;

interface Answer {
  status: number;
  json: unknown;
}

const refused = (status: number): Answer => ({
  status,
  json: { err: serverFr.signatureRefused, code: 'bad_signature' },
});

/**
 * `POST /api/webhooks/shopify`: signed over its raw bytes, kept once by its id, and answered; it is applied after. 401:
 * not signed by Shopify; 404: the site has no keys; anything thrown is a 500, and Shopify comes back.
 */
export async function receiveShopify(
  services: Services,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<Answer> {
  const shopify = await shopifyOf(services.config);
  if (!shopify) return { status: 404, json: { err: serverFr.callUnknown, code: 'not_found' } };
  const told = await shopify.signedWebhook(body, headers);
  if (told === 'unsigned') {
    services.log.warn({ provider: 'shopify' }, 'webhook refused');
    return refused(401);
  }
  if (told === 'incomplete' || !shopNameOf(told.shop) || told.id.length > ID_MOST) return refused(400);
  const payload = keptOf(told.topic, body);
  if (!payload) return { status: 200, json: { received: true, outcome: 'ignored' } };
  const at = Date.parse(String(headers['x-shopify-triggered-at'] ?? ''));
  const kept = await services.database.db
    .insert(shopifyEvent)
    .values({
      id: told.id,
      domain: told.shop,
      topic: told.topic,
      payload,
      triggeredAt: Number.isNaN(at) ? new Date() : new Date(Math.min(at, Date.now())),
      receivedAt: new Date(),
    })
    .onConflictDoNothing()
    .returning({ id: shopifyEvent.id });
  if (kept.length > 0) services.jobs.wake(EVENTS_JOB);
  return { status: 200, json: { received: true, outcome: kept.length > 0 ? 'kept' : 'known' } };
}
