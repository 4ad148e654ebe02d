import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dependence, KeptReads } from './kept-reads.ts';

interface Collection extends Dependence {
  storable: boolean;
  kept: KeptReads | null;
}

export interface Collected<T> {
  result: T;
  tags: string[];
  storable: boolean;
}

const current = new AsyncLocalStorage<Collection>();

/**
 * Runs one render and returns what it depends on. `fn` must not resolve before the body is complete:
 * a tag declared later by a streamed body would be lost. `kept` is what renders share (keptRead).
 */
export async function collectPage<T>(
  fn: () => Promise<T>,
  kept: KeptReads | null = null,
): Promise<Collected<T>> {
  const collection: Collection = { tags: new Set(), storable: false, refused: false, kept };
  const result = await current.run(collection, fn);
  return {
    result,
    tags: [...collection.tags],
    storable: collection.storable && !collection.refused,
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
    current.run(Object.assign(own, { storable: false, kept: null }), load),
  );
  for (const tag of dependence.tags) collection.tags.add(tag);
  if (dependence.refused) collection.refused = true;
  return value;
}

/** Runs what several renders share as part of none of them: what it declares is lost. */
export function outsideRender<T>(fn: () => T): T {
  return current.exit(fn);
}
