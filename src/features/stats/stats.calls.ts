import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { daysBetween } from '#src/lib/calendar-day.ts';
import { dateOnly } from '#src/lib/shapes.ts';
import { statsFr } from './stats.fr.ts';
import { BYS, DAYS_MAX, MONEY, StatsAnswer, WHATS } from './stats.ts';
import { STEPS } from './ways.ts';

const isPeriod = ({ from, to }: { from: string; to: string }) =>
  from <= to && daysBetween(from, to) < DAYS_MAX;

const Asked = z
  .strictObject({
    what: z.enum(WHATS),
    from: dateOnly,
    to: dateOnly,
    by: z.enum(BYS),
    path: z.optional(z.string().check(z.maxLength(512), z.startsWith('/'))),
  })
  .check(z.refine(isPeriod, { error: statsFr.period, path: ['to'] }));
export type Asked = z.output<typeof Asked>;

const compared = { value: z.int(), before: z.int() };
const shown = z.object(compared);

export const statsCalls = {
  statsWays: defineCall('/api/admin/stats_ways', {
    access: 'staff:stats',
    changes: false,
    input: z
      .strictObject({ from: dateOnly, to: dateOnly })
      .check(z.refine(isPeriod, { error: statsFr.period, path: ['to'] })),
    output: z.object({
      steps: z.array(z.object({ step: z.enum(STEPS), ...compared })),
      articles: z.array(z.object({ label: z.string(), path: z.string(), ...compared })),
      money: z.array(z.object({ what: z.enum(MONEY), ...compared })),
    }),
    about:
      'Ours: from an article to a list and from a list to a gift; sums of money for who may see payments',
  }),
  pageFigures: defineCall('/api/content/page_figures', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id: z.int() }),
    output: z.object({
      figures: z.nullable(
        z.object({
          path: z.string(),
          series: z.array(z.object({ at: dateOnly, value: z.int() })),
          views: shown,
          visitors: shown,
          sources: z.array(z.object({ label: z.string(), value: z.int() })),
        }),
      ),
    }),
    about: 'Ours: the last thirty days of the page of a content; null where it has none',
  }),
  stats: defineCall('/api/admin/stats', {
    access: 'staff:stats',
    changes: false,
    input: Asked,
    output: StatsAnswer,
    about: 'Figures of the site by day, week or month, beside those of as long a time before',
  }),
  exportStats: defineCall('/api/admin/export_stats', {
    access: 'staff:stats',
    changes: false,
    input: Asked,
    output: z.object({ filename: z.string(), content: z.string() }),
    about: 'The same figures as a CSV file',
  }),
};
