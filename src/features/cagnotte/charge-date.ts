import { DELAY_DEFAULT_DAYS, DELAY_MAX_DAYS } from './cagnotte.ts';

const PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const PARIS_OFFSET = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  timeZoneName: 'longOffset',
});
const DAY_MS = 24 * 3600 * 1000;
/** docs/spec/decisions.md §16. */
export const REMINDER_DAYS = 3;

/** The day it is in France, YYYY-MM-DD. */
export function dayInFrance(at: Date): string {
  return PARIS.format(at);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Both ends of what may be chosen for a delayed gift. */
export function chargeDateRange(now: Date): { min: string; max: string } {
  const today = dayInFrance(now);
  return { min: addDays(today, 1), max: addDays(today, DELAY_MAX_DAYS) };
}

/**
 * docs/spec/calls.md §/api/publiclist/ list_add_contribution: the day asked when it is from tomorrow to 365
 * days (null otherwise); `true` takes the birth date when in range, else in 30 days.
 */
export function chargeDate(asked: true | string, now: Date, birthdate: string | null): string | null {
  const { min, max } = chargeDateRange(now);
  const inRange = (day: string) => day >= min && day <= max;
  if (asked !== true) return inRange(asked) ? asked : null;
  return birthdate && inRange(birthdate) ? birthdate : addDays(dayInFrance(now), DELAY_DEFAULT_DAYS);
}

/** The instant a gift may be charged: the beginning of its day in France. */
export function chargeInstant(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  const offset = /GMT([+-]\d{2}:\d{2})/.exec(PARIS_OFFSET.format(midnight))?.[1] ?? '+01:00';
  return new Date(`${day}T00:00:00${offset}`);
}

/** When the giver is reminded of a gift to come. */
export function reminderInstant(day: string): Date {
  return chargeInstant(addDays(day, -REMINDER_DAYS));
}

/** Whoever chose a day nearer than that has just read it, and is not reminded. */
export const isReminded = (day: string, chosenAt: Date): boolean => chosenAt < reminderInstant(day);

/** docs/spec/decisions.md §16: a refused charge is tried again 1, 3 and 7 days after its date. */
export const CHARGE_RETRY_DAYS = [1, 3, 7] as const;

/**
 * When a charge that was refused for the `tries`-th time comes back; a day later at least, when the clock
 * jumped over the due date.
 */
export function retryInstant(day: string, tries: number, now: Date): Date {
  const planned = chargeInstant(addDays(day, CHARGE_RETRY_DAYS[tries - 1] ?? 1));
  return new Date(Math.max(planned.getTime(), now.getTime() + DAY_MS));
}
