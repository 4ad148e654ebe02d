import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bits for each address there is room for, and those that each one sets: one unknown address in 400 looks known. */
const BITS = 16;
const MARKS = 4;
const LEAST = 20_000;

/** An address that begins to be one, as a published tag; beyond many at once, all are read again. */
const ADDRESS = 'address:';
const REDIRECT = 'redirect:';
const MANY = 'addresses';

export interface AddressSource {
  count(): Promise<number>;
  /** Every address, in pieces. */
  read(): AsyncIterable<readonly string[]>;
}

/**
 * Tells at once that an address of the database's never was one: a Bloom filter, some bytes an address. It never forgets
 * one: what may be there is looked up as ever. Kept true by what is published (page-store/outbox.ts).
 */
export class KnownAddresses {
  readonly #source: AddressSource;
  readonly #failed: (error: unknown) => void;
  #filter: Filter | null = null;
  /** The one that is being read, and that hears of every change meanwhile. */
  #next: Filter | null = null;
  #reading = false;
  #again = false;

  constructor(source: AddressSource, failed: (error: unknown) => void) {
    this.#source = source;
    this.#failed = failed;
  }

  /** True for every address until all are read. */
  mayHold(path: string): boolean {
    return this.#filter?.mayHold(path) ?? true;
  }

  changed(tags: readonly string[]): void {
    for (const tag of tags) {
      if (tag === MANY) this.#filter = null;
      else if (tag.startsWith(ADDRESS)) this.#add(tag.slice(ADDRESS.length));
      else if (tag.startsWith(REDIRECT)) this.#add(tag.slice(REDIRECT.length));
    }
    const many = tags.includes(MANY);
    if (many || this.#filter?.isFull) void this.load(many);
  }

  /** Reads all addresses; `again` where a reading under way may have missed some. Never rejects. */
  async load(again = false): Promise<void> {
    if (this.#reading) {
      this.#again ||= again;
      return;
    }
    this.#reading = true;
    try {
      const next = new Filter(2 * (await this.#source.count()));
      this.#next = next;
      for await (const piece of this.#source.read()) {
        for (const path of piece) next.add(path);
        await nextTurn();
      }
      this.#filter = this.#again ? null : next;
    } catch (error) {
      this.#filter = null;
      this.#failed(error);
    }
    this.#next = null;
    this.#reading = false;
    if (!this.#again) return;
    this.#again = false;
    await this.load();
  }

  #add(path: string): void {
    this.#filter?.add(path);
    this.#next?.add(path);
  }
}

class Filter {
  readonly #words: Uint32Array;
  readonly #bits: number;
  readonly #room: number;
  /** Nobody outside can choose addresses that look known. */
  readonly #seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;
  #held = 0;

  constructor(expected: number) {
    this.#room = Math.max(LEAST, expected);
    this.#words = new Uint32Array(Math.ceil((this.#room * BITS) / 32));
    this.#bits = this.#words.length * 32;
  }

  get isFull(): boolean {
    return this.#held > this.#room;
  }

  add(path: string): void {
    this.#held += 1;
    for (const bit of this.#marksOf(path))
      this.#words[bit >>> 5] = (this.#words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  mayHold(path: string): boolean {
    for (const bit of this.#marksOf(path))
      if (((this.#words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    return true;
  }

  /** Two hashes, and sums of them, do as well as many. */
  *#marksOf(path: string): Generator<number> {
    const first = hash(path, this.#seeds[0]);
    const step = hash(path, this.#seeds[1]) | 1;
    for (let n = 0; n < MARKS; n += 1) yield ((first + n * step) >>> 0) % this.#bits;
  }
}

/** FNV-1a over UTF-16, stirred once more at the end (MurmurHash3's finish). */
function hash(text: string, seed: number): number {
  let sum = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
