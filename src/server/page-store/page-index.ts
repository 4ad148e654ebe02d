import { everyPage } from './generations.ts';
import type { MemoryPage } from './memory-page.ts';

/** What is known of a stored page without reading its file. */
export interface Entry {
  readonly key: string;
  status: number;
  etag: string;
  watermark: number;
  build: string;
  tags: readonly string[];
  hits: number;
  /** Its bytes are known to be old; they are served until new ones replace them. */
  stale: boolean;
  page: MemoryPage | null;
}

export class PageIndex {
  readonly entries = new Map<string, Entry>();
  // Most tags name one page: a Set for each would weigh more than the entries themselves.
  readonly #byTag = new Map<string, Entry | Set<Entry>>();
  readonly #interned = new Map<string, string>();

  /** A new tag set replaces the old one. */
  put(next: Entry): Entry {
    const old = this.entries.get(next.key);
    if (old) this.#unlinkTags(old);
    const entry = old ? Object.assign(old, next) : next;
    entry.tags = entry.tags.map((tag) => this.#intern(tag));
    this.entries.set(entry.key, entry);
    for (const tag of entry.tags) this.#linkTag(tag, entry);
    return entry;
  }

  remove(entry: Entry): void {
    this.#unlinkTags(entry);
    this.entries.delete(entry.key);
  }

  /**
   * The pages that carry one of these tags: those of the rarest tag first (the item's own page), then all others, the
   * hottest first. The first page of a list has the shortest path: it comes before the hundreds that follow it.
   */
  tagged(tags: readonly string[]): Entry[] {
    if (tags.includes(everyPage)) return byHeat(this.entries.values());
    const groups = tags.map((tag) => this.#carrying(tag)).filter(({ length }) => length > 0);
    const [own = [], ...others] = groups.sort((a, b) => a.length - b.length);
    return [...new Set([...byHeat(own), ...byHeat(new Set(others.flat()))])];
  }

  #carrying(tag: string): Entry[] {
    const entries = this.#byTag.get(tag);
    if (!entries) return [];
    return entries instanceof Set ? [...entries] : [entries];
  }

  #linkTag(tag: string, entry: Entry): void {
    const others = this.#byTag.get(tag);
    if (others instanceof Set) others.add(entry);
    else if (others && others !== entry) this.#byTag.set(tag, new Set([others, entry]));
    else this.#byTag.set(tag, entry);
  }

  #unlinkTags(entry: Entry): void {
    for (const tag of entry.tags) {
      const others = this.#byTag.get(tag);
      if (others instanceof Set) others.delete(entry);
      if (others === entry || (others instanceof Set && others.size === 0)) {
        this.#byTag.delete(tag);
        this.#interned.delete(tag);
      }
    }
  }

  #intern(tag: string): string {
    const known = this.#interned.get(tag);
    if (known !== undefined) return known;
    this.#interned.set(tag, tag);
    return tag;
  }
}

export function byHeat(entries: Iterable<Entry>): Entry[] {
  return [...entries].sort((a, b) => b.hits - a.hits || a.key.length - b.key.length);
}
