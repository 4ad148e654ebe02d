import type { YearCount } from './facts.ts';
import type { Sex } from './first-name.ts';

export interface FigureSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

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

/** Drawn twice, about a unit a pixel, so that the words keep their size on a phone and on a screen. */
export const WIDE: FigureSize = { width: 1080, height: 330, left: 64, right: 20, top: 30, bottom: 34 };
export const NARROW: FigureSize = { width: 300, height: 240, left: 52, right: 14, top: 26, bottom: 30 };

interface FigureChoice {
  size?: FigureSize;
  sexes?: readonly Sex[];
  /** Where the peak is marked; the year with most births of one sex without it. */
  peakYear?: number;
}

/** Geometry of the births-a-year figure, in SVG user units; a sex without births gives no series. */
export function birthsFigure(years: readonly YearCount[], choice: FigureChoice = {}): BirthsFigure {
  const { size = WIDE, sexes = ['f', 'm'] } = choice;
  const ceiling = niceCeiling(Math.max(1, ...years.map(({ m, f }) => Math.max(m, f))));
  const first = years[0]?.year ?? 0;
  const span = Math.max(1, years.length - 1);
  const x = (year: number) =>
    round(size.left + ((year - first) / span) * (size.width - size.left - size.right));
  const baseline = size.height - size.bottom;
  const y = (count: number) => round(baseline - (count / ceiling) * (baseline - size.top));
  const series = sexes
    .filter((sex) => years.some((year) => year[sex] > 0))
    .map((sex) => {
      const line = linePath(years.map((year) => [x(year.year), y(year[sex])]));
      const [start, end] = [x(first), x(first + span)];
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
    yTicks: [0, 0.5, 1].map((part) => ({ value: ceiling * part, y: y(ceiling * part) })),
    xTicks: years
      .filter(({ year }) => year % (size.width < 500 ? 40 : 20) === 0)
      .map(({ year }) => ({ year, x: x(year) })),
    peak: { ...top, x: x(top.year), y: y(top.count) },
  };
}

/** 1, 2, 5 or 10 × a power of ten, at least `value` (and an even 20 so that half is a count of births). */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return Math.max(20, step * power);
}

function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px} ${py}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
