import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockFolder } from '../db/folder-lock.ts';
import { sendPage, wholeAnswer } from './answer.ts';
import { type ExportProgress, exportPages } from './export.ts';
import { Foreground } from './foreground.ts';
import { type EntryInMemory, FromMemory, isRead } from './from-memory.ts';
import { everyPage } from './generations.ts';
import { bypassesStore, type ReadRequest } from './http-fields.ts';
import type { Log } from './log.ts';
import type { MemoryPage } from './memory-page.ts';
import type { Rendered } from './page.ts';
import type { Entry } from './page-index.ts';
import { splitKey, variantKey } from './page-key.ts';
import { Production } from './production.ts';
import { Refresher, type Regeneration } from './refresher.ts';
import { Shelf } from './shelf.ts';
import type { PageStoreOptions } from './store-options.ts';
import { sendUncached } from './uncached.ts';

const hitsIntervalMs = 1_800_000;
const warmedTogether = 12;
const unbounded = { diskBytes: Number.POSITIVE_INFINITY, indexBytes: Number.POSITIVE_INFINITY };

/** Opens the folder without reading its pages. Rejects when another process has it open. */
export async function openPageStore(options: PageStoreOptions): Promise<PageStore> {
  return new PageStore(options, await lockFolder(options.dir));
}

export class PageStore {
  readonly #shelf: Shelf;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #production: Production;
  readonly #refresher: Refresher;
  readonly #foreground: Foreground;
  readonly #fromMemory: FromMemory;
  readonly #changed: (tags: readonly string[]) => void;
  readonly #hitsTimer: NodeJS.Timeout;
  readonly #unlock: () => Promise<void>;
  readonly #log: Log;
  #closed = false;
  #toWarm = 0;
  #served = 0;

  constructor(options: PageStoreOptions, unlock: () => Promise<void>) {
    const { dir, buildId, maxMemoryBytes, render, log, maxPaths = 500_000, concurrency = 12 } = options;
    const shelf = new Shelf(dir, { memoryBytes: maxMemoryBytes, ...(options.passing ?? unbounded) }, log);
    const production = new Production({ shelf, render, buildId, maxPaths, log });
    this.#shelf = shelf;
    this.#entries = shelf.index.entries;
    this.#production = production;
    const { refreshed } = options;
    const foreground = new Foreground(options.patienceMs ?? 250);
    this.#foreground = foreground;
    this.#refresher = new Refresher({ shelf, production, buildId, concurrency, foreground, log, refreshed });
    this.#changed = options.changed ?? (() => undefined);
    this.#fromMemory = new FromMemory({ entries: shelf.index.entries, memory: shelf.memory }, options);
    this.#unlock = unlock;
    this.#log = log;
    this.#hitsTimer = setInterval(() => shelf.writeHits(), hitsIntervalMs).unref();
    shelf.dropLeftOvers(buildId);
    this.#refresher.resume();
    this.#refresher.startOldBuild(options.oldBuildDelayMs ?? 1000);
  }

  /** Every outbox row up to this one has been applied. */
  get watermark(): number {
    return this.#shelf.watermark;
  }

  /** Answers at once from memory, or returns false having done nothing. Headers set on `response` before are not sent. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#fromMemory.find(request);
    if (!entry) return false;
    this.#send(entry, entry.page, { request, response });
    return true;
  }

  /**
   * The same answer to a plain GET (http/plain-read.ts), whole, for whoever writes it to the connection: null, having
   * done nothing, when the page is not in memory.
   */
  answerWhole(request: ReadRequest): Buffer | null {
    return this.#whole(this.#fromMemory.find(request), request);
  }

  /**
   * Answers from disk, else by rendering; what can't be stored is answered `no-store`. Resolves to false, having
   * done nothing, for a method or a path the store has no business with; rejects when the render throws. Of a path
   * that varies by reader, `variantKey` of it is this one's.
   */
  async serve(wanted: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { path, variant } = splitKey(wanted);
    const plain = this.#fromMemory.keyFor(path);
    if (plain === null || !isRead(request)) return false;
    const key = variantKey(plain, variant);
    this.#served += 1;
    const exchange = { request, response };
    const rendered = bypassesStore(request)
      ? await this.#production.renderAside(key, request)
      : await this.#serveStored(key, exchange);
    if (rendered?.instead) await this.serveInstead(rendered.instead, request, response);
    else if (rendered) {
      if (rendered.status === 200) this.#fromMemory.view(key, request);
      await sendUncached(rendered, request, response);
    }
    return true;
  }

