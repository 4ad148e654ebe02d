import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §Integrations. */
export const WEBHOOK_EVENTS = [
  'content.published',
  'content.updated',
  'content.unpublished',
  'content.deleted',
  'media.changed',
  'order.paid',
  'order.shipped',
  'merchant.approved',
  'newsletter.confirmed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when somebody tries an address: it tells of nothing. */
export const TRIAL_EVENT = 'webhook.test';

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_URL_MAX = 500;
export const DELIVERIES_PER_PAGE = 20;
/** Days that a delivery stays in the list. */
export const DELIVERIES_KEPT_DAYS = 30;
/** Hours that the former secret signs beside a new one. */
export const FORMER_SECRET_HOURS = 24;

const SIX_HOURS = 21_600;
/** One delivery is tried for so long. */
export const TRIED_SECONDS = 3 * 86_400;
const FIRST_WAITS = [5, 30, 120, 600, 3600];
const rest = Math.floor((TRIED_SECONDS - FIRST_WAITS.reduce((sum, wait) => sum + wait, 0)) / SIX_HOURS);

/** Seconds after each try that failed until the next one; after the last of them there is none. */
export const TRY_AGAIN_SECONDS: readonly number[] = [
  ...FIRST_WAITS,
  ...Array.from({ length: rest }, () => SIX_HOURS),
];

const id = z.int().check(z.positive());

export const Webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** Since then it is off because nothing was taken for three days, or because its server said 410. */
  stopped_at: z.nullable(isoTime),
  created_at: isoTime,
  /** Deliveries that are still to be taken. */
  waiting: z.int(),
  /** The last try of any delivery. */
  last: z.nullable(z.object({ at: isoTime, status: z.nullable(z.int()) })),
});
export type Webhook = z.output<typeof Webhook>;

export const PROBLEMS = [
  'bad_url',
  'private_address',
  'unknown_host',
  'timeout',
  'network',
  'too_large',
  'too_many_hops',
] as const;

export const Delivery = z.object({
  id,
  /** The `webhook-id` header. */
  event_id: z.string(),
  type: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.int(),
  at: isoTime,
  /** Null when it is over. */
  next_at: z.nullable(isoTime),
  last_at: z.nullable(isoTime),
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(PROBLEMS)),
});
export type Delivery = z.output<typeof Delivery>;
