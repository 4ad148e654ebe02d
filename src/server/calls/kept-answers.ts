import type { AnyCall } from '#src/calls/contract.ts';
import type { LimitPolicy } from '../limits.ts';
import { everyPage, Generations } from '../page-store/generations.ts';
import { type Compressed, compress } from './kept-bytes.ts';

/** The terms on which a call's answers to guests are kept. */
export interface KeptTerms {
  /** Besides the tags that its reads declare: what its answers depend on. */
  tags?: readonly string[];
  /** The verb's own limit, which a kept answer counts against as a fresh one does. */
  limit?: LimitPolicy;
}

const calls = new Map<string, KeptTerms>();

/**
 * Says that a call's answer depends on its input alone, for whoever has no token: not on the session, a cookie or the
 * address. Every change of what it answers is published under a tag that its reads declare (page-store/tags.ts).
 */
export function keepAnswers({ contract }: AnyCall, terms: KeptTerms = {}): void {
  if (contract.access !== 'anyone' || contract.changes)
    throw new Error(`${contract.path} may not be answered from what is kept`);
  calls.set(contract.path, terms);
}

export const keptTermsOf = (path: string): KeptTerms | undefined => calls.get(path);

interface Kept {
  body: Compressed;
  tags: readonly string[];
  weight: number;
}

/** Objects, keys and places in the two maps, around the bytes. */
const OVERHEAD = 600;
const PER_TAG = 120;
/** An answer that is larger than this share of all would drive the others out. */
const LARGEST_SHARE = 1 / 20;
/** An answer is kept when it is asked for again: most of what is typed is never typed twice. */
const ONCE_REMEMBERED = 4096;

/** Answers of calls as bytes, the least recently asked going first, each until a tag of it is published. */
export class KeptAnswers {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #askedOnce = new Set<string>();
  readonly generations = new Generations();
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  find(key: string): Compressed | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    // The newest is the last of a Map.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.body;
  }

  /** `since` is what `generations.begin` answered before the answer was made: one that was overtaken is not kept. */
  keep(key: string, answer: { json: string; tags: readonly string[] }, since: number): void {
    if (this.generations.moved(answer.tags, since) || !this.#isAskedAgain(key)) return;
    this.#drop(key);
    const body = compress(answer.json);
    const weight = body.weight + 2 * key.length + OVERHEAD + answer.tags.length * PER_TAG;
    if (weight > this.#maxBytes * LARGEST_SHARE) return;
    this.#kept.set(key, { body, tags: answer.tags, weight });
    this.bytes += weight;
    for (const tag of answer.tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  /** Nothing that carries one of these tags is answered any more, nor kept by who is making it now. */
  forget(tags: readonly string[]): void {
    this.generations.bump(tags);
    const keys = tags.includes(everyPage)
      ? [...this.#kept.keys()]
      : tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]);
    for (const key of keys) this.#drop(key);
  }

  #isAskedAgain(key: string): boolean {
    if (this.#askedOnce.delete(key)) return true;
    if (this.#askedOnce.size >= ONCE_REMEMBERED) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.bytes -= kept.weight;
    for (const tag of kept.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
