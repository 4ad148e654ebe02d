import { AsyncLocalStorage } from 'node:async_hooks';

interface Collection {
  tags: Set<string>;
  storable: boolean;
  refused: boolean;
}

export interface Collected<T> {
  result: T;
  tags: string[];
  storable: boolean;
}

const current = new AsyncLocalStorage<Collection>();

/**
 * Runs one render and returns what it depends on. `fn` must not resolve before the body is complete:
 * a tag declared later by a streamed body would be lost.
 */
export async function collectPage<T>(fn: () => Promise<T>): Promise<Collected<T>> {
  const collection: Collection = { tags: new Set(), storable: false, refused: false };
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
