export interface FigureSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface FigureFrame {
  x: (year: number) => number;
  y: (count: number) => number;
  baseline: number;
  yTicks: { y: number; value: number }[];
  xTicks: { x: number; year: number }[];
}

/** Drawn twice, about a unit a pixel, so that the words keep their size on a phone and on a screen. */
export const WIDE: FigureSize = { width: 1080, height: 330, left: 64, right: 20, top: 30, bottom: 34 };
export const NARROW: FigureSize = { width: 300, height: 240, left: 52, right: 14, top: 26, bottom: 30 };

/** The scales of a figure of counts a year: its axis of years, and counts from none to a round number. */
export function figureFrame(years: readonly number[], highest: number, size: FigureSize): FigureFrame {
  const ceiling = niceCeiling(Math.max(1, highest));
  const first = years[0] ?? 0;
  const span = Math.max(1, years.length - 1);
  const baseline = size.height - size.bottom;
  const x = (year: number) =>
    round(size.left + ((year - first) / span) * (size.width - size.left - size.right));
  const y = (count: number) => round(baseline - (count / ceiling) * (baseline - size.top));
  return {
    x,
    y,
    baseline,
    yTicks: [0, 0.5, 1].map((part) => ({ value: ceiling * part, y: y(ceiling * part) })),
    xTicks: years
      .filter((year) => year % (size.width < 500 ? 40 : 20) === 0)
      .map((year) => ({ year, x: x(year) })),
  };
}

/** A round factor × a power of ten, at least `value` (and an even 20 so that half is a count of births). */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return Math.max(20, Math.round(step * power));
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px} ${py}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
