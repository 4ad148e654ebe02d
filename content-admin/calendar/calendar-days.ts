import { addDays, addMonths, type Day, isDay, weekdayOf } from '#src/lib/calendar-day.ts';
import { fromParis, toParis } from '#src/lib/paris-time.ts';

export type View = 'month' | 'week';

/** The part of the calendar that is seen: the month or the week of a day. */
export interface Seen {
  view: View;
  day: Day;
}

/** As the address says it: `?vue=semaine&jour=2026-12-24`; today's month else. */
export function readSeen(search: string, today: Day): Seen {
  const params = new URLSearchParams(search);
  const day = params.get('jour') ?? '';
  return { view: params.get('vue') === 'semaine' ? 'week' : 'month', day: isDay(day) ? day : today };
}

export function writeSeen({ view, day }: Seen, today: Day): string {
  const params = new URLSearchParams();
  if (view === 'week') params.set('vue', 'semaine');
  if (day !== today) params.set('jour', day);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** From 0 on Monday. */
const fromMonday = (day: Day) => (weekdayOf(day) + 6) % 7;
const monday = (day: Day) => addDays(day, -fromMonday(day));

/** The days shown, in whole weeks that begin on Monday. */
export function daysOf({ view, day }: Seen): Day[] {
  const first = monday(view === 'week' ? day : `${day.slice(0, 7)}-01`);
  if (view === 'week') return Array.from({ length: 7 }, (_, n) => addDays(first, n));
  const end = addMonths(`${day.slice(0, 7)}-01`, 1);
  const days: Day[] = [];
  for (let at = first; at < end || fromMonday(at) !== 0; at = addDays(at, 1)) days.push(at);
  return days;
}

export function moved({ view, day }: Seen, by: 1 | -1): Seen {
  return { view, day: view === 'week' ? addDays(day, 7 * by) : addMonths(`${day.slice(0, 7)}-01`, by) };
}

/** The same hour in Paris on another day, as ISO. */
export function sameHourOn(at: string, day: Day): string {
  const local = `${day}T${toParis(new Date(at)).slice(11)}`;
  return (fromParis(local) ?? new Date(at)).toISOString();
}
