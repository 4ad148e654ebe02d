import { type DemoProduct, demoCatalogue } from '#src/features/catalogue/demo/demo-catalogue.ts';
import { THINGS } from './things.ts';

/** A product as a judge sees it: what it is, for whom, of what, at what price. */
export interface Seen {
  /** The name its merchant gives it. */
  id: string;
  thing: string;
  /** Folded: without accents or capitals, apostrophes straight. */
  name: string;
  text: string;
  brand: string;
  shelf: string;
  cents: number;
  colour: string;
  /** Months; no end is Infinity; null where the text says none. */
  age: { from: number; to: number } | null;
  kg: { from: number; to: number } | null;
  tog: number | null;
  /** The share of its thing that is cheaper, from 0 to 1. */
  dearness: number;
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/œ/g, 'oe').toLowerCase();
}

const { products, brands } = demoCatalogue();
const brandNames = new Map(brands.map(({ slug, name }) => [slug, fold(name)]));

/** In the order of the demo catalogue. */
export const SEEN: readonly Seen[] = withDearness(products.map(seen));

function seen(product: DemoProduct): Omit<Seen, 'dearness'> {
  const { facts } = product;
  const name = fold(product.name);
  const text = fold(product.description);
  return {
    id: product.merchantItemId,
    thing: facts?.thing ?? thingOf(name),
    name,
    text,
    brand: brandNames.get(product.brandSlug) ?? '',
    shelf: product.classificationSlug,
    cents: product.priceCents,
    colour: fold(facts?.colour ?? /coloris (\S+)\./.exec(text)?.[1] ?? ''),
    age: facts ? facts.age && ended(facts.age[0], facts.age[1]) : ageIn(text),
    kg: facts ? facts.kg && { from: facts.kg[0], to: facts.kg[1] } : kgIn(text),
    tog: facts ? facts.tog : togIn(text),
  };
}

function withDearness(all: Omit<Seen, 'dearness'>[]): Seen[] {
  return all.map((one) => {
    const same = all.filter(({ thing }) => thing === one.thing);
    return { ...one, dearness: same.filter(({ cents }) => cents < one.cents).length / same.length };
  });
}

function thingOf(name: string): string {
  const found = THINGS.find(([start]) => name.startsWith(start));
  if (!found) throw new Error(`no thing is known for ${name}`);
  return found[1];
}

function ended(from: number, to: number) {
  return { from, to: to === 0 ? Number.POSITIVE_INFINITY : to };
}

function months(count: string | undefined, unit: string | undefined): number {
  return Number(count) * (unit === 'ans' ? 12 : 1);
}

/** The ages that the hand-written texts of the first types say, in the forms they say them in. */
function ageIn(text: string): Seen['age'] {
  const born = /naissance a (\d+) (mois|ans)/.exec(text);
  if (born) return ended(0, months(born[1], born[2]));
  const between = /(?:de|du|tailles) (\d+)e? ?(mois)? (?:a|au) (\d+)e? (mois|ans)/.exec(text);
  if (between) return ended(months(between[1], between[2] ?? between[4]), months(between[3], between[4]));
  if (/tailles naissance, 1 mois et 3 mois/.test(text)) return ended(0, 3);
  const from = /\bdes (\d+) (mois|ans)/.exec(text);
  if (from) return ended(months(from[1], from[2]), 0);
  return /des la naissance|nouveau-ne/.test(text) ? ended(0, 0) : null;
}

function kgIn(text: string): Seen['kg'] {
  const between = /de ([\d,]+) a (\d+) kg/.exec(text);
  if (between) return { from: Number(between[1]?.replace(',', '.')), to: Number(between[2]) };
  const to = /(?:jusqu'a|naissance a) (\d+) kg/.exec(text);
  return to ? { from: 0, to: Number(to[1]) } : null;
}

function togIn(text: string): number | null {
  const said = /tog ([\d,]+\d|\d)/.exec(text);
  return said ? Number(said[1]?.replace(',', '.')) : null;
}
