import type { YearCount } from './facts.ts';
import { type FigureSize, figureFrame, linePath, WIDE } from './figure-frame.ts';
import type { Sex } from './first-name.ts';

export interface FigureSeries {
  sex: Sex;
  /** Closed area down to the axis, then the line alone. */
  area: string;
  line: string;
}

export interface BirthsFigure extends FigureSize {
  series: FigureSeries[];
  yTicks: { y: number; value: number }[];
  xTicks: { x: number; year: number }[];
  peak: { x: number; y: number; year: number; count: number };
}

interface FigureChoice {
  size?: FigureSize;
  sexes?: readonly Sex[];
  /** The year of the marked peak; without it, the year with most births of one sex. */
  peakYear?: number;
}

/** Geometry of the births-a-year figure, in SVG user units; a sex without births gives no series. */
export function birthsFigure(years: readonly YearCount[], choice: FigureChoice = {}): BirthsFigure {
  const { size = WIDE, sexes = ['f', 'm'] } = choice;
  const frame = figureFrame(
    years.map(({ year }) => year),
    Math.max(...years.map(({ m, f }) => Math.max(m, f))),
    size,
  );
  const { x, y, baseline } = frame;
  const first = years[0]?.year ?? 0;
  const series = sexes
    .filter((sex) => years.some((year) => year[sex] > 0))
    .map((sex) => {
      const line = linePath(years.map((year) => [x(year.year), y(year[sex])]));
      const [start, end] = [x(first), x(years.at(-1)?.year ?? first)];
      return { sex, line, area: `${line}L${end} ${baseline}L${start} ${baseline}Z` };
    });
  const top = years.reduce(
    (best, { year, m, f }) =>
      (choice.peakYear === undefined ? Math.max(m, f) > best.count : year === choice.peakYear)
        ? { year, count: Math.max(m, f) }
        : best,
    { year: first, count: -1 },
  );
  return {
    ...size,
    series,
    yTicks: frame.yTicks,
    xTicks: frame.xTicks,
    peak: { ...top, x: x(top.year), y: y(top.count) },
  };
}