  /** Answers the page of this very key, whatever was asked: one that says that nothing is there. */
  async serveInstead(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.answerInstead(key, request, response)) return;
    const rendered = await this.#serveStored(key, { request, response });
    if (rendered) await sendUncached(rendered, request, response);
  }

  /** The same, from memory alone: false, having done nothing, when it is not there. */
  answerInstead(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#fromMemory.under(key);
    if (!entry) return false;
    this.#send(entry, entry.page, { request, response });
    return true;
  }

  /** The same, whole, to a plain GET: null, having done nothing, when it is not in memory. */
  wholeInstead(key: string, request: ReadRequest): Buffer | null {
    return this.#whole(this.#fromMemory.under(key), request);
  }

  /**
   * Applies a change of what these tags name. Marks are made before this returns; the promise resolves when
   * no page with one of them is served old any more (or its render failed: retried later). `upTo` is the
   * change's outbox row: only for a caller that applies the rows in order, since every row before it then
   * counts as applied.
   */
  async invalidate(tags: readonly string[], upTo?: number): Promise<{ regenerated: string[] }> {
    return { regenerated: await this.applyChange(tags, upTo).all };
  }

  /** The same, for who doesn't wait for the whole site. */
  applyChange(tags: readonly string[], upTo?: number): Regeneration {
    // A process that ends hears of changes until its line to the database is closed: the next start reads them.
    if (this.#closed) return this.#refresher.regenerate([]);
    this.#changed(tags);
    this.#production.generations.bump(tags);
    return this.#refresher.regenerate(this.#shelf.markStale(tags, upTo ?? null));
  }

  invalidateAll(): Promise<{ regenerated: string[] }> {
    return this.invalidate([everyPage]);
  }

  /** Outbox rows before `id` can no longer be read: pages that didn't see them are rendered again. */
  distrustBefore(id: number, watermark: number): void {
    this.#changed([everyPage]);
    this.#production.generations.bump([everyPage]);
    this.#refresher.regenerate(this.#shelf.distrustBefore(id, watermark));
  }

  /** Resolves when every change so far is served. */
  settled(): Promise<void> {
    return this.#refresher.settled();
  }

  /**
   * Renders and stores those of these paths that aren't yet, so many at a time that they share their reads
   * (gathered-reads.ts). Gives way before each to requests and to what a publication waits for, and takes turns with
   * what else has to be rendered again. Ends early when the store is closed.
   */
  async warm(paths: Iterable<string>, onProgress: (path: string) => void = () => undefined): Promise<void> {
    const all = [...paths];
    const queue = all.values();
    this.#toWarm += all.length;
    const work = async () => {
      for (const path of queue) {
        await this.#refresher.published();
        await this.#foreground.quiet();
        await nextTurn();
        if (this.#closed) return;
        const key = this.#fromMemory.keyFor(path);
        if (key !== null && !this.#entries.has(key)) await this.#warm(key);
        this.#toWarm -= 1;
        onProgress(path);
      }
    };
    await Promise.all(Array.from({ length: warmedTogether }, work));
  }

  async #warm(key: string): Promise<void> {
    const outcome = await this.#production.produce(key, null);
    if (outcome.kind === 'failed') this.#log.error({ err: outcome.error, path: key }, 'page not rendered');
  }

  /** Somebody is being answered, until the function it returns is called: the background gives way meanwhile. */
  attend(): () => void {
    return this.#foreground.attend();
  }

  paths(): Iterable<string> {
    return this.#entries.keys();
  }

  /** The stored pages that carry one of these tags. */
  pathsTagged(tags: readonly string[]): string[] {
    return [...new Set(this.#shelf.index.tagged(tags).map((entry) => splitKey(entry.key).path))];
  }

  stats() {
    return {
      paths: this.#entries.size,
      memoryPages: this.#shelf.memory.pages,
      memoryBytes: this.#shelf.memory.bytes,
      ...this.#shelf.passing.stats,
      answered: this.#fromMemory.answered,
      served: this.#served,
      renders: this.#production.renders,
      failures: this.#production.failures,
      waiting: this.#refresher.waiting,
      toWarm: this.#toWarm,
      watermark: this.#shelf.watermark,
    };
  }

  /** Writes what is stored as a plain folder that any file server can serve. */
  exportTo(folder: string, onProgress: ExportProgress = () => undefined): Promise<void> {
    return exportPages(this.#shelf, folder, onProgress);
  }

  /** Ends renders under way and releases the folder. Nothing else may be called afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#hitsTimer);
    this.#refresher.close();
    await this.#production.idle();
    this.#shelf.close();
    await this.#unlock();
  }

  #send(entry: Entry, page: MemoryPage, { request, response }: Exchange): void {
    this.#fromMemory.count(entry, page, request);
    sendPage(page, request, response);
  }

  #whole(entry: EntryInMemory | null, request: ReadRequest): Buffer | null {
    if (!entry) return null;
    this.#fromMemory.count(entry, entry.page, request);
    return wholeAnswer(entry.page, request);
  }

  /** Sends the stored page, or returns the bytes of a page that isn't stored. */
  async #serveStored(key: string, exchange: Exchange): Promise<Rendered | null> {
    const known = this.#entries.get(key);
    // A page known to be old is not brought back from disk: a process that starts again serves nothing old.
    const page = known && !known.stale && (await this.#shelf.load(known));
    if (page) {
      this.#send(known, page, exchange);
      return null;
    }
    const joined = this.#production.isRendering(key);
    const { request } = exchange;
    const outcome = await this.#production.produce(key, request);
    if (outcome.kind === 'failed') {
      const old = known && (await this.#shelf.load(known));
      if (old) {
        this.#send(known, old, exchange);
        return null;
      }
      if (outcome.rendered) return outcome.rendered;
      throw outcome.error;
    }
    // A render begun before this request may be older than what this person has just seen.
    if (outcome.kind === 'unstored')
      return joined ? this.#production.renderAside(key, request) : outcome.rendered;
    const entry = this.#entries.get(key);
    const fresh = outcome.page ?? (entry && (await this.#shelf.load(entry)));
    if (!entry || !fresh) return this.#production.renderAside(key, request);
    this.#send(entry, fresh, exchange);
    return null;
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}
