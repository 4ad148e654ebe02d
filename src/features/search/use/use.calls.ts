import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Tuning } from '../tuning/tuning.ts';

/** Words that several people searched in the last seven days, and what they did next. */
const UsedWords = z.object({ words: z.string(), searches: z.int(), opened: z.int(), added: z.int() });
export type UsedWords = z.output<typeof UsedWords>;

const Measured = z.object({
  /** The mean of each query's nDCG@10, 0 to 1. */
  ndcg: z.number(),
  /** The share of queries that find nothing, 0 to 1. */
  empty: z.number(),
});
export type Measured = z.output<typeof Measured>;

const Changed = z.object({ query: z.string(), before: z.number(), after: z.number() });

/** One set of judged queries, under the saved settings and under others. */
const MeasuredSet = z.object({
  set: z.enum(['used', 'things']),
  queries: z.int(),
  before: Measured,
  after: Measured,
  /** Those that changed most, the losses first. */
  changed: z.array(Changed),
});
export type MeasuredSet = z.output<typeof MeasuredSet>;

/** Ours: what is learnt from use, for the search screen of the catalogue. */
export const searchUseCalls = {
  getSearchUse: defineCall('/api/admin/get_search_use', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({}),
    output: z.object({ empty: z.array(UsedWords), abandoned: z.array(UsedWords) }),
    about: 'The week’s searches that found nothing, and those after which nothing was opened',
  }),
  measureSearch: defineCall('/api/admin/measure_search', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ tuning: Tuning }),
    body: 'content',
    output: z.object({ sets: z.array(MeasuredSet) }),
    codes: ['field_invalid'],
    about: 'Judged queries with the saved settings and with these, on PostgreSQL',
  }),
};
