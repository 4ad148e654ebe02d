import type { Season } from './seasons.ts';

/** A thing read in a query: shown as a chip that one tap removes, and a filter of the search. */
export interface Understood {
  kind:
    | 'price_max'
    | 'price_min'
    | 'age'
    | 'size'
    | 'colour'
    | 'material'
    | 'season'
    | 'brand'
    | 'shelf'
    | 'weight';
  /** In French, as a reader sees it: "Jusqu’à 30 €", "9 mois". */
  label: string;
  /** Cents of a price, months of an age, kilograms of a weight; else the value of the facet. */
  value: string | number;
  /** The same query without the words it was read from: where a tap on the chip leads. */
  without: string;
}

/** A named thing of the query: any of these concepts. */
export interface NamedThing {
  /** Ids of the thesaurus, the likeliest first. */
  ids: readonly string[];
  /** Ids of what does as well, or what the same words are said of by mistake. */
  also: readonly string[];
  /** Ids of what is not useless. */
  fair?: readonly string[];
  /** The words it was read from, as typed. */
  words: string;
  /** Those words as products’ names are compared with them. */
  keys: readonly string[];
  /** The words of a situation, as products’ names are compared with them: what bears one of them comes first. */
  told?: readonly string[];
  /** Families of the words that tell a situation, as descriptions tell them: what does so comes first. */
  said?: readonly string[];
  /** Words of names that say it is for somebody else: what bears one comes after the others. */
  unfit?: readonly string[];
  /** Of a gift: cents that are usually spent on one. */
  usual?: { min?: number; max?: number };
  /** True when only a situation was named: "sortir en forêt". */
  need: boolean;
  /** True when what it does, is for or looks like was said instead of a name: "aspirateur à morve". */
  described?: boolean;
  /** Of a situation or a use: how much of what was said tells it, 0 to 1. */
  worth?: number;
  /** Of a use: the words that tell it. */
  count?: number;
}

/** Things said not to be wanted: concepts, colours, materials, and words as products' names are compared with them. */
export interface Barred {
  things: readonly string[];
  colours: readonly string[];
  materials: readonly string[];
  words: readonly string[];
}

/** A query as it was understood. Words that were not understood are in `rest`, as typed and in order. */
export interface Reading {
  /** The query without what is said not to be wanted, places kept. */
  said: string;
  /** The thing itself: French names it first, what narrows it follows. */
  head: NamedThing | null;
  /** The things that narrow it: "siège auto pivotant isofix" has isofix. */
  others: readonly NamedThing[];
  price: { min?: number; max?: number } | null;
  /** True when that price is what somebody wants to spend, and no limit: "cadeau à 50 €". */
  about: boolean;
  /** Prices not far from it, where it is no limit. */
  nearly: { min: number; max: number } | null;
  /** "pas cher": the cheapest first, no limit was named. */
  cheap: boolean;
  /** Months. */
  age: { min: number; max: number | null } | null;
  sizes: readonly string[];
  colours: readonly string[];
  /** The very shade, as products bear it among what they are about; empty: a family alone. */
  shade: string;
  /** For each that is asked for, itself and its kinds. */
  materials: readonly (readonly string[])[];
  seasons: readonly Season[];
  /** The season that a situation speaks of: "il fait froid la nuit". */
  leaning: Season | null;
  /** Ids of kinds of the thing, or of what is near it, that the words beside its name describe: "poussette pour l’avion". */
  likely: readonly string[];
  /** True when a gift is looked for: anything that may be given does. */
  gift: boolean;
  /** Kilograms of the child. */
  weight: number | null;
  /** Kilograms that the thing itself may have: "poussette moins de 6 kg". */
  ownWeight: number | null;
  barred: Barred;
  brands: readonly { slug: string; name: string }[];
  rest: string;
  /** Counts the words of the rest that come before any thing. */
  leading: number;
  /** True when the field knows every word of the rest: it describes, and is no model's name. */
  descriptive: boolean;
  /** True when words say that it is for no child, or for what the field has no word of: nothing wider is shown. */
  elsewhere: boolean;
  /** True when it is said as a sentence: what it names may be no more than the circumstances. */
  sentence: boolean;
  /** True when the last word was taken for the beginning of a name: the words themselves come first. */
  unfinished: boolean;
  understood: readonly Understood[];
}
