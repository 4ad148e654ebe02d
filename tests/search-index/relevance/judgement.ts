import type { Seen } from './seen.ts';

/** True of the products that are of a grade for a query. */
export type Worth = (product: Seen) => boolean;

/** A query and what is worth 3 (what was asked), 2 (does as well) and 1 (near, not useless). */
export type Row = readonly [query: string, best: Worth, good?: Worth, fair?: Worth];

/** The same for what the page of results finds beside products: addresses worth 3, 2, then 1. */
export type PageRow = readonly [
  query: string,
  best: readonly string[],
  good?: readonly string[],
  fair?: readonly string[],
];

export const none: Worth = () => false;
export const is =
  (...things: string[]): Worth =>
  ({ thing }) =>
    things.includes(thing);
export const all =
  (...worths: Worth[]): Worth =>
  (product) =>
    worths.every((worth) => worth(product));
export const any =
  (...worths: Worth[]): Worth =>
  (product) =>
    worths.some((worth) => worth(product));
export const not =
  (worth: Worth): Worth =>
  (product) =>
    !worth(product);
/** True where a pattern fits from the beginning of a word: "ours" is neither in "velours" nor in "jours". */
const fits = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].some(
    ({ index }) => !/[a-z\d]/.test(text[index - 1] ?? ''),
  );

/** In the name. */
export const named =
  (pattern: RegExp): Worth =>
  ({ name }) =>
    fits(pattern, name);
/** In the name or the description. */
export const says =
  (pattern: RegExp): Worth =>
  ({ name, text }) =>
    fits(pattern, name) || fits(pattern, text);
export const of =
  (brand: string): Worth =>
  (product) =>
    product.brand === brand;
export const shelf =
  (slug: string): Worth =>
  (product) =>
    product.shelf === slug;
/** For a child of so many months. */
export const at =
  (months: number): Worth =>
  ({ age }) =>
    age !== null && age.from <= months && months <= age.to;
/** The age where it starts or ends near: the next size. */
export const near =
  (months: number): Worth =>
  ({ age }) =>
    age !== null && age.from <= months * 1.5 + 1 && months * 0.6 - 1 <= age.to;
export const weighs =
  (kilograms: number): Worth =>
  ({ kg }) =>
    kg !== null && kg.from <= kilograms && kilograms <= kg.to;
export const tog =
  (from: number, to = from): Worth =>
  (product) =>
    product.tog !== null && product.tog >= from && product.tog <= to;
/** Euros, both ends included. */
export const costs =
  (from: number, to: number): Worth =>
  ({ cents }) =>
    cents >= from * 100 && cents <= to * 100;
/** Among the cheapest of its thing; 1 is all of them. */
export const cheapest =
  (share: number): Worth =>
  ({ dearness }) =>
    dearness < share;

const COLOURS = {
  vert: /sauge|vert/,
  bleu: /bleu|marine/,
  rose: /rose/,
  rouge: /rouge|brique|bordeaux|lie-de-vin/,
  orange: /corail|terracotta/,
  jaune: /jaune|moutarde|miel/,
  blanc: /blanc|ecru/,
  beige: /beige|sable|lin naturel|ecru/,
  gris: /gris|anthracite|argent/,
  noir: /noir/,
  marron: /marron|camel|brun/,
  violet: /prune|violet/,
  bois: /bois naturel|chene/,
} as const;

export const colour =
  (family: keyof typeof COLOURS): Worth =>
  (product) =>
    COLOURS[family].test(product.colour);
export const shade =
  (pattern: RegExp): Worth =>
  (product) =>
    pattern.test(product.colour);

export const POUSSETTES = [
  ...['poussette-canne', 'poussette-compacte', 'poussette-trio', 'poussette-tout-terrain'],
  ...['poussette-double', 'landau'],
] as const;
export const SIEGES_AUTO = ['siege-auto', 'coque-auto', 'rehausseur-auto'] as const;
export const PORTAGE = ['porte-bebe', 'echarpe', 'sling', 'mei-tai', 'porte-bebe-randonnee'] as const;
export const LITS = ['lit-bebe', 'lit-enfant', 'berceau', 'cododo', 'couffin', 'lit-parapluie'] as const;
/** Clothes, without those of feet and head. */
export const HABITS = [
  ...['body', 't-shirt', 'pyjama', 'combinaison', 'gilet', 'manteau', 'robe', 'salopette', 'pantalon'],
  ...['ensemble-naissance', 'costume'],
] as const;
export const JOUETS = [
  ...['hochet', 'balle', 'spirale', 'instrument', 'puzzle', 'construction', 'jeu-manipulation', 'empiler'],
  ...['boite-permanence', 'jeu-societe', 'voiture', 'trotteur', 'porteur', 'poupee', 'imitation', 'arche'],
  ...['bascule', 'draisienne', 'tricycle', 'piscine-balles', 'marionnette', 'peluche', 'jouet-bain'],
] as const;
