import { fold, wordsOf } from './text.ts';

/** The fields a product is searched in, the weightiest first. */
export const FIELDS = ['name', 'brand_tags', 'shelf', 'description'] as const;
export type SearchField = (typeof FIELDS)[number];

/** The signals that put one product before another; `text` is how well the words fit. */
export const SIGNALS = ['text', 'in_stock', 'popularity', 'newest', 'sold_here'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Asking for one finds the others. */
export interface SynonymGroup {
  terms: string[];
}

/** Asking for `asked` finds `meant` too, not the other way round. */
export interface Meaning {
  asked: string;
  meant: string[];
}

/** Products shown first, in this order, when exactly this is asked for. */
export interface Pin {
  query: string;
  product_ids: number[];
}

/** The editors' settings of the search, over what the program knows by itself. */
export interface Tuning {
  groups: SynonymGroup[];
  meanings: Meaning[];
  /** Built-in synonyms that are switched off, by `key`; one that is not known any more says nothing. */
  builtin_off: string[];
  /** Beside the built-in ones. */
  stop_words: string[];
  pins: Pin[];
  fields: SearchField[];
  /** A signal that is left out does not count; `text` is always there. */
  ranking: Signal[];
}

export const DEFAULT_TUNING: Tuning = {
  groups: [],
  meanings: [],
  builtin_off: [],
  stop_words: [],
  pins: [],
  fields: [...FIELDS],
  ranking: ['text', 'in_stock', 'popularity', 'newest'],
};

/** A term as both engines compare it; empty when nothing in it can be searched. */
export function foldTerm(typed: string): string {
  return wordsOf(fold(typed)).join(' ');
}
