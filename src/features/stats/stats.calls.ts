import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { daysBetween } from '#src/lib/calendar-day.ts';
import { dateOnly } from '#src/lib/shapes.ts';
import { statsFr } from './stats.fr.ts';
import { BYS, DAYS_MAX, StatsAnswer, WHATS } from './stats.ts';

const Asked = z
  .strictObject({
    what: z.enum(WHATS),
    from: dateOnly,
    to: dateOnly,
    by: z.enum(BYS),
    path: z.optional(z.string().check(z.maxLength(512), z.startsWith('/'))),
  })
  .check(
    z.refine(({ from, to }) => from <= to && daysBetween(from, to) < DAYS_MAX, {
      error: statsFr.period,
      path: ['to'],
    }),
  );
export type Asked = z.output<typeof Asked>;

export const statsCalls = {
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
