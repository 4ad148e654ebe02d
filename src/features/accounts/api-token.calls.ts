import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { RIGHTS } from '#src/lib/rights.ts';
import { dateOnly, isoTime, nothing, typed } from '#src/lib/shapes.ts';

export const TOKEN_LABEL_MAX = 80;
/** More than these are forgotten ones. */
export const API_TOKENS_MAX = 50;

const id = z.int().check(z.positive());

export const ApiToken = z.object({
  id,
  label: z.string(),
  /** Only those that its maker still has: none of them, and it opens nothing. */
  rights: z.array(z.enum(RIGHTS)),
  expires_on: z.nullable(dateOnly),
  created_at: isoTime,
  created_by: z.string(),
  /** Kept to within five minutes. */
  last_used_at: z.nullable(isoTime),
});
export type ApiToken = z.output<typeof ApiToken>;

/** The tokens of other programs (docs/spec/calls.md §Integrations). */
export const apiTokenCalls = {
  create: defineCall('/api/admin/create_api_token', {
    access: 'staff:settings',
    changes: true,
    proof: true,
    input: z.strictObject({
      label: typed(1, TOKEN_LABEL_MAX),
      rights: z.array(z.enum(RIGHTS)).check(z.minLength(1), z.maxLength(RIGHTS.length)),
      expires_on: z.nullable(dateOnly),
    }),
    output: z.object({ id, token: z.string() }),
    codes: ['date_out_of_range', 'too_many'],
    about:
      'A Bearer for another program, told once: no more rights than whoever makes it, good through its last day',
  }),
  list: defineCall('/api/admin/list_api_tokens', {
    access: 'staff:settings',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(ApiToken) }),
  }),
  revoke: defineCall('/api/admin/revoke_api_token', {
    access: 'staff:settings',
    changes: true,
    input: z.strictObject({ id }),
    output: nothing,
  }),
};
