// Figures that depend on what else the machine does are taken in turns, A B A B …, and compared within a turn:
// whatever weighs on one weighs on the other. A figure is the median of its turns, and says how far they lie apart.
import { loadavg } from 'node:os';
import type { Row, Spread } from './row.ts';

/** One turn of everybody, in the order they were named. */
export type Turn<Side extends string> = Record<Side, number>;

const USUAL_TURNS = 12;

/** Measures each side so many times, one after the other in each turn. A first turn, which warms, is not counted. */
export async function inTurns<Side extends string>(
  sides: Record<Side, () => Promise<number>>,
  turns = USUAL_TURNS,
): Promise<Turn<Side>[]> {
  const names = Object.keys(sides) as Side[];
  const played: Turn<Side>[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const figures = {} as Turn<Side>;
    for (const name of names) figures[name] = await sides[name]();
    if (turn > 0) played.push(figures);
  }
  return played;
}

/** A row whose figure is the median of `values`, with their spread and the load of the machine at its end. */
export function medianRow(row: Omit<Row, 'figure' | 'spread'>, values: readonly number[]): Row {
  return { ...row, figure: median(values), spread: spreadOf(values) };
}

/** The median of a ratio taken in each turn; its unit is ×. */
export function ratioRow<Side extends string>(
  { name, target }: Pick<Row, 'name' | 'target'>,
  turns: readonly Turn<Side>[],
  [of, to]: [Side, Side],
): Row {
  const ratios = turns.map((turn) => turn[of] / turn[to]);
  return medianRow({ name, target, unit: '×' }, ratios);
}

export function median(values: readonly number[]): number {
  return between(values, 0.5);
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    turns: values.length,
    low: between(values, 0.25),
    high: between(values, 0.75),
    least: Math.min(...values),
    most: Math.max(...values),
    load: loadavg()[0] ?? Number.NaN,
  };
}

/** The value below which this share of them lies, between two of them where it must. */
function between(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
