import type { EventHeaders, ProviderEvent } from '#src/server/gateways/payments/provider.ts';
import { BadSignatureError } from '#src/server/gateways/payments/provider.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Services } from '#src/server/services.ts';
import { keepEvent } from './inbox.server.ts';
import { providerOf } from './provider.server.ts';

export interface WebhookAnswer {
  status: number;
  json: unknown;
}

/** The job that applies what was kept (events.jobs.server.ts). */
export const EVENTS_JOB = 'payment-events';

/**
 * `POST /api/webhooks/{provider}`: verifies the raw bytes, keeps the event and answers; it is applied after. 400: not signed by the
 * provider, or too long ago; 404: not our provider; anything thrown is a 500, and the provider comes back.
 */
export async function handleWebhook(
  services: Services,
  provider: string,
  delivery: { body: Buffer; headers: EventHeaders },
): Promise<WebhookAnswer> {
  if (provider !== services.config.payments)
    return { status: 404, json: { err: serverFr.callUnknown, code: 'not_found' } };
  let event: ProviderEvent;
  try {
    event = await providerOf(services).verifyEvent(delivery.body, delivery.headers);
  } catch (error) {
    if (!(error instanceof BadSignatureError)) throw error;
    services.log.warn({ provider, reason: error.message }, 'webhook refused');
    return { status: 400, json: { err: serverFr.signatureRefused, code: 'bad_signature' } };
  }
  const outcome = await keepEvent(services, event);
  services.jobs.wake(EVENTS_JOB);
  return { status: 200, json: { received: true, outcome } };
}
