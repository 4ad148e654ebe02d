import type { IndexedBrand } from './documents/brand.ts';
import type { IndexedContent } from './documents/content.ts';
import type { DocumentByKind, SearchKind } from './documents/kinds.ts';
import type { IndexedProduct, Named } from './documents/product.ts';
import type { IndexedTag } from './documents/tag.ts';
import type { KnownBrand } from './lexicon.ts';
import type { Understood } from './reading/reading.ts';
import type { Tuning } from './tuning.ts';

/** With `highlight`, each result also carries its name as HTML: escaped, found words in `<mark>`. */
export type Highlighted<T> = T & { highlighted?: { name: string } };

export interface Hits<T> {
  /** Estimated total, not the number of `results`. */
  hits: number;
  results: T[];
}

export interface InstantQuery {
  query: string;
  /** Most products, tags and brands wanted, 0 to 100 each. */
  limit: [number, number, number];
  highlight: boolean;
  /** A kind of which none is wanted is not even counted: its `hits` are 0. */
  uncounted?: boolean;
}

/** True when something of a kind is to be asked of the engine: results, or how many there are. */
export const isAsked = (limit: number, { uncounted }: InstantQuery): boolean => limit > 0 || !uncounted;

export interface InstantAnswer {
  products: Hits<Highlighted<IndexedProduct>>;
  tags: Hits<Highlighted<IndexedTag>>;
  brands: Hits<Highlighted<IndexedBrand>>;
}

/** Slugs; several of one kind mean any of them. Prices in cents, both ends included. */
export interface ProductFilters {
  /** Months. */
  age_months?: number | number[] | undefined;
  size?: string | string[] | undefined;
  colour?: string | string[] | undefined;
  material?: string | string[] | undefined;
  brand?: string | string[] | undefined;
  tag?: string | string[] | undefined;
  classification?: string | string[] | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  in_stock?: boolean | undefined;
}

/** Of two engines, the one that answers. */
export type Answering = 'primary' | 'standby';

export type ProductSort = 'relevance' | 'price_asc' | 'price_desc' | 'newest';

/** An empty query lists everything the filters keep. */
export interface ProductsQuery {
  query: string;
  /** Asks for the words as they are typed: nothing is read in them. */
  literal?: boolean | undefined;
  /**
   * Of two engines, the one that answered the first page: the others are asked of it first. A page of results also
   * waits longer for an engine than an overlay does.
   */
  from?: Answering | undefined;
  page: number;
  per_page: number;
  filters?: ProductFilters | undefined;
  sort: ProductSort;
}

/** Counts under the query and the other filters: choosing a brand leaves the other brands countable. */
export interface ProductFacets {
  brand: (Named & { count: number })[];
  tag: (Named & { count: number })[];
  classification: { value: string; count: number }[];
  size: { value: string; count: number }[];
  colour: { value: string; count: number }[];
  material: { value: string; count: number }[];
  /** Months, as text: those of `AGE_STEPS` that some product is for, the youngest first. */
  age: { value: string; count: number }[];
  price: { min: number; max: number } | null;
}

export interface ProductsAnswer {
  items: IndexedProduct[];
  page: number;
  per_page: number;
  total: number;
  /** So many of them come first and lack nothing that was asked for. */
  whole: number;
  /** Of two engines, the one that answered. */
  by?: Answering | undefined;
  facets: ProductFacets;
  /** Read in the words, in the order of their kinds. */
  understood: readonly Understood[];
  /** Words that some of the results leave aside, because too few have everything; null: all have everything. */
  widened: { dropped: readonly string[] } | null;
}

export interface ContentQuery {
  query: string;
  limit: number;
  /** All of them when absent. */
  namespaces?: string[] | undefined;
}

export interface SearchHealth {
  engine: 'meilisearch' | 'postgres';
  available: boolean;
  /** Documents by kind; null while the engine does not answer. */
  documents: Record<SearchKind, number> | null;
}

export type SearchDocument<K extends SearchKind> = DocumentByKind[K];

/** Every method but `health` and `close` raises `SearchUnavailable` when the engine does not answer. */
export interface SearchIndex {
  instant(query: InstantQuery): Promise<InstantAnswer>;
  products(query: ProductsQuery): Promise<ProductsAnswer>;
  content(query: ContentQuery): Promise<{ items: IndexedContent[] }>;
  /** Adds or replaces; resolves once searchable. */
  upsert<K extends SearchKind>(kind: K, documents: SearchDocument<K>[]): Promise<void>;
  /** Resolves once gone; unknown ids are ignored. */
  remove(kind: SearchKind, ids: (number | string)[]): Promise<void>;
  /**
   * Fills a fresh index, then swaps it in: searches see the old one until then. Writes of this process made
   * meanwhile are kept; those of other processes must be held back by the caller (see the outbox job).
   */
  rebuild<K extends SearchKind>(
    kind: K,
    documents: AsyncIterable<SearchDocument<K>>,
    onProgress?: (done: number) => void,
  ): Promise<number>;
  /** Takes an editor's tuning of the search: queries follow it from now on, in this process. */
  tune(tuning: Tuning): void;
  /** The tuning in use. */
  tuning(): Tuning;
  /** Takes the brands of the catalogue: queries that name one are read so from now on, in this process. */
  learnBrands(brands: readonly KnownBrand[]): void;
  /** Gives the live index of a kind the settings of this version and tuning; resolves once they are in use. */
  configure(kind: SearchKind): Promise<void>;
  /** Kinds that were never filled, or are lost. */
  missing(): Promise<SearchKind[]>;
  health(): Promise<SearchHealth>;
  /** The engine that answers when this one cannot, and is written to for itself. */
  standby?: SearchIndex;
  /** The name of an engine that this process has for itself; absent where all processes share one. */
  own?: string;
  /** Of two engines, the one that answers at the moment. */
  answering?(): Answering;
  close(): Promise<void>;
}

/** The mechanism below knows no search: this layer adds it to what a running process holds. */
declare module '#src/server/services.ts' {
  interface Services {
    search: SearchIndex;
  }
}
