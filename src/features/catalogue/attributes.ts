import * as z from 'zod/mini';
import { COLOURS } from '#search/reading/colours.ts';
import { MATERIAL_NAMES } from '#search/reading/materials.ts';
import { sizeAt, sizeLabel } from '#search/reading/sizes.ts';
import { tokensOf } from '#search/reading/tokens.ts';
import { fold } from '#search/text.ts';

/** Months and kilograms that something for a child may say. */
export const OLDEST_MONTHS = 240;
export const HEAVIEST_KG = 200;
const MOST_VALUES = 40;

const months = z.nullable(z.int().check(z.minimum(0), z.maximum(OLDEST_MONTHS)));
const kilograms = z.nullable(z.number().check(z.minimum(0), z.maximum(HEAVIEST_KG)));
const values = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(MOST_VALUES));

/** Facts a search filters by; null: not said, or no upper end. */
export const ProductAttributes = z.strictObject({
  age_min: months,
  age_max: months,
  sizes: values,
  colours: values,
  materials: values,
  weight_min: kilograms,
  weight_max: kilograms,
});
export type ProductAttributes = z.output<typeof ProductAttributes>;

/** Those an editor wrote: they hold over what is read in the product's texts. */
export const WrittenAttributes = z.partial(ProductAttributes);
export type WrittenAttributes = z.output<typeof WrittenAttributes>;

export const ATTRIBUTES = [
  ...(['age_min', 'age_max', 'sizes', 'colours', 'materials', 'weight_min', 'weight_max'] as const),
] satisfies (keyof ProductAttributes)[];

type ListName = 'sizes' | 'colours' | 'materials';

const isKnown: Record<ListName, (value: string) => boolean> = {
  sizes: (size) => sizeLabel(size) !== null,
  colours: (colour) => COLOURS.includes(colour),
  materials: (material) => MATERIAL_NAMES.includes(material),
};

/** The first value of each list that the search does not know, by the list's name. */
export function unknownValues(written: WrittenAttributes): Partial<Record<ListName, string>> {
  const lists: ListName[] = ['sizes', 'colours', 'materials'];
  const found = lists.flatMap((name) => {
    const unknown = written[name]?.find((value) => !isKnown[name](value));
    return unknown === undefined ? [] : [[name, unknown]];
  });
  return Object.fromEntries(found);
}

/** The pairs whose lower end is above the upper one. */
export function crossedRanges({ age_min, age_max, weight_min, weight_max }: ProductAttributes): string[] {
  const crossed = (low: number | null, high: number | null) => low !== null && high !== null && low > high;
  return [
    ...(crossed(age_min, age_max) ? ['age_max'] : []),
    ...(crossed(weight_min, weight_max) ? ['weight_max'] : []),
  ];
}

/** A list of values as people read and write it. */
export function valuesText(name: ListName, found: readonly string[]): string {
  return found.map((value) => (name === 'sizes' ? (sizeLabel(value) ?? value) : value)).join(', ');
}

/** A size as somebody writes it: "6 mois", "Taille 6 mois", "pointure 20", "60 x 120". */
function sizeOf(text: string): string | null {
  for (const said of [text, `taille ${text}`]) {
    const found = sizeAt(tokensOf(said.replaceAll('×', 'x')), 0);
    if (found) return found.size;
  }
  return sizeLabel(text) === null ? null : text;
}

const named = (names: readonly string[], text: string) =>
  names.find((name) => fold(name) === fold(text)) ?? null;

/** Reads a list as it is typed, between commas; what is not known stays as it was typed. */
export function valuesTyped(name: ListName, text: string): string[] {
  const terms = text
    .split(/[,;\n]+(?!\d)/)
    .map((term) => term.trim())
    .filter(Boolean);
  const read = (term: string) => {
    if (name === 'sizes') return sizeOf(term);
    return named(name === 'colours' ? COLOURS : MATERIAL_NAMES, term);
  };
  return [...new Set(terms.map((term) => read(term) ?? term))];
}
