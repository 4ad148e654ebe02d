import type { AgeRange } from './models/model.ts';
import { SELECTIONS } from './selections.ts';

export interface DemoFacts {
  thing: string;
  age: AgeRange | null;
  /** Of the child, in kilograms. */
  kg: readonly [from: number, to: number] | null;
  tog: number | null;
  colour: string;
}

export interface DemoProduct {
  merchantItemId: string;
  slug: string;
  name: string;
  description: string;
  brandSlug: string;
  classificationSlug: string;
  tagSlugs: string[];
  thumbImage: string;
  priceCents: number;
  soldHere: boolean;
  /** null: not sold here. */
  stock: number | null;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
  delivery: string | null;
  popularity: number;
  /** Of a product made from a model: what its text says, for whoever judges a search. */
  facts?: DemoFacts;
}

export const COLLECTIONS = (
  'Brume Galet Noisette Aurore Bruyère Ciboulette Dune Écume Fougère Givre Hirondelle Iris Jonquille Lichen ' +
  'Marelle Nacelle Ombelle Pivoine Rivage Sorbier Tilleul Vallon Alizé Bourrache Clairière Églantier Filou Grive ' +
  'Houle Joncs Lavandin Mirabelle Orée Pinson Ronde Source Trèfle Verveine Zéphyr Amandier Bouleau'
).split(' ');

export function offerOf(bulky: boolean, dice: number) {
  const soldHere = dice % 10 < 7;
  if (!soldHere) return { soldHere, stock: null, availability: 'unknown' as const, delivery: null };
  const stock = dice % 19 === 0 ? 0 : 2 + (dice % 23);
  return {
    soldHere,
    stock,
    availability: stock > 0 ? ('in_stock' as const) : ('out_of_stock' as const),
    delivery: bulky ? 'Expédié sous 5 jours ouvrés' : 'Expédié sous 48 h',
  };
}

/** A selection with a price range takes what fits it; the others take what their types declare. */
export function tagsOf(own: readonly string[], cents: number, text: string): string[] {
  return SELECTIONS.filter(({ slug, price: range }) => {
    if (slug === 'coton-bio') return /coton biologique/i.test(text);
    return range ? cents >= range.from && cents <= range.to : own.includes(slug);
  }).map(({ slug }) => slug);
}

/** Up to 12 % around the base, ending in 90 cents (or whole euros from 100 € on). */
export function price(base: number, step: number): number {
  const moved = base * (0.92 + step * 0.05);
  return base >= 10000
    ? Math.round(moved / 500) * 500 - 100
    : Math.max(490, Math.round(moved / 100) * 100 - 10);
}

export function mix(a: number, b: number): number {
  return (Math.imul(a * 31 + b * 17 + 11, 2654435761) >>> 8) % 9973;
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no item');
  return item;
}
