import type { Day } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { formatAge } from '../tools/pregnancy/age-words.ts';
import { amenorrhoea, fromDueDate } from '../tools/pregnancy/pregnancy.ts';
import { formatSpan } from '../tools/result/words.ts';
import type { Milestone } from './milestones.ts';
import { weeksFr as fr } from './weeks.fr.ts';
import { spanOf, type WeekRef } from './weeks.ts';

/** Its start and its term are 273 days apart, as nine months are on average, so that 41 SA fall on the term. */
export const USUAL_DUE: Day = '2026-10-01';

/** A date of somebody's own. */
export function ownDates({ from, to }: Milestone): string {
  return from === null ? fr.until(formatDate(to)) : formatSpan(from, to);
}

/** The same date for everybody: in weeks, before the birth, and after it. */
export function usualDates({ from, to }: Milestone): string {
  const last = placeOf(to);
  return from === null ? fr.untilWeek(last) : fr.span(placeOf(from), last);
}

function placeOf(day: Day): string {
  if (day < USUAL_DUE) return fr.ofWeek(amenorrhoea(fromDueDate(USUAL_DUE), day).weeks);
  return fr.dayAfter(Math.round((Date.parse(day) - Date.parse(USUAL_DUE)) / 86_400_000));
}

/** "12 SA", "3 semaines après la naissance". */
export function weekName({ period, week }: WeekRef): string {
  return period === 'grossesse' ? formatAge({ weeks: week, days: 0 }) : fr.countedAfter(week);
}

/** The days of a week, by somebody's term. */
export function weekDays(due: Day, ref: WeekRef): string {
  const { from, to } = spanOf(due, ref);
  return formatSpan(from, to);
}
