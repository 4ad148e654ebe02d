import * as z from 'zod/mini';
import { addDays, addMonths, type Day, daysBetween, weekdayOf } from '#src/lib/calendar-day.ts';
import { dateOnly } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §Stats. */
export const WHATS = [
  'views',
  'visitors',
  'articles',
  'sources',
  'searches',
  'empty_searches',
  'lists',
  'gifts',
  'contributions',
  'orders',
  'subscribers',
] as const;
export type What = (typeof WHATS)[number];
export const BYS = ['day', 'week', 'month'] as const;
export type By = (typeof BYS)[number];

/** Cents, told to who may see payments. */
export const MONEY = ['contributions', 'orders'] as const satisfies readonly What[];
export const isMoney = (what: What): what is (typeof MONEY)[number] =>
  what === 'contributions' || what === 'orders';
/** A row under this many could tell what one person did (docs/spec/decisions.md §33). */
export const FEW = 5;
export const DAYS_MAX = 800;
export const ROWS_MAX = 100;
/** The figures of one page, in the editor of its text. */
export const PAGE_DAYS = 30;

export const StatsAnswer = z.object({
  series: z.array(z.object({ at: dateOnly, value: z.int() })),
  rows: z.array(
    z.object({ label: z.string(), path: z.nullable(z.string()), value: z.int(), before: z.int() }),
  ),
  total: z.int(),
  before: z.int(),
});
export type StatsAnswer = z.output<typeof StatsAnswer>;

/** The first day of the day, the week (from Monday) or the month that a day belongs to. */
export function beginOf(day: Day, by: By): Day {
  if (by === 'day') return day;
  return by === 'month' ? `${day.slice(0, 7)}-01` : addDays(day, -((weekdayOf(day) + 6) % 7));
}

const nextOf = (begin: Day, by: By): Day =>
  by === 'month' ? addMonths(begin, 1) : addDays(begin, by === 'week' ? 7 : 1);

/** Every bucket from the first to the last day, the empty ones too; the first begins with the period itself. */
export function seriesOf(
  days: ReadonlyMap<Day, number>,
  { from, to, by }: { from: Day; to: Day; by: By },
): StatsAnswer['series'] {
  const values = new Map<Day, number>();
  for (let at = beginOf(from, by); at <= to; at = nextOf(at, by)) values.set(at, 0);
  for (const [day, value] of days) {
    const at = beginOf(day, by);
    values.set(at, (values.get(at) ?? 0) + value);
  }
  return [...values].map(([at, value]) => ({ at: at < from ? from : at, value }));
}

/** As long a time just before. */
export function before(from: Day, to: Day): { from: Day; to: Day } {
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) };
}
