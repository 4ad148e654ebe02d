import { addDays, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { amenorrhoea, fromDueDate } from '../tools/pregnancy/pregnancy.ts';

export const WEEKS_PATH = '/grossesse';
/** One's own week: `?terme=YYYY-MM-DD`. */
export const OWN_WEEK_PATH = `${WEEKS_PATH}/votre-semaine`;
/** The calendar of a term: `?terme=YYYY-MM-DD`. */
export const CALENDAR_PATH = `${WEEKS_PATH}/calendrier.ics`;

export const PERIODS = ['grossesse', 'bebe'] as const;
export type Period = (typeof PERIODS)[number];

/** docs/spec/calls.md §Mailing: weeks of amenorrhoea, and weeks after the birth, complete ones. */
export const WEEK_RANGE: Readonly<Record<Period, readonly [first: number, last: number]>> = {
  grossesse: [1, 41],
  bebe: [0, 12],
};

export interface WeekRef {
  period: Period;
  week: number;
}

/** True of the weeks that have a page. */
export function isWeek({ period, week }: WeekRef): boolean {
  const [first, last] = WEEK_RANGE[period];
  return Number.isInteger(week) && week >= first && week <= last;
}

export function weekSlug({ period, week }: WeekRef): string {
  return period === 'grossesse' ? `semaine-${week}` : `bebe-semaine-${week}`;
}

export function weekPath(ref: WeekRef): string {
  return `${WEEKS_PATH}/${weekSlug(ref)}`;
}

/** Every week there is, in their order. */
export const ALL_WEEKS: readonly WeekRef[] = PERIODS.flatMap((period) => {
  const [first, last] = WEEK_RANGE[period];
  return Array.from({ length: last - first + 1 }, (_, at) => ({ period, week: first + at }));
});

/** The weeks before and after one, across the birth. */
export function neighboursOf(ref: WeekRef): { before: WeekRef | null; after: WeekRef | null } {
  const at = ALL_WEEKS.findIndex(({ period, week }) => period === ref.period && week === ref.week);
  return { before: ALL_WEEKS[at - 1] ?? null, after: at < 0 ? null : (ALL_WEEKS[at + 1] ?? null) };
}

/** The week of a day, by the term alone; null before the first and after the last. Born on the term, as far as is known. */
export function weekAt(due: Day, day: Day): WeekRef | null {
  if (day >= due) {
    const week = Math.floor(daysBetween(due, day) / 7);
    return week <= WEEK_RANGE.bebe[1] ? { period: 'bebe', week } : null;
  }
  const { weeks } = amenorrhoea(fromDueDate(due), day);
  const [first, last] = WEEK_RANGE.grossesse;
  return weeks < first ? null : { period: 'grossesse', week: Math.min(weeks, last) };
}

/** First and last day of a week, by a term. */
export function spanOf(due: Day, { period, week }: WeekRef): { from: Day; to: Day } {
  const from = period === 'bebe' ? addDays(due, week * 7) : firstDayOf(due, week);
  return { from, to: addDays(from, 6) };
}

function firstDayOf(due: Day, week: number): Day {
  const { start } = fromDueDate(due);
  return addDays(start, week * 7 - 14);
}
