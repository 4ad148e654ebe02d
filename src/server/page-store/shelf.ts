import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Journal, type JournalLine, readJournal } from './journal.ts';
import type { Log } from './log.ts';
import { Memory } from './memory.ts';
import { layOut, type MemoryPage } from './memory-page.ts';
import { compressed, type PageDescription, type PageRecord, plainTerms } from './page.ts';
import { PageFiles, type Prepared } from './page-files.ts';
import { byHeat, type Entry, PageIndex } from './page-index.ts';
import { type PassingBounds, PassingPages } from './passing-pages.ts';
import { applyLine, applyStale, putLine, snapshotLines } from './replay.ts';

const rememberedHits = 5000;
/** Files taken away in one turn. */
const droppedTogether = 32;

/**
 * The pages themselves: index, memory, files and journal, kept in step. Whatever changes them is synchronous,
 * so nobody ever sees half a change; only reading a file is not.
 */
export class Shelf {
  readonly index = new PageIndex();
  readonly files: PageFiles;
  readonly memory: Memory;
  readonly passing: PassingPages;
  /** Every outbox row up to this one has marked the pages it concerns. */
  watermark = 0;
  readonly #journal: Journal;
  readonly #log: Log;
  #closed = false;

  constructor(dir: string, bounds: { memoryBytes: number } & PassingBounds, log: Log) {
    this.files = new PageFiles(dir);
    this.#log = log;
    this.passing = new PassingPages(bounds);
    this.memory = new Memory(bounds.memoryBytes, (page) => {
      const entry = this.index.entries.get(page.key);
      if (!entry) return;
      entry.page = null;
      this.passing.leftMemory(entry);
    });
    const file = join(dir, 'journal');
    this.#journal = new Journal(file, () => snapshotLines(this));
    const reading = readJournal(file, (line) => applyLine(this, line));
    if (reading.damaged) for (const entry of this.index.entries.values()) distrust(entry);
    for (const entry of this.index.entries.values()) this.passing.add(entry);
    if (reading.damaged) log.error({ file }, 'page journal damaged: every page will be rendered again');
    const sound = !reading.torn && !reading.damaged && reading.lines > 0;
    if (sound && reading.lines < this.index.entries.size * 1.5 + 1000) this.#journal.resume(reading.bytes);
    else this.#journal.rewrite();
  }

  /** The page from memory, else from its file; null when the file is missing or is not what the index says. */
  async load(entry: Entry): Promise<MemoryPage | null> {
    while (!entry.page && this.index.entries.get(entry.key) === entry) {
      if (entry.withdrawn) return null;
      const expected = entry.etag;
      const record = await this.files.read(entry.key);
      if (entry.page || entry.withdrawn || entry.etag !== expected) continue;
      if (record?.etag === expected && record.key === entry.key) {
        const whole = record.bare ? await this.#compress(entry, record) : record;
        if (whole) return this.#keepInMemory(entry, whole);
        continue;
      }
      this.#log.warn({ path: entry.key }, 'stored page unreadable: it will be rendered again');
      this.forget(entry);
    }
    return entry.page;
  }

  /** Makes a prepared file the live page. A disk that refuses leaves no page, never the old one. */
  put(record: PageRecord, prepared: Prepared, wanted: boolean): MemoryPage | null {
    // One that somebody began to read since it was rendered is compressed by its next reader.
    const inMemory = !record.bare && (wanted || Boolean(this.index.entries.get(record.key)?.page));
    try {
      this.#remember(record, prepared.bytes);
      this.files.put(prepared, record.key);
    } catch (error) {
      const entry = this.index.entries.get(record.key);
      if (entry) this.forget(entry);
      throw error;
    }
    const entry = this.index.entries.get(record.key);
    if (!entry) return null;
    this.#dropFromMemory(entry);
    const page = inMemory ? this.#keepInMemory(entry, record) : null;
    this.#makeRoom(entry);
    return page;
  }

  /** The bytes came out the same: only what is known about them changes. */
  renew(description: PageDescription): void {
    this.#remember(description, this.index.entries.get(description.key)?.bytes ?? 0);
  }

  forget(entry: Entry): void {
    this.#dropFromMemory(entry);
    this.passing.take(entry);
    this.index.remove(entry);
    this.#write(['d', entry.key]);
    this.files.remove(entry.key);
  }

  /**
   * Marks the pages with these tags; those that already saw outbox row `upTo` are left alone. Answers those to render
   * again: what is withdrawn, and what nobody reads at the moment, waits for who asks for it.
   */
  markStale(tags: readonly string[], upTo: number | null): Entry[] {
    this.#write(['i', upTo, tags]);
    const marked = applyStale(this, tags, upTo);
    const dropped = marked.filter((entry) => entry.withdrawn || (entry.terms.passing && !entry.page));
    for (const entry of dropped) this.#dropFromMemory(entry);
    void this.#drop(dropped);
    return dropped.length === 0 ? marked : marked.filter((entry) => !isDropped(entry));
  }

