import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';

/** Longer lists are ticked without being read. */
export const LINES_MAX = 20;
export const LINE_MAX = 140;
export const LINE_KEY = /^[a-z0-9-]{1,40}$/;

/** A line as it is written: without a key it is new. */
export const LineInput = z.strictObject({
  key: z.optional(z.string().check(z.regex(LINE_KEY))),
  text: typed(2, LINE_MAX),
  required: z.boolean(),
});

export const Line = z.object({ key: z.string(), text: z.string(), required: z.boolean() });
export type Line = z.output<typeof Line>;

/** A line beside one document. */
export const TickedLine = z.extend(Line, {
  done: z.boolean(),
  /** The name of who ticked it; null where nobody did, or an account that is gone. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type TickedLine = z.output<typeof TickedLine>;
