/** One line of the benchmark's table. `target` reads "≤ 30", "≥ 0.8", or says in words why there is none. */
export interface Row {
  name: string;
  figure: number;
  unit: string;
  target: string;
  /** Present when the figure is the median of several. */
  spread?: Spread;
}

/** The distance between the measures whose median a figure is (pairs.ts). */
export interface Spread {
  turns: number;
  /** The middle half of them lies between these two. */
  low: number;
  high: number;
  least: number;
  most: number;
  /** Programs that wanted a core during the last minute, those of the benchmark among them. */
  load: number;
}

/** The resources that the runner lends to every benchmark; null when this machine lacks one. */
export interface BenchContext {
  /** A throw-away PostgreSQL, without fsync. */
  postgresUrl: string | null;
}

/** A benchmark answers no row when something it needs is missing; a long one hands out its rows as it knows them. */
export type Bench = (context: BenchContext) => Promise<Row[]> | AsyncIterable<Row[]>;

/** Tells if a figure reaches its target; null when the target is not a bound. */
export function reaches({ figure, target }: Row): boolean | null {
  const bound = /^([≤≥<>])\s*([\d.,\s]+)/.exec(target);
  if (!bound) return null;
  const limit = Number((bound[2] ?? '').replaceAll(/[,\s]/g, ''));
  return bound[1] === '≤' || bound[1] === '<' ? figure <= limit : figure >= limit;
}

/** At most three significant figures: what the measure is worth. */
export function rounded(figure: number): number {
  return Math.abs(figure) >= 100 ? Math.round(figure) : Number(figure.toPrecision(3));
}

/** A ratio whose middle half lies further apart than this share of it says little. */
const STEADY = 0.2;

/** The row as the table prints it, ✓ or ✗ where its target is a bound. */
export function tableLine(row: Row): string {
  const reached = reaches(row);
  const mark = reached === null ? ' ' : reached ? '✓' : '✗';
  const figure = `${written(row.figure)} ${row.unit}`;
  return `${mark} ${row.name.padEnd(58)} ${figure.padStart(16)}   ${row.target}${spreadText(row)}`;
}

/** A figure that is no number comes as null from the other process. */
const written = (figure: number | null) =>
  figure !== null && Number.isFinite(figure) ? rounded(figure).toLocaleString('en') : '?';

function spreadText({ figure, unit, spread }: Row): string {
  if (!spread) return '';
  const { turns, low, high, least, most, load } = spread;
  const percent = Math.round((100 * (high - low)) / figure);
  const unsteady = unit === '×' && high - low > STEADY * figure ? `, UNSTEADY: spread of ${percent} %` : '';
  const half = `half within ${written(low)}–${written(high)} (${percent} %), all ${written(least)}–${written(most)}`;
  return `\n      median of ${turns}: ${half}, load ${written(load)}${unsteady}`;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
