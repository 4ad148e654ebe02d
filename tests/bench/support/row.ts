/** One line of the benchmark's table. `target` reads "≤ 30", "≥ 0.8", or says in words why there is none. */
export interface Row {
  name: string;
  figure: number;
  unit: string;
  target: string;
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

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
