import type { PageRow, Row } from '../judgement.ts';
import type { Half } from '../judgements.ts';
import { SEEN } from '../seen.ts';
import held from './second-stranger-held.json' with { type: 'json' };
import tune from './second-stranger-tune.json' with { type: 'json' };

/** A query as the second stranger wrote and graded it: its kind, what answers it, and what is worth 3, 2 and 1. */
type Written = [query: string, kind: string, target: 'products' | 'quiet' | 'pages', ...grades: string[][]];

const WRITTEN: Record<Half, readonly Written[]> = {
  tune: tune as unknown as Written[],
  held: held as unknown as Written[],
};

export interface StrangerKinds {
  products: Record<string, readonly Row[]>;
  silence: Record<string, readonly Row[]>;
  pages: Record<string, readonly PageRow[]>;
}

const IDS: ReadonlySet<string> = new Set(SEEN.map(({ id }) => id));

/** A worth by the names that a merchant gives to products; a name that no product bears is a fault of the judge. */
const among = (ids: readonly string[] = []) => {
  const known = new Set(ids.map((id) => `demo-${id}`));
  for (const id of known) if (!IDS.has(id)) throw new Error(`no product is called ${id}`);
  return ({ id }: { id: string }) => known.has(id);
};

const rowOf = ([query, , , best, good, fair]: Written): Row => [query, among(best), among(good), among(fair)];
const pageOf = ([query, , , best = [], good, fair]: Written): PageRow => [query, best, good, fair];

function byKind<R>(half: Half, target: Written[2], toRow: (one: Written) => R): Record<string, R[]> {
  const kinds: Record<string, R[]> = {};
  for (const one of WRITTEN[half]) {
    if (one[2] !== target) continue;
    kinds[one[1]] ??= [];
    kinds[one[1]]?.push(toRow(one));
  }
  return kinds;
}

/** The queries of one half by kind: one half is tuned on, of the other only sums are looked at. */
export const secondStranger = (half: Half): StrangerKinds => ({
  products: byKind(half, 'products', rowOf),
  silence: byKind(half, 'quiet', rowOf),
  pages: byKind(half, 'pages', pageOf),
});
