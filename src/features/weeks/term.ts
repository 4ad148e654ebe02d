import { addDays, addMonths, type Day } from '#src/lib/calendar-day.ts';
import { dayOf } from '../tools/form/kinds-of-field.ts';
import { WEEK_RANGE } from './weeks.ts';

/** The name of the term in an address and in a form. */
export const TERM_FIELD = 'terme';
const MONTHS_AHEAD = 10;

/** A term that some week of ours still knows: not over for more than the weeks after a birth, at most ten months away. */
export function readTerm(text: string, today: Day): Day | null {
  const due = dayOf(text.trim().slice(0, 20), today);
  if (due === null) return null;
  const [, last] = WEEK_RANGE.bebe;
  return due >= addDays(today, -7 * (last + 1) + 1) && due <= addMonths(today, MONTHS_AHEAD) ? due : null;
}
