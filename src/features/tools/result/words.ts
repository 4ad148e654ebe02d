import { type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate } from '#src/lib/format.ts';

const WEEKDAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const NO_BREAK = '\u00a0';

/** "lundi 3 juin 2027": people plan by the day of the week. */
export function formatDayOfWeek(day: Day): string {
  return `${WEEKDAY.format(new Date(day))} ${formatDate(day)}`;
}

/** "juin 2027", of any day of that month. */
export function formatMonth(day: Day): string {
  return MONTH.format(new Date(day));
}

/** "du 3 juin 2027 au 5 juillet 2027", "le 3 juin 2027" when it is one day. */
export function formatSpan(from: Day, to: Day): string {
  return from === to ? `le ${formatDate(from)}` : `du ${formatDate(from)} au ${formatDate(to)}`;
}

/** "dans 12 jours", "c’est aujourd’hui", "il y a 3 jours". */
export function formatDistance(today: Day, day: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'c’est aujourd’hui';
  return `${days > 0 ? 'dans' : 'il y a'} ${formatCount(Math.abs(days), 'jour', 'jours')}`;
}

/** "1er", "2e". */
export function formatRank(rank: number): string {
  return rank === 1 ? '1er' : `${rank}e`;
}

export function weeksText(weeks: number): string {
  return `${weeks}${NO_BREAK}semaine${weeks > 1 ? 's' : ''}`;
}

/** "au plus tard le 3 juin 2027", and what to do when that day is over. */
export function formatDeadline(day: Day, today: Day): string {
  const text = `au plus tard le ${formatDate(day)}`;
  return day < today ? `${text} (passé : prévenez tout de suite)` : text;
}
