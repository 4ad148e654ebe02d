import type { OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import { holds } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { LISTS_PATH } from '#src/server/http/pages.ts';
import { type Figures, sourceOf } from './sources.server.ts';
import type { Asked, statsCalls } from './stats.calls.ts';
import { statsFr as fr } from './stats.fr.ts';
import { before, FEW, isMoney, ROWS_MAX, type StatsAnswer, seriesOf } from './stats.ts';

/** Figures of a period beside those of the one before it; sums of money are for who may see payments too (403). */
export async function stats(ctx: Ctx, asked: Asked): Promise<StatsAnswer> {
  if (isMoney(asked.what) && !holds(ctx.actor, 'payments'))
    throw new DomainError('forbidden', fr.moneyOnly, { status: 403 });
  const { from, to } = asked;
  const source = sourceOf(ctx, asked);
  const past = before(from, to);
  const [days, daysBefore, rows, rowsBefore] = await Promise.all([
    source.days(from, to),
    source.days(past.from, past.to),
    source.rows(from, to),
    source.rows(past.from, past.to),
  ]);
  const known = new Map(rowsBefore.map(({ key, value }) => [key, value]));
  const shown = (value: number) => (source.personal && value < FEW ? 0 : value);
  return {
    series: seriesOf(days, asked),
    rows: rows
      .filter(({ value }) => shown(value) > 0)
      .slice(0, ROWS_MAX)
      .map(({ key, label, path, value }) => ({
        label: path === LISTS_PATH ? fr.lists : label,
        path: path === LISTS_PATH ? null : path,
        value,
        before: shown(known.get(key) ?? 0),
      })),
    total: sum(days),
    before: sum(daysBefore),
  };
}

const sum = (days: Figures) => [...days.values()].reduce((all, value) => all + value, 0);

/** The same as a file: the series, then the rows. */
export async function exportStats(ctx: Ctx, asked: Asked): Promise<OutputOf<typeof statsCalls.exportStats>> {
  const answer = await stats(ctx, asked);
  const written = (value: number) => (isMoney(asked.what) ? csvEuros(value) : String(value));
  const { columns } = fr;
  const content = writeCsv([
    [columns.at, fr.whats[asked.what]],
    ...answer.series.map(({ at, value }) => [at, written(value)]),
    [fr.total, written(answer.total)],
    [columns.before, written(answer.before)],
    ...(answer.rows.length > 0 ? [[columns.label, columns.path, columns.value, columns.before]] : []),
    ...answer.rows.map((row) => [row.label, row.path ?? '', written(row.value), written(row.before)]),
  ]);
  return { filename: fr.filename(asked.what, asked.from, asked.to), content };
}
