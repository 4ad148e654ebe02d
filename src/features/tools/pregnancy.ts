/** Dates are YYYY-MM-DD; every span is a whole number of days. */
export const TERM_DAYS = 287;
export const CONCEPTION_TO_TERM_DAYS = 273;
export const USUAL_CYCLE = 28;
export const CYCLE_MIN = 21;
export const CYCLE_MAX = 45;
const DAY_MS = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * The French convention: 41 weeks of amenorrhoea, so 287 days after the first day of the last period for a cycle
 * of 28 days (a longer cycle moves ovulation, and the date, by as much).
 */
export function dueDateFromPeriod(lastPeriod: string, cycle = USUAL_CYCLE): string {
  return addDays(lastPeriod, TERM_DAYS + cycle - USUAL_CYCLE);
}

export function dueDateFromConception(conception: string): string {
  return addDays(conception, CONCEPTION_TO_TERM_DAYS);
}

export interface Age {
  /** Complete weeks and days of amenorrhoea: 12 SA + 3. */
  weeks: number;
  days: number;
}

/** Age of the pregnancy on a day, counted back from the due date (41 SA). */
export function ageOn(dueDate: string, day: string): Age {
  const total = TERM_DAYS - daysBetween(day, dueDate);
  return { weeks: Math.floor(total / 7), days: ((total % 7) + 7) % 7 };
}

/** The day on which a number of weeks of amenorrhoea is reached. */
export function dayOfAge(dueDate: string, weeks: number, days = 0): string {
  return addDays(dueDate, weeks * 7 + days - TERM_DAYS);
}

/** Ends of the three trimesters in weeks of amenorrhoea. */
export const TRIMESTERS = [14, 28, 41] as const;
/** The week of amenorrhoea in which each month of pregnancy begins, first to ninth. */
export const MONTH_STARTS = [2, 6, 10, 15, 19, 23, 28, 32, 36] as const;

export function trimesterOf({ weeks }: Age): 1 | 2 | 3 {
  if (weeks < TRIMESTERS[0]) return 1;
  return weeks < TRIMESTERS[1] ? 2 : 3;
}

/** 1 to 9; 0 before the second week, when nothing has begun. */
export function monthOf({ weeks }: Age): number {
  return MONTH_STARTS.filter((start) => weeks >= start).length;
}

export interface Leave {
  from: string;
  /** Last day included. */
  to: string;
  weeksBefore: number;
  weeksAfter: number;
}

export type LeaveCase = 'first' | 'third' | 'twins';
const LEAVES: Record<LeaveCase, [number, number]> = { first: [6, 10], third: [8, 18], twins: [12, 22] };

/** Maternity leave by law (code du travail, L1225-17 to L1225-19). */
export function maternityLeave(dueDate: string, kind: LeaveCase = 'first'): Leave {
  const [weeksBefore, weeksAfter] = LEAVES[kind];
  return {
    from: addDays(dueDate, -7 * weeksBefore),
    to: addDays(dueDate, 7 * weeksAfter - 1),
    weeksBefore,
    weeksAfter,
  };
}
