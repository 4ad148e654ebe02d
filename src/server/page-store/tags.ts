import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dependence, KeptReads } from './kept-reads.ts';
import type { PageTerms } from './page.ts';

interface Collection extends Dependence {
  storable: boolean;
  strict: Set<string>;
  passing: boolean;
  varies: boolean;
  kept: KeptReads | null;
}

export interface Collected<T> {
  result: T;
  tags: string[];
  storable: boolean;
  terms: PageTerms;
}

const current = new AsyncLocalStorage<Collection>();

const nothingDeclared = () => ({
  storable: false,
  strict: new Set<string>(),
  passing: false,
  varies: false,
});

/**
 * Runs one render and returns what it depends on. `fn` must not resolve before the body is complete:
 * a tag declared later by a streamed body would be lost. `kept` is what renders share (keptRead).
 */
export async function collectPage<T>(
  fn: () => Promise<T>,
  kept: KeptReads | null = null,
): Promise<Collected<T>> {
  const collection: Collection = { tags: new Set(), refused: false, kept, ...nothingDeclared() };
  const result = await current.run(collection, fn);
  const { strict, passing, varies } = collection;
  return {
    result,
    tags: [...new Set([...strict, ...collection.tags])],
    storable: collection.storable && !collection.refused,
    terms: { strict: strict.size, passing, varies },
  };
}

/** Called by whatever reads data: the page being rendered depends on these tags. Outside a render it does nothing. */
export function pageTag(...tags: string[]): void {
  const collection = current.getStore();
  if (collection) for (const tag of tags) collection.tags.add(tag);
}

/** The page declares that its bytes are the same for everyone and may be stored; pages that never call it are not. */
export function storePage(...tags: string[]): void {
  const collection = current.getStore();
  if (!collection) return;
  collection.storable = true;
  pageTag(...tags);
}

/**
 * Like storePage, for one page of very many: kept while it is read, within a bound, the least recently read going
 * first. It is never served old of a `strict` tag: its next reader waits for the new one.
 */
export function storeWhileRead(strict: readonly string[]): void {
  const collection = current.getStore();
  if (!collection) return;
  collection.storable = true;
  collection.passing = true;
  for (const tag of strict) collection.strict.add(tag);
}

/** The page is another one for some readers: the store asks which (`variantOf` of its options). */
export function variesByReader(): void {
  const collection = current.getStore();
  if (collection) collection.varies = true;
}

/** Wins over storePage, whichever is called first: something personal was read. */
export function neverStore(): void {
  const collection = current.getStore();
  if (collection) collection.refused = true;
}

/** True in a render for the store, whose shared reads are kept. */
export function keepsReads(): boolean {
  return Boolean(current.getStore()?.kept);
}

/**
 * A read that many pages share, kept from one render to the next until one of the tags it declares, or one of
 * `changedBy`, is published. Only for what every publication of says so, and for a result nobody changes. Outside a
 * render for the store it is read each time: who has just saved something sees it.
 */
export async function keptRead<T>(
  key: string,
  changedBy: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const collection = current.getStore();
  if (!collection?.kept) return load();
  const { value, dependence } = await collection.kept.read(key, changedBy, (own) =>
    current.run(Object.assign(own, { ...nothingDeclared(), kept: null }), load),
  );
  for (const tag of dependence.tags) collection.tags.add(tag);
  if (dependence.refused) collection.refused = true;
  return value;
}

/** Runs what several renders share as part of none of them: what it declares is lost. */
export function outsideRender<T>(fn: () => T): T {
  return current.exit(fn);
}
