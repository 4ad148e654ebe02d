import { register } from '#src/server/calls/registry.ts';
import { webhookCalls } from './webhook.calls.ts';
import { webhookVerbs } from './webhooks.server.ts';

export function registerWebhooks(): void {
  register(webhookCalls, webhookVerbs);
}
