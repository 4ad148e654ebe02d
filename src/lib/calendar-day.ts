/** A day of the calendar, YYYY-MM-DD: no hour, no zone, so that no change of clocks can move it. */
export type Day = string;

const DAY_MS = 86_400_000;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one to the other; negative when `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day of another month; the last one when that month is shorter (31 May + 9 months = 28 or 29 February). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Whole months from one day to a later one, as ages are counted. */
export function monthsBetween(from: Day, to: Day): number {
  const rough =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addMonths(from, rough) > to ? rough - 1 : rough;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

export function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b;
}

export function earlierOf(a: Day, b: Day): Day {
  return a < b ? a : b;
}

/** Outside the years 1000 to 9899: no database counts a year 0, and what follows 9999 has no four figures. */
export const isOddYear = (day: string): boolean => /^(0|99)/.test(day);

/** True when the text names a day that exists, of a year that is counted. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || isOddYear(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

const HOUR_MS = 3_600_000;
let lastHour = Number.NaN;
let lastDay: Day = '';

/** Today in the calendar of Paris. Asked many times a page: Paris's midnights are whole hours of UTC, one is remembered. */
export function parisDay(now: Date): Day {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== lastHour) {
    lastDay = inParis.format(now);
    lastHour = hour;
  }
  return lastDay;
}

/** The day in Paris of a moment told in ISO. */
export function parisDayOf(at: string): Day {
  return parisDay(new Date(at));
}

/** The last day in Paris of what ends at a moment told in ISO: what ends at midnight had the day before as its last. */
export function lastParisDayOf(end: string): Day {
  return parisDay(new Date(Date.parse(end) - 1));
}
