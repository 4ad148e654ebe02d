import * as z from 'zod/mini';
import { cents, isoTime } from '#src/lib/shapes.ts';
import { maybeText } from './desk.ts';

/** One thing that happened to a payment: said by the provider, written in the ledger, or done by somebody. */
export const Moment = z.object({
  at: isoTime,
  source: z.enum(['giver', 'provider', 'ledger', 'admin']),
  what: z.string(),
  /** The outcome of an event, or the reason somebody gave. */
  detail: maybeText,
  amount: z.nullable(cents),
  by: maybeText,
});
export type Moment = z.output<typeof Moment>;
