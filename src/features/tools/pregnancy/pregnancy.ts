import { addDays, addMonths, type Day, daysBetween } from '#src/lib/calendar-day.ts';

/** From the first day of the last period to ovulation, in a cycle of 28 days. */
export const PERIOD_TO_START_DAYS = 14;
export const PREGNANCY_MONTHS = 9;
export const USUAL_CYCLE = 28;
export const CYCLE_MIN = 21;
export const CYCLE_MAX = 45;
/** 41 weeks of amenorrhoea, day for day. */
export const TERM_DAYS = 287;

/** The day it began (ovulation, so conception within a day) fixes everything else. */
export interface Pregnancy {
  start: Day;
  /** French usage: nine calendar months after the start, so 41 SA within three days. */
  due: Day;
}

export function pregnancyFrom(start: Day): Pregnancy {
  return { start, due: addMonths(start, PREGNANCY_MONTHS) };
}

/** A longer cycle puts ovulation, and everything after it, later by as much. */
export function fromPeriod(lastPeriod: Day, cycle: number = USUAL_CYCLE): Pregnancy {
  return pregnancyFrom(addDays(lastPeriod, PERIOD_TO_START_DAYS + cycle - USUAL_CYCLE));
}

/** An embryo of five days was fertilised five days before its transfer, fresh or frozen. */
export function fromTransfer(transfer: Day, embryoDays: number): Pregnancy {
  return pregnancyFrom(addDays(transfer, -embryoDays));
}

/** Nine months before a term that was given; the last day of the month when there is no such day. */
export function fromDueDate(due: Day): Pregnancy {
  return { start: addMonths(due, -PREGNANCY_MONTHS), due };
}

/** Naegele: seven days and nine months after the last period (40 SA), the convention of many other countries. */
export function naegele(lastPeriod: Day, cycle: number = USUAL_CYCLE): Day {
  return addDays(addMonths(addDays(lastPeriod, 7), PREGNANCY_MONTHS), cycle - USUAL_CYCLE);
}

export interface Age {
  /** Complete weeks and days. */
  weeks: number;
  days: number;
}

function ageOf(days: number): Age {
  return { weeks: Math.floor(days / 7), days: ((days % 7) + 7) % 7 };
}

/** Age in weeks of amenorrhoea, as reports write it: 12 SA + 3. */
export function amenorrhoea({ start }: Pregnancy, day: Day): Age {
  return ageOf(daysBetween(start, day) + PERIOD_TO_START_DAYS);
}

/** Age in weeks of pregnancy (SG), two less. */
export function gestation({ start }: Pregnancy, day: Day): Age {
  return ageOf(daysBetween(start, day));
}

/** The day on which a number of weeks of amenorrhoea is reached. */
export function dayOfWeeks({ start }: Pregnancy, weeks: number, days = 0): Day {
  return addDays(start, weeks * 7 + days - PERIOD_TO_START_DAYS);
}

/** Ends of the first two trimesters in weeks of amenorrhoea. */
export const TRIMESTERS = [14, 28] as const;

export function trimesterOf({ weeks }: Age): 1 | 2 | 3 {
  if (weeks < TRIMESTERS[0]) return 1;
  return weeks < TRIMESTERS[1] ? 2 : 3;
}

/** First day of a month of pregnancy, 1 to 10 (the tenth is the day after the ninth month). */
export function monthStart({ start }: Pregnancy, month: number): Day {
  return addMonths(start, month - 1);
}

/** 1 to 9; 0 before the start. After the term it stays 9. */
export function monthOf(pregnancy: Pregnancy, day: Day): number {
  let month = 0;
  while (month < PREGNANCY_MONTHS && monthStart(pregnancy, month + 1) <= day) month += 1;
  return month;
}
