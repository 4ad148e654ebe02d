import { and, eq } from 'drizzle-orm';
import { applyDueEvents } from '#src/features/money/due-events.server.ts';
import { handleWebhook, type WebhookAnswer } from '#src/features/money/webhook.server.ts';
import { paymentEvent } from '#src/server/db/schema/index.ts';
import type { EventHeaders } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Brings an event to the webhook, and applies what is due as the job that it wakes does. Answers what the webhook
 * did, with what came of the event in place of "stored".
 */
export async function deliverAndApply(
  services: Services,
  provider: string,
  delivery: { body: Buffer; headers: EventHeaders },
): Promise<WebhookAnswer> {
  const answer = await handleWebhook(services, provider, delivery);
  await applyDueEvents(services);
  if ((answer.json as { outcome?: string }).outcome !== 'stored') return answer;
  const { id } = JSON.parse(delivery.body.toString()) as { id: string };
  const [kept] = await services.database.db
    .select({ outcome: paymentEvent.outcome })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, id)));
  return { status: answer.status, json: { received: true, outcome: kept?.outcome ?? 'stored' } };
}
