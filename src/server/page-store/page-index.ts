import { everyPage } from './generations.ts';
import type { MemoryPage } from './memory-page.ts';
import type { PageTerms } from './page.ts';

/** The facts known of a stored page without reading its file. */
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
  /** A strict tag of it was published: nobody is given these bytes any more. */
  withdrawn: boolean;
  terms: PageTerms;
  /** Of its file. */
  bytes: number;
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
   * The pages that carry one of these tags: first those that alone carry one of them or are alone in being about it
   * (the item's own page), then the others, the hottest first.
   */
  tagged(tags: readonly string[]): Entry[] {
    if (tags.includes(everyPage)) return byHeat(this.entries.values());
    const groups = [...new Set(tags)].map((tag) => {
      const carrying = this.#carrying(tag);
      const about = carrying.filter((entry) => entry.tags[0] === tag);
      return { carrying, own: about.length === 1 ? about : carrying.length === 1 ? carrying : [] };
    });
    const own = new Set(groups.flatMap((group) => group.own));
    const others = new Set(groups.flatMap(({ carrying }) => carrying.filter((entry) => !own.has(entry))));
    return [...byHeat(own), ...byHeat(others)];
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

/**
 * The hottest first. Files that programs read (site maps, feeds) come after what people look at; at equal heat the first
 * page of a list, whose address is short and ends in no number, before the hundreds that follow it.
 */
export function byHeat(entries: Iterable<Entry>): Entry[] {
  const ranked = [...entries].map((entry) => ({
    entry,
    file: isFile(entry.key),
    following: follows(entry.key),
  }));
  ranked.sort(
    (a, b) =>
      a.file - b.file ||
      b.entry.hits - a.entry.hits ||
      a.following - b.following ||
      a.entry.key.length - b.entry.key.length,
  );
  return ranked.map(({ entry }) => entry);
}

const isFile = (key: string) => Number(/\.[a-z0-9]{1,8}$/i.test(key));
const follows = (key: string) => Number(/\/\d+$/.test(key));
