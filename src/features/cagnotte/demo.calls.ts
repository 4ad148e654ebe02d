import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime } from '#src/lib/shapes.ts';

/**
 * A real provider's own form and bank, played (docs/spec/calls.md §/api/demo/). 404 with another provider.
 */
export const demoCalls = {
  confirm: defineCall('/api/demo/confirm', {
    access: 'demo',
    changes: true,
    input: z.strictObject({
      client_secret: z.string().check(z.minLength(1), z.maxLength(200)),
      card_number: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
    output: z.object({ status: z.string(), next_action: z.nullable(z.object({ url: z.string() })) }),
    codes: ['card_declined', 'card_not_demo'],
  }),
  answer3ds: defineCall('/api/demo/answer_3ds', {
    access: 'demo',
    changes: true,
    input: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(100)),
      authorize: z.boolean(),
    }),
    output: z.object({ status: z.string() }),
    codes: ['token_invalid'],
  }),
  advanceClock: defineCall('/api/demo/advance_clock', {
    access: 'demoAdmin',
    changes: true,
    input: z.strictObject({ days: z.int().check(z.minimum(0), z.maximum(3650)) }),
    output: z.object({ now: isoTime, charged: z.int() }),
  }),
};
