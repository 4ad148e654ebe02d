import type { Entry } from './page-index.ts';

export interface PassingBounds {
  /** Of their files. */
  diskBytes: number;
  /** Of what the index remembers of them. */
  indexBytes: number;
  /** Of those that carry this tag there are so many at most. */
  few?: { tag: string; most: number };
}

/**
 * Pages that are kept while they are read (lists), within a bound of bytes. Those in memory are in the order of the
 * memory; this holds the others, the least recently read first.
 */
export class PassingPages {
  readonly #bounds: PassingBounds;
  readonly #cold = new Set<Entry>();
  #diskBytes = 0;
  #indexBytes = 0;
  #pages = 0;

  constructor(bounds: PassingBounds) {
    this.#bounds = bounds;
  }

  get stats() {
    return { passing: this.#pages, passingDiskBytes: this.#diskBytes, passingIndexBytes: this.#indexBytes };
  }

  get few() {
    return this.#bounds.few;
  }

  get over(): boolean {
    return this.#diskBytes > this.#bounds.diskBytes || this.#indexBytes > this.#bounds.indexBytes;
  }

  get leastRead(): Entry | undefined {
    for (const entry of this.#cold) return entry;
    return undefined;
  }

  /** Before an entry changes, and once it is gone. */
  take(entry: Entry): void {
    if (!entry.terms.passing) return;
    this.#count(entry, -1);
    this.#cold.delete(entry);
  }

  /** Once it is what it is now. */
  add(entry: Entry): void {
    if (!entry.terms.passing) return;
    this.#count(entry, 1);
    if (!entry.page) this.#cold.add(entry);
  }

  wentIntoMemory(entry: Entry): void {
    if (entry.terms.passing) this.#cold.delete(entry);
  }

  leftMemory(entry: Entry): void {
    if (entry.terms.passing) this.#cold.add(entry);
  }

  #count(entry: Entry, sign: 1 | -1): void {
    this.#pages += sign;
    this.#diskBytes += sign * entry.bytes;
    this.#indexBytes += sign * weightOf(entry);
  }
}

// An entry with its key, and a tag with its place in the index: measured by `bench -- lists`.
const entryBytes = 700;
const tagBytes = 120;
const weightOf = ({ tags }: Entry) => entryBytes + tags.length * tagBytes;
