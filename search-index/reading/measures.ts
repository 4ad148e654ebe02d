import { type AgeReading, ageAt, birthdayAt } from './ages.ts';
import { readingFr } from './labels.fr.ts';
import { cheapAt, type PriceReading, priceAt } from './prices.ts';
import type { Reading, Understood } from './reading.ts';
import {
  clothesLabel,
  clothesSizeOf,
  type SizeReading,
  sizeAt,
  type WeightReading,
  weightAt,
} from './sizes.ts';
import type { Token } from './tokens.ts';

export type Without = (tokens: readonly Token[], place: { from: number; to: number }) => string;

/** Leaves out some words of a query. */
export const withoutIn =
  (query: string): Without =>
  (tokens, { from, to }) => {
    const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
    return `${query.slice(0, start)} ${query.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
  };

/** Words before a birth that make a name with it: "coffret de naissance" is for nobody’s age. */
const NAMED_AFTER = new Set(
  'coffret coffrets box panier album albums livre carnet medaille medailles bijou bijoux cadre affiche'.split(
    ' ',
  ),
);

function isOfName(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'naissance') return false;
  const before = ['de', 'd'].includes(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  return NAMED_AFTER.has(tokens[before]?.word ?? '');
}

/** The figures of a query, and the words that are left. */
export interface Scan {
  price: PriceReading | null;
  cheap: boolean;
  age: AgeReading | null;
  sizes: SizeReading[];
  weight: WeightReading | null;
  /** Runs of tokens between what was read, each in order. */
  rest: Token[];
}

/** Reads the figures of a query from left to right. */
export function scanned(tokens: readonly Token[]): Scan {
  const scan: Scan = { price: null, cheap: false, age: null, sizes: [], weight: null, rest: [] };
  for (let at = 0; at < tokens.length; ) {
    const cheap = cheapAt(tokens, at);
    // "2e anniversaire" is no price.
    const price = scan.price || birthdayAt(tokens, at) ? null : priceAt(tokens, at);
    const size = sizeAt(tokens, at);
    const weight = scan.weight ? null : weightAt(tokens, at);
    const age = scan.age || isOfName(tokens, at) ? null : ageAt(tokens, at);
    const read = price ?? size ?? weight ?? age;
    if (cheap > 0) {
      scan.cheap = true;
      at += cheap;
    } else if (read) {
      if (price) scan.price = price;
      else if (size) scan.sizes.push(size);
      else if (weight) scan.weight = weight;
      else scan.age = age;
      at = read.to;
    } else {
      scan.rest.push(tokens[at] as Token);
      at += 1;
    }
  }
  return scan;
}

export interface Measures {
  age: Reading['age'];
  sizes: string[];
  chips: Understood[];
}

/** Prices, ages, sizes and weights with their chips; of what is worn, an age is a size. */
export function measuresOf(
  { price, age, sizes, weight, ownWeight = null }: Scan & { ownWeight?: number | null },
  { tokens, without, worn }: { tokens: readonly Token[]; without: Without; worn: boolean },
): Measures {
  const chips: Understood[] = [];
  const add = (place: { from: number; to: number }, chip: Omit<Understood, 'without'>) =>
    chips.push({ ...chip, without: without(tokens, place) });
  if (price?.max !== undefined)
    add(price, { kind: 'price_max', label: readingFr.priceMax(price.max), value: price.max });
  if (price?.min !== undefined)
    add(price, { kind: 'price_min', label: readingFr.priceMin(price.min), value: price.min });
  const asSize = age && worn && age.min === age.max ? clothesSizeOf(age.min) : null;
  if (age && asSize) add(age, { kind: 'size', label: clothesLabel(Number(asSize.slice(1))), value: asSize });
  else if (age) add(age, { kind: 'age', label: readingFr.age(age), value: age.min });
  for (const size of sizes) add(size, { kind: 'size', label: size.label, value: size.size });
  const kilograms = weight ? (weight.min ?? weight.max) : null;
  if (weight && kilograms !== null)
    add(weight, {
      kind: 'weight',
      label: ownWeight === null ? readingFr.weight(kilograms) : readingFr.ownWeight(kilograms),
      value: kilograms,
    });
  return {
    age: age && !asSize ? { min: age.min, max: age.max } : null,
    sizes: [...(asSize ? [asSize] : []), ...sizes.map(({ size }) => size)],
    chips,
  };
}
