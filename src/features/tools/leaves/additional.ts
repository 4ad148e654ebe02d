import { addDays, addMonths, type Day, laterOf } from '#src/lib/calendar-day.ts';
import type { Period } from './second-parent.ts';

/** Loi n° 2025-1403 of 30 December 2025, article 99: births from this day on, or expected from it on. */
export const RIGHT_FROM = '2026-01-01';
/** Ministère de la Santé, 26 December 2025: the day it opens. */
export const OPEN_FROM = '2026-07-01';
/**
 * Décret n° 2026-419 of 30 May 2026 (code du travail, D1225-11-3): each period begins within nine months of the birth,
 * or of the opening for a birth before it.
 */
export const WITHIN_MONTHS = 9;
/** Assurance maladie, 2026: a month's notice, fifteen days where it follows a paternity or adoption leave at once. */
export const NOTICE = { months: 1, daysAtOnce: 15 } as const;
/** Assurance maladie, 2026: shares of the net wage, up to the ceiling of the social security less 21 %. */
export const ALLOWANCE = {
  first: { percent: 70, mostByDay: 72.81 },
  second: { percent: 60, mostByDay: 62.41 },
} as const;
/** The day on which these facts were last checked, in texts that quote the decrees of 30 May 2026 and ameli.fr. */
export const CHECKED_ON = '2026-11-28';

export interface AdditionalAsk {
  birth: Day;
  /** The expected date, when the child was born before it. */
  due: Day | null;
  /** Last day of the maternity, second parent's or adoption leave. */
  previousEnd: Day | null;
  months: 1 | 2;
  split: boolean;
  start: Day | null;
  /** First day of the second month, when split. */
  secondStart: Day | null;
}

export interface AdditionalLeave {
  open: boolean;
  /** First day on which it can begin. */
  from: Day;
  /** Last day on which a period can begin. */
  before: Day;
  periods: Period[];
}

/** Tells if the birth opens the right, between which days, and the periods asked for. */
export function additionalLeave(ask: AdditionalAsk): AdditionalLeave {
  const open = ask.birth >= RIGHT_FROM || (ask.due !== null && ask.due >= RIGHT_FROM);
  const countedFrom = laterOf(ask.birth, OPEN_FROM);
  const before = addDays(addMonths(countedFrom, WITHIN_MONTHS), -1);
  const free = ask.previousEnd ? addDays(ask.previousEnd, 1) : ask.birth;
  const from = laterOf(free, OPEN_FROM);
  return { open, from, before, periods: periodsOf(ask, from) };
}

function periodsOf({ months, split, start, secondStart }: AdditionalAsk, from: Day): Period[] {
  const first = start ?? from;
  if (months === 1 || !split) return [monthsFrom(first, months)];
  const one = monthsFrom(first, 1);
  return [one, monthsFrom(secondStart ?? addDays(one.to, 1), 1)];
}

/** A month from a day to the eve of the same day; the last day of a shorter month is its end. */
function monthsFrom(from: Day, months: number): Period {
  const same = addMonths(from, months);
  return { from, to: same.slice(8) === from.slice(8) ? addDays(same, -1) : same };
}

/** Finds what is wrong with the dates asked for; null when nothing is. */
export function additionalProblem({
  from,
  before,
  periods,
}: AdditionalLeave): 'too-soon' | 'too-late' | 'overlap' | null {
  const [first, second] = periods;
  if (first && first.from < from) return 'too-soon';
  if (first && second && second.from <= first.to) return 'overlap';
  return periods.some((period) => period.from > before) ? 'too-late' : null;
}
