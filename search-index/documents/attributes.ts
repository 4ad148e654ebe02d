import { ageAt } from '../reading/ages.ts';
import { colourAt, shadeOf } from '../reading/colours.ts';
import { materialAt } from '../reading/materials.ts';
import { ownWeightIds } from '../reading/own-weight.ts';
import { SLEPT_IN, saidSeasonId, seasonId, seasonsOf } from '../reading/seasons.ts';
import { clothesSizeOf, shoesAt, sizeAt, weightAt } from '../reading/sizes.ts';
import { tokensOf } from '../reading/tokens.ts';
import { WORN } from '../thesaurus/index.ts';
import { type ProductTexts, thingsOf } from './things.ts';

export type { ProductTexts };

/** A product’s kind and properties, read from its texts: the facts a query is compared with. */
export interface Attributes {
  /** Ids of the concepts it is, the nearest. */
  heads: string[];
  /** Those with all they are kinds of. */
  is: string[];
  /** Those and every other thing its texts name, with its seasons and shades. */
  about: string[];
  /** Months; null: not said, or no upper end. */
  age_min: number | null;
  age_max: number | null;
  sizes: string[];
  colours: string[];
  materials: string[];
  /** Kilograms. */
  weight_min: number | null;
  weight_max: number | null;
}

interface Read extends Omit<Attributes, 'heads' | 'is' | 'about'> {
  shades: string[];
}

interface Range {
  min: number | null;
  max: number | null;
}

const SAYS_COLOUR = new Set(['coloris', 'couleur', 'teinte', 'colori']);

/** A bound or both: a single number may be anything's, a weight that of the thing itself. */
const isBounded = ({ min, max }: Range) => min !== max;

/** Of what a text says, what has bounds comes before what is one number. */
function believed(said: readonly Range[]): Range | null {
  return (
    said.find((one) => isBounded(one) && one.min !== null && one.max !== null) ?? said.find(isBounded) ?? null
  );
}

/** The facts of one text; `certain` leaves out colours that are other things first. */
function readText(text: string, worn: boolean): Read {
  const tokens = tokensOf(text);
  const ages: Range[] = [];
  const weights: Range[] = [];
  const [sizes, colours, shades, materials]: string[][] = [[], [], [], []];
  for (let at = 0; at < tokens.length; ) {
    const size = sizeAt(tokens, at);
    const weight = weightAt(tokens, at);
    const age = ageAt(tokens, at);
    const certain = !SAYS_COLOUR.has(tokens[at - 1]?.word ?? '');
    const colour = colourAt(tokens, at, { certain });
    const material = materialAt(tokens, at);
    const shoes = shoesAt(tokens, at);
    if (shoes) sizes?.push(...shoes.sizes);
    else if (size) sizes?.push(size.size);
    else if (weight) weights.push(weight);
    else if (age) {
      ages.push(age);
      if (worn) sizes?.push(...wornSizes(age));
    } else if (colour) {
      colours?.push(colour.colour);
      shades?.push(...shadeOf(tokens.slice(colour.from, colour.to), colour.colour));
    }
    if (material) materials?.push(material.material);
    at = (shoes ?? size ?? weight ?? age ?? colour ?? material)?.to ?? at + 1;
  }
  const age = believed(ages) ?? (ages[0] ? { min: ages[0].min, max: worn ? ages[0].max : null } : null);
  const weight = believed(weights);
  return {
    age_min: age?.min ?? null,
    age_max: age?.max ?? null,
    sizes: sizes ?? [],
    colours: colours ?? [],
    shades: shades ?? [],
    materials: materials ?? [],
    weight_min: weight?.min ?? null,
    weight_max: weight?.max ?? null,
  };
}

const STEPS = [0, 1, 3, 6, 9, 12, 18, 24, 36];

/** "6-24 mois" is sold in every size between. */
function wornSizes({ min, max }: { min: number; max: number | null }): string[] {
  if (max === min) return [clothesSizeOf(min)];
  return STEPS.filter((step) => step >= min && step <= (max ?? 36)).map((step) => `m${step}`);
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** The ages of a name, unless its text says both bounds and the name one. */
function agesOf(named: Read, described: Read): Pick<Read, 'age_min' | 'age_max'> {
  const said = named.age_min !== null || named.age_max !== null;
  const half = named.age_min === null || named.age_max === null || named.age_min === named.age_max;
  const { age_min, age_max } = said && !(half && described.age_max !== null) ? named : described;
  return { age_min, age_max };
}

const wordsIn = (text: string) => tokensOf(text).filter(({ word }) => /^[\p{L}\d]/u.test(word));

/** Reads a product: the name is believed before the description. A tenth of a millisecond for a short text, half of one for 700 characters. */
export function readProduct(texts: ProductTexts): Attributes {
  const { heads, is, about } = thingsOf(texts);
  const worn = is.some((id) => WORN.has(id));
  const named = readText(texts.name, worn);
  const described = readText(texts.description, worn);
  const weighed = named.weight_min === null && named.weight_max === null ? described : named;
  const sizes = distinct([...named.sizes, ...described.sizes]);
  const materials = distinct([...named.materials, ...described.materials]);
  const coloured = named.colours.length > 0 ? named : described;
  const words = { name: wordsIn(texts.name), text: wordsIn(texts.description) };
  const seasons = seasonsOf({
    ...words,
    heads: is,
    sizes,
    materials,
    worn: worn || is.some((id) => SLEPT_IN.has(id)),
  });
  return {
    heads,
    is,
    about: distinct([
      ...about,
      ...seasons.sure.map(seasonId),
      ...seasons.said.map(saidSeasonId),
      ...named.shades,
      ...described.shades,
      ...ownWeightIds(texts.description),
    ]),
    ...agesOf(named, described),
    sizes,
    colours: distinct(coloured.colours),
    materials,
    weight_min: weighed.weight_min,
    weight_max: weighed.weight_max,
  };
}
