import type { By, What } from '#src/features/stats/stats.ts';
import { BYS, DAYS_MAX, WHATS } from '#src/features/stats/stats.ts';
import { addDays, type Day, daysBetween, isDay } from '#src/lib/calendar-day.ts';

/** Periods of one press, in days, today included. */
export const PRESETS = [7, 28, 90, 365] as const;

/** The state of the screen of figures, as its address holds it. */
export interface FiguresQuery {
  what: What;
  from: Day;
  to: Day;
  by: By;
  /** Figures of this page alone. */
  path: string | null;
}

/** Points enough to see a movement, few enough to tell them apart. */
export function byFor(from: Day, to: Day): By {
  const days = daysBetween(from, to) + 1;
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

export function lastDays(days: number, today: Day): Pick<FiguresQuery, 'from' | 'to' | 'by'> {
  const from = addDays(today, 1 - days);
  return { from, to: today, by: byFor(from, today) };
}

/** True for a period the call answers for. */
export const isPeriod = (from: Day, to: Day): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < DAYS_MAX;

/** The preset that a period is; null for any other. */
export const presetOf = ({ from, to }: Pick<FiguresQuery, 'from' | 'to'>, today: Day): number | null =>
  PRESETS.find((days) => to === today && from === addDays(today, 1 - days)) ?? null;

/** Anything unreadable is the default: views of the last four weeks. */
export function readFiguresQuery(search: string, today: Day): FiguresQuery {
  const given = new URLSearchParams(search);
  const [from, to] = [given.get('du') ?? '', given.get('au') ?? ''];
  const days = Number(given.get('jours'));
  const preset = PRESETS.find((one) => one === days) ?? 28;
  const period = isPeriod(from, to) ? { from, to, by: byFor(from, to) } : lastDays(preset, today);
  const path = given.get('page');
  return {
    what: WHATS.find((one) => one === given.get('quoi')) ?? 'views',
    ...period,
    by: BYS.find((one) => one === given.get('par')) ?? period.by,
    path: path?.startsWith('/') && path.length <= 512 ? path : null,
  };
}

export function writeFiguresQuery({ what, from, to, by, path }: FiguresQuery, today: Day): string {
  const written = new URLSearchParams();
  if (what !== 'views') written.set('quoi', what);
  const preset = presetOf({ from, to }, today);
  if (preset === null) {
    written.set('du', from);
    written.set('au', to);
  } else if (preset !== 28) written.set('jours', String(preset));
  if (by !== byFor(from, to)) written.set('par', by);
  if (path) written.set('page', path);
  return written.size > 0 ? `?${written}` : '';
}
