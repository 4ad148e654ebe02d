import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page, typed } from '#src/lib/shapes.ts';
import { Delivery, WEBHOOK_EVENTS, WEBHOOK_URL_MAX, Webhook } from './webhook.ts';

const id = z.int().check(z.positive());

/** /api/admin/: other programs that are told of what happens here (docs/spec/calls.md §Integrations). */
export const webhookCalls = {
  save: defineCall('/api/admin/save_webhook', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({
      id: z.optional(id),
      url: typed(1, WEBHOOK_URL_MAX),
      events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length)),
      enabled: z.boolean(),
      new_secret: z._default(z.boolean(), false),
    }),
    output: z.object({ webhook: Webhook, secret: z.nullable(z.string()) }),
    codes: ['url_invalid', 'too_many'],
    about:
      'The secret is told when it is made, and never again; the former one signs for 24 hours beside a new one',
  }),
  list: defineCall('/api/admin/list_webhooks', {
    access: 'staff:settings',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Webhook) }),
  }),
  remove: defineCall('/api/admin/delete_webhook', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ id }),
    output: nothing,
  }),
  deliveries: defineCall('/api/admin/webhook_deliveries', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({
      id,
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    }),
    output: page(Delivery),
    about: 'The newest first, for 30 days',
  }),
  redeliver: defineCall('/api/admin/redeliver', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ delivery_id: id }),
    output: Delivery,
    codes: ['conflict'],
    about:
      'Sends it again now, under the same `webhook-id`, and tries as if it were new; conflict while the webhook is off',
  }),
  tryOut: defineCall('/api/admin/try_webhook', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ id }),
    output: Delivery,
    codes: ['rate_limited'],
    about: 'Sends a `webhook.test` once, even while it is off, and answers how that went',
  }),
};
