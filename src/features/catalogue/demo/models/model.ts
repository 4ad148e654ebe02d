/** Months, both ends included; 0 at the end: no end. */
export type AgeRange = readonly [from: number, to: number];

/** Its label in the name, its age, its colour, one sentence of its own, and its price where it differs. */
export type Version = readonly [
  label: string,
  age: AgeRange | null,
  colour: string,
  text: string,
  cents?: number,
];

/** One thing of a shop, in the versions it is sold in. */
export interface Model {
  /** The sort of thing, the same for things that replace each other. */
  thing: string;
  name: string;
  /** Its own drawing of public/demo, where that of its thing would show another one. */
  drawing?: string;
  lead: string;
  /** Set where that of its range would not be true of it. */
  care?: string;
  cents: number;
  tog?: number;
  /** Of the child, in kilograms. */
  kg?: readonly [from: number, to: number];
  versions: readonly Version[];
}

/** Models that share a shelf, a drawing of public/demo and the brands that make them. */
export interface Range {
  drawing: string;
  shelf: string;
  brands: readonly string[];
  tags: readonly string[];
  bulky?: boolean;
  care: readonly string[];
  models: readonly Model[];
}
