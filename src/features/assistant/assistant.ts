import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';
import { ANSWER_KINDS } from './answer.ts';

/** The page of Milla. */
export const MILLA_PATH = '/milla-assistante-virtuelle-des-futurs-et-jeunes-parents';

export const QUESTION_MIN = 2;
export const RATE_WORDS_MAX = 300;
/** Questions are kept so long, without anybody's name. */
export const QUESTIONS_KEPT_DAYS = 90;

/** A question as the newsroom reads it. */
export const LoggedQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  kind: z.enum(ANSWER_KINDS),
  by: z.enum(['pages', 'model']),
  /** The first page that was quoted, or the tool that was opened. */
  path: z.nullable(z.string()),
  useful: z.nullable(z.boolean()),
  words: z.nullable(z.string()),
  asked_at: isoTime,
});
export type LoggedQuestion = z.output<typeof LoggedQuestion>;
