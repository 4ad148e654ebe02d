import { bypassesStore, type ReadRequest } from './http-fields.ts';
import type { Memory } from './memory.ts';
import type { MemoryPage } from './memory-page.ts';
import type { Entry } from './page-index.ts';
import { canonicalKey, isPageKey, variantKey } from './page-key.ts';
import type { PageStoreOptions } from './store-options.ts';

interface Held {
  entries: ReadonlyMap<string, Entry>;
  memory: Memory;
}

export type EntryInMemory = Entry & { page: MemoryPage };

/** Finds the page that a request is answered with at once, and counts who was answered. */
export class FromMemory {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #memory: Memory;
  readonly #keyOf: (target: string) => string | null;
  readonly #variantOf: (request: ReadRequest) => string | null;
  readonly #viewed: ((key: string, request: ReadRequest) => void) | undefined;
  /** Requests that were answered so. */
  answered = 0;

  constructor({ entries, memory }: Held, options: PageStoreOptions) {
    this.#entries = entries;
    this.#memory = memory;
    this.#keyOf = options.keyOf ?? canonicalKey;
    this.#variantOf = options.variantOf ?? (() => '');
    this.#viewed = options.viewed;
  }

  /** The page for this request; null when it is to be had from elsewhere, or from nowhere. */
  find(request: ReadRequest): EntryInMemory | null {
    let entry = this.#named(request.url as string);
    if (entry?.terms.varies) entry = this.#variantFor(entry, request);
    if (!inMemory(entry) || !isRead(request) || bypassesStore(request)) return null;
    this.answered += 1;
    return entry;
  }

  /** The page of this very key, whatever was asked. */
  under(key: string): EntryInMemory | null {
    const entry = this.#entries.get(key);
    return inMemory(entry) ? entry : null;
  }

  count(entry: Entry, page: MemoryPage, request: ReadRequest): void {
    entry.hits += 1;
    if (entry.page === page) this.#memory.touch(page);
    if (page.status === 200) this.view(entry.key, request);
  }

  view(key: string, request: ReadRequest): void {
    this.#viewed?.(key, request);
  }

  keyFor(target: string): string | null {
    const key = this.#keyOf(target);
    return key !== null && isPageKey(key) ? key : null;
  }

  #named(target: string): Entry | undefined {
    const entry = this.#entries.get(target);
    if (entry || !target.includes('?')) return entry;
    const key = this.keyFor(target);
    return key === null ? undefined : this.#entries.get(key);
  }

  #variantFor(entry: Entry, request: ReadRequest): Entry | undefined {
    const variant = this.#variantOf(request);
    if (variant === '') return entry;
    return variant === null ? undefined : this.#entries.get(variantKey(entry.key, variant));
  }
}

const inMemory = (entry: Entry | undefined): entry is EntryInMemory =>
  entry !== undefined && entry.page !== null;

export function isRead(request: ReadRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}
