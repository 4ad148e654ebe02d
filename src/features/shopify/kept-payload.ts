import * as z from 'zod/mini';
import type { shopifyEvent } from '#src/server/db/schema/index.ts';
import { readJson } from './read-json.ts';
import { ProductPayload } from './variant.ts';

export type EventRow = typeof shopifyEvent.$inferSelect;

const restId = z.union([z.int(), z.string().check(z.regex(/^\d{1,20}$/))]);
const moment = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));

export const Removed = z.object({ id: restId });
export const Level = z.object({
  inventory_item_id: restId,
  location_id: z.nullish(restId),
  available: z.nullish(z.int()),
  updated_at: z.nullish(moment),
});
const short = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
export const Fulfilled = z.object({
  id: restId,
  order_id: restId,
  status: z._default(z.string(), 'success'),
  tracking_company: short,
  tracking_number: short,
  line_items: z._default(z.array(z.object({ variant_id: z.nullish(restId) })), []),
});
export const DataRequest = z.object({ orders_requested: z._default(z.array(restId), []) });
export const CustomerRedact = z.object({ orders_to_redact: z._default(z.array(restId), []) });
const Nothing = z.object({});

/** Of each topic, the part that is used: names, addresses and mails of the shop's customers are not kept at all. */
const TOPICS: Record<string, z.ZodMiniType> = {
  'products/create': ProductPayload,
  'products/update': ProductPayload,
  'products/delete': Removed,
  'inventory_levels/update': Level,
  'fulfillments/create': Fulfilled,
  'fulfillments/update': Fulfilled,
  'app/uninstalled': Nothing,
  'customers/data_request': DataRequest,
  'customers/redact': CustomerRedact,
  'shop/redact': Nothing,
};

/** Null for a topic that nobody asked for, and for a body that is not what its topic says. */
export function keptOf(topic: string, body: Buffer): object | null {
  const shape = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
  if (!shape) return null;
  try {
    const read = shape.safeParse(readJson(body.toString('utf8')));
    return read.success ? (read.data as object) : null;
  } catch {
    return null;
  }
}
