import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, page, pageNumber, typed } from '#src/lib/shapes.ts';
import { STOP_WORDS_MAX, STOP_WORDS_MIN, STOPS } from './newsletter.ts';

const words = typed(STOP_WORDS_MIN, STOP_WORDS_MAX);

/** An address to which no letter goes. */
export const Stopped = z.object({
  id: z.int(),
  email: z.string(),
  stop: z.enum(STOPS),
  since: isoTime,
  /** By hand: the reason that was written, and who wrote it, where they are still here. */
  words: z.nullable(z.string()),
  by: z.nullable(z.string()),
  bounces: z.int(),
  /** Once let back in: its letters go on, it is asked to confirm, or it is free to ask by itself. */
  back: z.enum(['letters', 'asked', 'free']),
});
export type Stopped = z.output<typeof Stopped>;

/** /api/admin/: the addresses to which no letter goes any more. */
export const stoppedCalls = {
  list: defineCall('/api/admin/list_suppressions', {
    access: 'staff:mailing',
    changes: false,
    input: z.strictObject({
      query: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      stop: z._default(z.nullable(z.enum(STOPS)), null),
      page: pageNumber,
    }),
    output: page(Stopped),
    about: 'The newest first; `query` is a part of the address',
  }),
  add: defineCall('/api/admin/add_suppression', {
    access: 'staff:mailing',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({
      email: z
        .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
        .check(z.maxLength(254)),
      words,
    }),
    output: Stopped,
    about: 'No letter goes there from now on, nor the mail that asks to confirm',
  }),
  lift: defineCall('/api/admin/lift_suppression', {
    access: 'staff:mailing',
    changes: true,
    codes: ['conflict'],
    input: z.strictObject({ id: z.int().check(z.positive()), reason: words }),
    output: z.object({ back: Stopped.shape.back }),
    about:
      'The reason goes to the journal; who had left gets the mail that asks to confirm, and nothing else',
  }),
};
