import { join } from 'node:path';
import { Journal, type JournalLine, readJournal } from './journal.ts';
import type { Log } from './log.ts';
import { Memory } from './memory.ts';
import { layOut, type MemoryPage } from './memory-page.ts';
import { compressed, type PageDescription, type PageRecord } from './page.ts';
import { PageFiles } from './page-files.ts';
import { byHeat, type Entry, PageIndex } from './page-index.ts';
import { applyLine, applyStale, snapshotLines } from './replay.ts';

const rememberedHits = 5000;

/**
 * The pages themselves: index, memory, files and journal, kept in step. Whatever changes them is synchronous,
 * so nobody ever sees half a change; only reading a file is not.
 */
export class Shelf {
  readonly index = new PageIndex();
  readonly files: PageFiles;
  readonly memory: Memory;
  /** Every outbox row up to this one has marked the pages it concerns. */
  watermark = 0;
  readonly #journal: Journal;
  readonly #log: Log;

  constructor(dir: string, maxMemoryBytes: number, log: Log) {
    this.files = new PageFiles(dir);
    this.#log = log;
    this.memory = new Memory(maxMemoryBytes, (page) => {
      const entry = this.index.entries.get(page.key);
      if (entry) entry.page = null;
    });
    const file = join(dir, 'journal');
    this.#journal = new Journal(file, () => snapshotLines(this));
    const reading = readJournal(file, (line) => applyLine(this, line));
    if (reading.damaged) for (const entry of this.index.entries.values()) entry.stale = true;
    if (reading.damaged) log.error({ file }, 'page journal damaged: every page will be rendered again');
    const sound = !reading.torn && !reading.damaged && reading.lines > 0;
    if (sound && reading.lines < this.index.entries.size * 1.5 + 1000) this.#journal.resume(reading.bytes);
    else this.#journal.rewrite();
  }

  /** The page from memory, else from its file; null when the file is missing or is not what the index says. */
  async load(entry: Entry): Promise<MemoryPage | null> {
    while (!entry.page && this.index.entries.get(entry.key) === entry) {
      const expected = entry.etag;
      const record = await this.files.read(entry.key);
      if (entry.page || entry.etag !== expected) continue;
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
  put(record: PageRecord, prepared: string, wanted: boolean): MemoryPage | null {
    // One that somebody began to read since it was rendered is compressed by its next reader.
    const inMemory = !record.bare && (wanted || Boolean(this.index.entries.get(record.key)?.page));
    try {
      this.#remember(record);
      this.files.put(prepared, record.key);
    } catch (error) {
      const entry = this.index.entries.get(record.key);
      if (entry) this.forget(entry);
      throw error;
    }
    const entry = this.index.entries.get(record.key);
    if (!entry) return null;
    this.#dropFromMemory(entry);
    return inMemory ? this.#keepInMemory(entry, record) : null;
  }

  /** The bytes came out the same: only what is known about them changes. */
  renew(description: PageDescription): void {
    this.#remember(description);
  }

  forget(entry: Entry): void {
    this.#dropFromMemory(entry);
    this.index.remove(entry);
    this.#write(['d', entry.key]);
    this.files.remove(entry.key);
  }

  /** Marks the pages with these tags; those that already saw outbox row `upTo` are left alone. */
  markStale(tags: readonly string[], upTo: number | null): Entry[] {
    this.#write(['i', upTo, tags]);
    return applyStale(this, tags, upTo);
  }

  /** The rows between were pruned, or are of another database: pages that did not see `id` can't be trusted. */
  distrustBefore(id: number, watermark: number): Entry[] {
    const doubtful = [...this.index.entries.values()].filter((entry) => entry.watermark < id);
    for (const entry of doubtful) entry.stale = true;
    this.watermark = watermark;
    for (const entry of doubtful) this.#write(['s', entry.key]);
    this.#write(['w', watermark]);
    return doubtful;
  }

  /** So that the next start knows what to render first; the long tail isn't worth its bytes. */
  writeHits(): void {
    const read = byHeat([...this.index.entries.values()].filter((entry) => entry.hits > 0));
    const hottest = read.slice(0, rememberedHits).map((entry) => [entry.key, entry.hits]);
    if (hottest.length > 0) this.#write(['h', Object.fromEntries(hottest)]);
  }

  close(): void {
    this.writeHits();
    this.#journal.close();
  }

  #remember(page: PageDescription): void {
    const { key, status, etag, watermark, build, tags } = page;
    const old = this.index.entries.get(key);
    const hits = old?.hits ?? 0;
    this.#journal.append(['p', key, status, etag, watermark, build, tags, hits, 0]);
    const kept = { hits, stale: false, page: old?.page ?? null };
    this.index.put({ key, status, etag, watermark, build, tags, ...kept });
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
    if (entry.page) this.memory.remove(entry.page);
    entry.page = null;
  }
}
