import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, page, pageNumber, typed } from '#src/lib/shapes.ts';
import { ANSWER_KINDS, Answer } from './answer.ts';
import { LoggedQuestion, QUESTION_MIN, RATE_WORDS_MAX } from './assistant.ts';

/** Longer than any question may be: one that is too long has a code of its own. */
const SENT_MAX = 20_000;

export const AskInput = z.strictObject({
  question: typed(QUESTION_MIN, SENT_MAX),
  /** The name of a talk, given back as it came: nothing is kept under it. */
  conversation: z._default(z.nullable(z.uuid()), null),
  /** The day a birth is due, for the tools. */
  term: z._default(z.nullable(dateOnly), null),
});
export type AskInput = z.output<typeof AskInput>;

/** /api/assistant/: Milla (docs/spec/calls.md §/api/assistant/). */
export const assistantCalls = {
  ask: defineCall('/api/assistant/ask', {
    access: 'anyone',
    changes: true,
    unshown: true,
    codes: ['question_too_long'],
    input: AskInput,
    output: z.object({ conversation: z.uuid(), answer: Answer }),
    about: 'Answers from our pages, quoted; red flags first. 60 questions a minute and 600 a day an address',
  }),
  rate: defineCall('/api/assistant/rate', {
    access: 'anyone',
    changes: true,
    unshown: true,
    input: z.strictObject({
      answer_id: z.uuid(),
      useful: z.boolean(),
      words: z.optional(typed(0, RATE_WORDS_MAX)),
    }),
    output: nothing,
    about: 'For a day after the answer; the last word counts',
  }),
  assistantLog: defineCall('/api/admin/assistant_log', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({
      page: pageNumber,
      kind: z.optional(z.enum(ANSWER_KINDS)),
      useful: z.optional(z.boolean()),
    }),
    output: page(LoggedQuestion),
    about: 'Questions without persons, those that were not known first; kept 90 days',
  }),
};
