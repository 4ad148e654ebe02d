import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';
import { maybeText } from '../desk.ts';

export const Quarantined = z.object({
  uuid: z.string(),
  intent_id: z.string(),
  why: z.string(),
  reference: maybeText,
  facts: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'settled', 'set_aside']),
  tries: z.int(),
  found_at: isoTime,
  closed_at: maybeText,
  closed_by: maybeText,
  reason: z.string(),
});
export type Quarantined = z.output<typeof Quarantined>;
