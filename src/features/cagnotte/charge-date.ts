import { DELAY_DEFAULT_DAYS, DELAY_MAX_DAYS } from './cagnotte.ts';

const PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const PARIS_OFFSET = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  timeZoneName: 'longOffset',
});
const DAY_MS = 24 * 3600 * 1000;
/** Cards are charged in the morning of the chosen day, French time. */
const CHARGE_HOUR = 9;

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
 * api.md list_add_contribution: the day asked when it is from tomorrow to 365 days (null otherwise); `true`
 * takes the birth date when in range, else in 30 days.
 */
export function chargeDate(asked: true | string, now: Date, birthdate: string | null): string | null {
  const { min, max } = chargeDateRange(now);
  const inRange = (day: string) => day >= min && day <= max;
  if (asked !== true) return inRange(asked) ? asked : null;
  return birthdate && inRange(birthdate) ? birthdate : addDays(dayInFrance(now), DELAY_DEFAULT_DAYS);
}

/** The instant a gift is charged on its day. */
export function chargeInstant(day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const offset = /GMT([+-]\d{2}:\d{2})/.exec(PARIS_OFFSET.format(noon))?.[1] ?? '+01:00';
  return new Date(`${day}T${String(CHARGE_HOUR).padStart(2, '0')}:00:00${offset}`);
}
