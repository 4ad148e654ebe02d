import type { NamedThing, Reading } from '../reading/reading.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { Clause } from './clause.ts';

/** Products that come after those of the segments before, and have nothing in common with them. */
export interface Segment {
  /** Words to find beside the conditions; empty: the conditions alone. */
  words: string;
  where: Clause;
  /** 0: always shown. Else it holds less than was asked for: shown below, while fewer than these stand above. */
  below: number;
}

export interface Plan {
  segments: readonly Segment[];
  /** Words that the wider segments leave aside, as typed. */
  dropped: readonly string[];
}

/** Fewer results than these are followed by those that lack a detail. */
const ENOUGH = 8;
/** Fewer results than these are followed by what is near. */
const FEW = 4;

const isA = ({ ids }: NamedThing): Clause => ({ has: 'is', among: ids });
const names = ({ ids }: NamedThing): Clause => ({ has: 'about', among: ids });

function attributesOf(reading: Reading): { strict: Clause[]; unsaid: Clause[] } {
  const { age, weight, sizes, colours, materials, brands } = reading;
  const sets: Clause[] = [
    ...(sizes.length > 0 ? [{ has: 'sizes' as const, among: sizes }] : []),
    ...(colours.length > 0 ? [{ has: 'colours' as const, among: colours }] : []),
    ...materials.map((material) => ({ has: 'materials' as const, among: [material] })),
    ...(brands.length > 0 ? [{ brands: brands.map(({ slug }) => slug) }] : []),
  ];
  const ranges: Clause[] = [
    ...(age ? [{ within: 'age' as const, min: age.min, max: age.max ?? 1200 }] : []),
    ...(weight === null ? [] : [{ within: 'weight' as const, min: weight, max: weight }]),
  ];
  const loose: Clause[] = [
    ...(age ? [{ unsaid: 'age' as const }] : []),
    ...(weight === null ? [] : [{ unsaid: 'weight' as const }]),
  ];
  return { strict: [...sets, ...ranges], unsaid: loose.length > 0 ? [...sets, ...loose] : [] };
}

/** The words of what narrows a query, to say that they were left aside. */
function detailsOf({ others, understood, rest }: Reading): string[] {
  const chips = understood.filter(({ kind }) => kind !== 'price_max' && kind !== 'price_min');
  return [...others.map(({ words }) => words), ...chips.map(({ label }) => label), ...(rest ? [rest] : [])];
}

/** The concepts that stand in for a thing there is none of: what is near it, then what it is a kind of. */
function nearOf(head: NamedThing, thesaurus: Thesaurus): string[] {
  const concepts = head.ids.flatMap((id) => thesaurus.concepts.get(id) ?? []);
  return [...concepts.flatMap(({ near }) => near), ...concepts.flatMap(({ broader }) => broader)];
}

/** A query whose thing is known, as the products to show, in order. Null: no thing was named, words must do. */
export function planOf(reading: Reading, thesaurus: Thesaurus): Plan | null {
  const { head, others, price, rest } = reading;
  const things = [...(head ? [isA(head)] : []), ...others.map(names)];
  if (things.length === 0) return null;
  const priced: Clause[] = price ? [{ price }] : [];
  const { strict, unsaid } = attributesOf(reading);
  const whole: Clause = { all: [...things, ...priced, ...strict] };
  // A carrier is shown before a wrap, which is one kind of them.
  const itself: Clause | null = head && !head.need ? { has: 'heads', among: head.ids } : null;
  const segments: Segment[] = itself
    ? [
        { words: rest, where: { all: [itself, whole] }, below: 0 },
        { words: rest, where: { all: [whole, { not: itself }] }, below: 0 },
      ]
    : [{ words: rest, where: whole, below: 0 }];
  const seen: Clause[] = rest ? [] : [whole];
  const add = (where: Clause, below: number, words = '') => {
    segments.push({ words, where: { all: [where, ...seen.map((clause) => ({ not: clause }))] }, below });
    if (!words) seen.push(where);
  };
  if (unsaid.length > 0) add({ all: [...things, ...priced, ...unsaid] }, 0, rest);
  // Words that are no thing's are a model or a brand: who finds it wants nothing wider.
  const [enough, few] = rest ? [1, 1] : [ENOUGH, FEW];
  const narrowed = strict.length > 0 || things.length > 1 || rest !== '';
  const main = head ? isA(head) : (things[0] as Clause);
  if (head && narrowed && others.length > 0) add({ all: [...things, ...priced] }, enough);
  // Where an unknown thing is named first, and told with several words, what narrows it does not stand in for it.
  if (narrowed && (head || !rest.includes(' '))) add({ all: [main, ...priced] }, enough);
  if (head) {
    add({ all: [names(head), ...priced] }, few);
    const near = nearOf(head, thesaurus);
    if (near.length > 0) add({ all: [{ has: 'is', among: near }, ...priced] }, few);
  }
  return { segments, dropped: detailsOf(reading) };
}

/** The segments that are shown, from the number of products each has before a reader's own filters. */
export function shownOf(segments: readonly Pick<Segment, 'below'>[], counts: readonly number[]): number[] {
  let above = 0;
  return segments.flatMap(({ below }, at) => {
    if (below > 0 && above >= below) return [];
    above += counts[at] ?? 0;
    return [at];
  });
}
