import * as z from 'zod/mini';
import { FIELDS, SIGNALS } from '#search/tuning.ts';
import { typed } from '#src/lib/shapes.ts';

export const MOST_GROUPS = 300;
export const MOST_TERMS = 20;
export const MOST_STOP_WORDS = 100;
export const MOST_PINS = 200;
export const MOST_PINNED = 12;
/** Letters of a term; also the most a word of a query keeps. */
export const TERM_LENGTH = 60;

const term = typed(0, TERM_LENGTH);
const terms = z.array(term).check(z.maxLength(MOST_TERMS));

/** The search settings of an editor; rules.ts says what their words may be. */
export const Tuning = z.strictObject({
  groups: z.array(z.strictObject({ terms })).check(z.maxLength(MOST_GROUPS)),
  meanings: z.array(z.strictObject({ asked: term, meant: terms })).check(z.maxLength(MOST_GROUPS)),
  builtin_off: z.array(typed(1, 200)).check(z.maxLength(500)),
  stop_words: z.array(term).check(z.maxLength(MOST_STOP_WORDS)),
  pins: z
    .array(
      z.strictObject({
        query: typed(0, 200),
        product_ids: z.array(z.int().check(z.minimum(1))).check(z.maxLength(MOST_PINNED)),
      }),
    )
    .check(z.maxLength(MOST_PINS)),
  fields: z.array(z.enum(FIELDS)),
  ranking: z.array(z.enum(SIGNALS)),
});
export type Tuning = z.output<typeof Tuning>;
