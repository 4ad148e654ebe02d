import type { SearchField, Signal, Tuning } from '#search/tuning.ts';
import type { SearchTuning, ShownProduct } from '#src/features/search/tuning/tuning.calls.ts';

/** Terms as they are typed, between commas. `key` holds a line together while others come and go. */
export interface GroupDraft {
  key: number;
  terms: string;
}
export interface MeaningDraft {
  key: number;
  asked: string;
  meant: string;
}
export interface PinDraft {
  key: number;
  query: string;
  products: readonly ShownProduct[];
}

export interface SearchDraft {
  groups: readonly GroupDraft[];
  meanings: readonly MeaningDraft[];
  builtinOff: readonly string[];
  stopWords: string;
  pins: readonly PinDraft[];
  fields: readonly SearchField[];
  ranking: readonly Signal[];
}

let last = 0;
/** A number no other line of this page has. */
export function newKey(): number {
  last += 1;
  return last;
}

const SEPARATORS = /[,;\n]+/;

export function termsOf(typed: string): string[] {
  return typed
    .split(SEPARATORS)
    .map((term) => term.trim())
    .filter(Boolean);
}

/** A product that left the catalogue has no name any more; its number stays until someone removes it. */
function nameless(id: number): ShownProduct {
  return { id, name: `nᵒ ${id}`, brand_name: null, thumb_image: null, price: null };
}

/** Lines keep the keys of the draft that was saved, so that the field in focus stays; else they count down from -1. */
export function searchDraft({ tuning, products }: SearchTuning, sent?: SearchDraft | null): SearchDraft {
  const known = new Map(products.map((product) => [product.id, product]));
  const keyAt = (lines: readonly { key: number }[] | undefined, at: number) => lines?.[at]?.key ?? -at - 1;
  return {
    groups: tuning.groups.map(({ terms }, at) => ({ key: keyAt(sent?.groups, at), terms: terms.join(', ') })),
    meanings: tuning.meanings.map(({ asked, meant }, at) => ({
      key: keyAt(sent?.meanings, at),
      asked,
      meant: meant.join(', '),
    })),
    builtinOff: tuning.builtin_off,
    stopWords: tuning.stop_words.join(', '),
    pins: tuning.pins.map(({ query, product_ids }, at) => ({
      key: keyAt(sent?.pins, at),
      query,
      products: product_ids.map((id) => known.get(id) ?? nameless(id)),
    })),
    fields: tuning.fields,
    ranking: tuning.ranking,
  };
}

export function tuningOf(draft: SearchDraft): Tuning {
  return {
    groups: draft.groups.map(({ terms }) => ({ terms: termsOf(terms) })),
    meanings: draft.meanings.map(({ asked, meant }) => ({ asked: asked.trim(), meant: termsOf(meant) })),
    builtin_off: [...draft.builtinOff],
    stop_words: termsOf(draft.stopWords),
    pins: draft.pins.map(({ query, products }) => ({
      query: query.trim(),
      product_ids: products.map(({ id }) => id),
    })),
    fields: [...draft.fields],
    ranking: [...draft.ranking],
  };
}

/** One line of a list replaced or, by null, removed. */
export function withLine<T extends { key: number }>(lines: readonly T[], line: T, next: T | null): T[] {
  return lines.flatMap((one) => (one.key === line.key ? (next ?? []) : one));
}
