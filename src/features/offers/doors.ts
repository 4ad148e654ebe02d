import { type DOOR_STATES, DOORS } from './offer.ts';

export type DoorState = (typeof DOOR_STATES)[number];

/** A day in France, YYYY-MM-DD, in its three parts. */
const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number];

/** The calendar that is shown on a day: this year's, and through January the one of December just past. */
export function calendarYear(today: string): number {
  const [year, month] = partsOf(today);
  return month === 1 ? year - 1 : year;
}

/** The door of today in a year's calendar; null out of its 24 days. */
export function doorOfToday(year: number, today: string): number | null {
  const [now, month, date] = partsOf(today);
  return now === year && month === 12 && date <= DOORS ? date : null;
}

/** A door opens on its day and stays openable until 31 December, then it is missed. */
export function doorState(
  { year, day, offered, opened }: { year: number; day: number; offered: boolean; opened: boolean },
  today: string,
): DoorState {
  if (opened) return 'opened';
  const opens = `${year}-12-${String(day).padStart(2, '0')}`;
  if (today < opens) return 'closed';
  if (today > `${year}-12-31`) return 'missed';
  return offered ? 'openable' : 'missed';
}
