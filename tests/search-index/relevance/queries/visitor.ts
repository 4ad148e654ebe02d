import type { PageRow, Row } from '../judgement.ts';
import held from './visitor-held.json' with { type: 'json' };
import tune from './visitor-tune.json' with { type: 'json' };

/** A query as a visitor wrote and graded it: its kind, what answers it, and what is worth 3, 2 and 1. */
type Written = [query: string, kind: string, target: string, ...grades: string[][]];

/** The visitor's kinds, in families large enough to be counted. */
const FAMILIES = {
  words: ['synonym', 'exact', 'plural', 'accents', 'adjective', 'brand', 'spoken'],
  needs: ['need', 'gift'],
  'typos, beginnings': ['typo', 'brand-typo', 'prefix', 'joined', 'split'],
  'prices, ages, sizes, colours': ['age', 'size', 'price', 'colour'],
  'regional and English words': ['quebec', 'suisse', 'belgique', 'english'],
} as const;

export type Family = keyof typeof FAMILIES;

const halves = { tune: tune as unknown as Written[], held: held as unknown as Written[] };
type Half = keyof typeof halves;
const all = [...halves.tune, ...halves.held];

/** A worth by the names that a merchant gives to products. */
const among = (ids: readonly string[] = []) => {
  const known = new Set(ids.map((id) => `demo-${id}`));
  return ({ id }: { id: string }) => known.has(id);
};

const rowOf = ([query, , , best, good, fair]: Written): Row => [query, among(best), among(good), among(fair)];
const pageOf = ([query, , , best = [], good, fair]: Written): PageRow => [query, best, good, fair];

function rows<R>(target: string, kinds: readonly string[] | null, toRow: (one: Written) => R): R[] {
  return all.filter(([, kind, of]) => of === target && (kinds?.includes(kind) ?? true)).map(toRow);
}

const ofFamily = (family: Family) => rows('products', FAMILIES[family], rowOf);

export const visitorKinds = {
  'a visitor’s words': ofFamily('words'),
  'a visitor’s needs': ofFamily('needs'),
  'a visitor’s typos, beginnings': ofFamily('typos, beginnings'),
  'a visitor’s prices, ages, sizes': ofFamily('prices, ages, sizes, colours'),
  'a visitor’s regional and English words': ofFamily('regional and English words'),
};

export const visitorSilence: Row[] = rows('quiet', null, rowOf);
export const visitorPages: PageRow[] = rows('pages', null, pageOf);

const halfBy = new Map(
  (['tune', 'held'] as const).flatMap((half) => halves[half].map(([query]) => [query, half] as const)),
);

/** The half that the visitor gave to a query. */
export const visitorHalf = (query: string): Half | undefined => halfBy.get(query);
