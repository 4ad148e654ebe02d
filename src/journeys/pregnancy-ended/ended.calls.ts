import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { typed } from '#src/lib/shapes.ts';

export const WORDS_MAX = 600;

/** Ours (docs/spec/decisions.md §34): a person says that a pregnancy ended, and nothing asks why. */
export const endedCalls = {
  pregnancyEnded: defineCall('/api/user/pregnancy_ended', {
    access: 'user',
    alone: true,
    changes: true,
    input: z.strictObject({
      lists: z.enum(['hide', 'keep']),
      words: z._default(z.nullable(typed(1, WORDS_MAX)), null),
    }),
    output: z.object({ lists: z.int(), hidden: z.boolean(), told: z.int() }),
    about:
      'Letters, countdowns and mails about it stop at once; `words`, when given, go to the givers of gifts still to be charged',
  }),
};
