import type { WebhookAnswer } from '#src/features/money/webhook.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import type { EventHeaders } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import { checkPaid } from './payout.server.ts';

/** The provider's events, of gifts and of payouts; a fault is a 500, and the provider comes back. */
export async function handleMoneyEvent(
  services: Services,
  provider: string,
  delivery: { body: Buffer; headers: EventHeaders },
): Promise<WebhookAnswer> {
  const answer = await handleWebhook(services, provider, delivery);
  if (answer.payoutId) await checkPaid(services, answer.payoutId);
  return answer;
}