  /** Takes away the pages that an earlier process had yet to, and those that an earlier build made for its readers. */
  dropLeftOvers(buildId: string): void {
    const entries = [...this.index.entries.values()];
    for (const entry of entries) if (entry.terms.passing && entry.build !== buildId) entry.withdrawn = true;
    void this.#drop(entries.filter(isDropped));
  }

  /** A list's own pages go at once; of a change to thousands, a few at a time. */
  async #drop(entries: readonly Entry[]): Promise<void> {
    let turn = 0;
    for (const entry of entries) {
      if (turn > 0 && turn % droppedTogether === 0) await nextTurn();
      turn += 1;
      if (this.#closed) return;
      // Somebody may have asked for it meanwhile: then it is new.
      if (isDropped(entry) && this.index.entries.get(entry.key) === entry) this.forget(entry);
    }
  }

  /** The least recently read go, this one last of all. */
  #makeRoom(latest: Entry): void {
    while (this.passing.over) {
      const entry = this.passing.leastRead ?? this.#oldestInMemory();
      if (!entry || entry === latest) return;
      this.forget(entry);
    }
    const { few } = this.passing;
    if (!few || !latest.tags.includes(few.tag)) return;
    const those = this.index.tagged([few.tag]).filter((entry) => entry !== latest && entry.terms.passing);
    // The most read come first.
    for (const entry of those.slice(few.most - 1)) this.forget(entry);
  }

  #oldestInMemory(): Entry | undefined {
    for (const { key } of this.memory.fromOldest()) {
      const entry = this.index.entries.get(key);
      if (entry?.terms.passing) return entry;
    }
    return undefined;
  }

  /** The rows between were pruned, or are of another database: pages that did not see `id` can't be trusted. */
  distrustBefore(id: number, watermark: number): Entry[] {
    const doubtful = [...this.index.entries.values()].filter((entry) => entry.watermark < id);
    for (const entry of doubtful) {
      distrust(entry);
      if (entry.withdrawn) this.#dropFromMemory(entry);
    }
    this.watermark = watermark;
    for (const entry of doubtful) this.#write(['s', entry.key]);
    this.#write(['w', watermark]);
    void this.#drop(doubtful.filter(isDropped));
    return doubtful.filter((entry) => !isDropped(entry));
  }

  /** So that the next start knows what to render first; the long tail isn't worth its bytes. */
  writeHits(): void {
    const read = byHeat([...this.index.entries.values()].filter((entry) => entry.hits > 0));
    const hottest = read.slice(0, rememberedHits).map((entry) => [entry.key, entry.hits]);
    if (hottest.length > 0) this.#write(['h', Object.fromEntries(hottest)]);
  }

  close(): void {
    this.#closed = true;
    this.writeHits();
    this.#journal.close();
  }

  #remember(page: PageDescription, bytes: number): void {
    const { key, status, etag, watermark, build, tags, terms = plainTerms } = page;
    const old = this.index.entries.get(key);
    const known = { key, status, etag, watermark, build, tags, terms, bytes };
    const state = { hits: old?.hits ?? 0, stale: false, withdrawn: false };
    this.#journal.append(putLine({ ...known, ...state }));
    if (old) this.passing.take(old);
    this.passing.add(this.index.put({ ...known, ...state, page: old?.page ?? null }));
  }

  /** For lines whose loss is survivable: the journal is written anew before the next one. */
  #write(line: JournalLine): void {
    try {
      this.#journal.append(line);
    } catch (error) {
      this.#log.error({ err: error }, 'page journal not written');
    }
  }

  #keepInMemory(entry: Entry, record: PageRecord): MemoryPage {
    const page = layOut(record);
    entry.page = page;
    this.passing.wentIntoMemory(entry);
    this.memory.add(page);
    return page;
  }

  /** For the first reader of a page made ahead, and for all who follow; null when the page changed meanwhile. */
  async #compress(entry: Entry, record: PageRecord): Promise<PageRecord | null> {
    const whole = await compressed(record);
    const current = () => this.index.entries.get(entry.key) === entry && entry.etag === record.etag;
    try {
      const prepared = await this.files.prepare(whole);
      if (current() && !entry.page) this.files.put(prepared, entry.key);
      else await this.files.discard(prepared);
    } catch (error) {
      // Compressed again by whoever reads it when memory has forgotten it.
      this.#log.warn({ err: error, path: entry.key }, 'compressed page not written');
    }
    return current() && !entry.page ? whole : null;
  }

  #dropFromMemory(entry: Entry): void {
    if (!entry.page) return;
    this.memory.remove(entry.page);
    entry.page = null;
    this.passing.leftMemory(entry);
  }
}

/** Its bytes are nobody's any more. */
const isDropped = ({ withdrawn, stale, terms, page }: Entry): boolean =>
  withdrawn || (stale && terms.passing && !page);

/** It may have been published meanwhile. */
function distrust(entry: Entry): void {
  entry.stale = true;
  if (entry.terms.strict > 0) entry.withdrawn = true;
}
