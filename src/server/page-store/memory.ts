import type { MemoryPage } from './memory-page.ts';

/** Pages in memory from the most to the least recently used, bounded in bytes. A doubly linked list: a hit allocates nothing. */
export class Memory {
  readonly #maxBytes: number;
  readonly #onEvict: (page: MemoryPage) => void;
  #newest: MemoryPage | null = null;
  #oldest: MemoryPage | null = null;
  bytes = 0;
  pages = 0;

  constructor(maxBytes: number, onEvict: (page: MemoryPage) => void) {
    this.#maxBytes = maxBytes;
    this.#onEvict = onEvict;
  }

  add(page: MemoryPage): void {
    this.#link(page);
    this.bytes += page.weight;
    this.pages += 1;
    while (this.bytes > this.#maxBytes && this.#oldest) {
      const evicted = this.#oldest;
      this.remove(evicted);
      this.#onEvict(evicted);
    }
  }

  remove(page: MemoryPage): void {
    this.#unlink(page);
    this.bytes -= page.weight;
    this.pages -= 1;
  }

  *fromOldest(): Iterable<MemoryPage> {
    for (let page = this.#oldest; page; page = page.newer) yield page;
  }

  touch(page: MemoryPage): void {
    if (page === this.#newest) return;
    this.#unlink(page);
    this.#link(page);
  }

  #link(page: MemoryPage): void {
    page.older = this.#newest;
    page.newer = null;
    if (this.#newest) this.#newest.newer = page;
    this.#newest = page;
    this.#oldest ??= page;
  }

  #unlink(page: MemoryPage): void {
    if (page.newer) page.newer.older = page.older;
    else this.#newest = page.older;
    if (page.older) page.older.newer = page.newer;
    else this.#oldest = page.newer;
  }
}
