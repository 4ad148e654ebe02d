import type { PageRow, Row } from '../judgement.ts';
import type { Half } from '../judgements.ts';
import { SEEN } from '../seen.ts';
import fifthHeld from './fifth-stranger-held.json' with { type: 'json' };
import fifthTune from './fifth-stranger-tune.json' with { type: 'json' };
import fourthHeld from './fourth-stranger-held.json' with { type: 'json' };
import fourthTune from './fourth-stranger-tune.json' with { type: 'json' };
import secondHeld from './second-stranger-held.json' with { type: 'json' };
import secondTune from './second-stranger-tune.json' with { type: 'json' };
import sixthHeld from './sixth-stranger-held.json' with { type: 'json' };
import sixthTune from './sixth-stranger-tune.json' with { type: 'json' };
import thirdHeld from './third-stranger-held.json' with { type: 'json' };
import thirdTune from './third-stranger-tune.json' with { type: 'json' };

/** A query as a stranger wrote and graded it: its kind, what answers it, and what is worth 3, 2 and 1. */
type Written = [query: string, kind: string, target: 'products' | 'quiet' | 'pages', ...grades: string[][]];

const WRITTEN = {
  second: { tune: secondTune as unknown as Written[], held: secondHeld as unknown as Written[] },
  third: { tune: thirdTune as unknown as Written[], held: thirdHeld as unknown as Written[] },
  fourth: { tune: fourthTune as unknown as Written[], held: fourthHeld as unknown as Written[] },
  fifth: { tune: fifthTune as unknown as Written[], held: fifthHeld as unknown as Written[] },
  sixth: { tune: sixthTune as unknown as Written[], held: sixthHeld as unknown as Written[] },
} satisfies Record<string, Record<Half, readonly Written[]>>;

export type Stranger = keyof typeof WRITTEN;
export const STRANGERS = Object.keys(WRITTEN) as Stranger[];

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

function byKind<R>(
  written: readonly Written[],
  target: Written[2],
  toRow: (one: Written) => R,
): Record<string, R[]> {
  const kinds: Record<string, R[]> = {};
  for (const one of written) {
    if (one[2] !== target) continue;
    kinds[one[1]] ??= [];
    kinds[one[1]]?.push(toRow(one));
  }
  return kinds;
}

/** One stranger's queries of one half by kind: one half is tuned on, of the other only sums are looked at. */
export function strangerKinds(stranger: Stranger, half: Half): StrangerKinds {
  const written = WRITTEN[stranger][half];
  return {
    products: byKind(written, 'products', rowOf),
    silence: byKind(written, 'quiet', rowOf),
    pages: byKind(written, 'pages', pageOf),
  };
}
