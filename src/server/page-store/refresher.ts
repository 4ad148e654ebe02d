import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Foreground } from './foreground.ts';
import { everyPage } from './generations.ts';
import type { Log } from './log.ts';
import { byHeat, type Entry } from './page-index.ts';
import type { Production } from './production.ts';
import { type Lane, RenderQueue } from './queue.ts';
import { Retries } from './retries.ts';
import type { Shelf } from './shelf.ts';

// The most pages a publication waits for. A larger change is finished in the background
// (docs/spec/decisions.md §20).
export const urgentPages = 256;

export interface Regeneration {
  /** Resolves once the first pages, which are all of them but for a change to the whole site, are served anew. */
  first: Promise<void>;
  all: Promise<string[]>;
}

interface RefresherOptions {
  shelf: Shelf;
  production: Production;
  buildId: string;
  concurrency: number;
  foreground: Foreground;
  log: Log;
  /** Called with tags whose pages are served anew, other than by a change that somebody waits for. */
  refreshed?: ((tags: readonly string[]) => void) | undefined;
}

/** Renders again what is out of date, in the background, and until it succeeds. */
export class Refresher {
  readonly #options: RefresherOptions;
  readonly #queue: RenderQueue;
  readonly #retries: Retries;
  readonly #outstanding = new Set<Promise<unknown>>();
  readonly #awaited = new Set<Promise<unknown>>();
  #oldBuildTimer: NodeJS.Timeout | undefined;

  constructor(options: RefresherOptions) {
    const { concurrency, foreground } = options;
    this.#options = options;
    this.#queue = new RenderQueue({ concurrency, foreground, run: (key) => this.#refresh(key) });
    this.#retries = new Retries((key) => void this.#queue.add(key, 0, 'background'));
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** In the order given: the first are urgent. */
  regenerate(entries: readonly Entry[]): Regeneration {
    const urgent = entries.slice(0, urgentPages).map((entry) => this.#add(entry, 'urgent'));
    const first = Promise.all(urgent).then(() => undefined);
    const all = Promise.all([...urgent, this.#addSlowly(entries.slice(urgentPages))]).then((keys) =>
      keys.flat(),
    );
    keepUntilDone(this.#awaited, first);
    keepUntilDone(this.#outstanding, all);
    return { first, all };
  }

  /** Pages of another build are served as they are; they get this build's markup once the start is over. */
  startOldBuild(delayMs: number): void {
    this.#oldBuildTimer = setTimeout(() => {
      const entries = this.#options.shelf.index.entries.values();
      const old = [...entries].filter(
        ({ build, terms }) => build !== this.#options.buildId && !terms.passing,
      );
      if (old.length > 0) this.#options.log.info({ pages: old.length }, 'rendering pages of an older build');
      void this.#addSlowly(byHeat(old)).then((keys) => this.#tell(keys));
    }, delayMs);
    this.#oldBuildTimer.unref();
  }

  /**
   * Queues the pages that an earlier process left out of date, none as urgent: never served old, they are
   * made for whoever asks first.
   */
  resume(): void {
    const stale = [...this.#options.shelf.index.entries.values()].filter(
      ({ stale, terms }) => stale && !terms.passing,
    );
    const all = this.#addSlowly(byHeat(stale));
    keepUntilDone(this.#outstanding, all);
    void all.then((keys) => this.#tell(keys));
  }

  /** Resolves when nothing that was asked is left to do; failed pages, which are retried later, aside. */
  async settled(): Promise<void> {
    while (this.#outstanding.size > 0) await Promise.all(this.#outstanding);
  }

  /** Resolves when nothing is left that a publication waits for. */
  async published(): Promise<void> {
    while (this.#awaited.size > 0) await Promise.all(this.#awaited);
  }

  close(): void {
    clearTimeout(this.#oldBuildTimer);
    this.#retries.close();
    this.#queue.close();
  }

  /** The whole site is marked at once, but not queued at once: readers would wait for that. */
  async #addSlowly(entries: readonly Entry[]): Promise<string[]> {
    const results: Promise<string[]>[] = [];
    for (const entry of entries) {
      results.push(this.#add(entry, 'background'));
      if (results.length % 500 === 0) await nextTurn();
    }
    return (await Promise.all(results)).flat();
  }

  /** Pages made anew for no change in particular concern whoever keeps any page. */
  #tell(keys: readonly string[]): void {
    if (keys.length > 0) this.#options.refreshed?.([everyPage]);
  }

  async #add(entry: Entry, lane: Lane): Promise<string[]> {
    return (await this.#queue.add(entry.key, entry.hits, lane)) ? [entry.key] : [];
  }

  async #refresh(key: string): Promise<boolean> {
    const { shelf, production, buildId, log } = this.#options;
    const entry = shelf.index.entries.get(key);
    // Dropped, or done already by a request or by another publication.
    if (!entry || (!entry.stale && entry.build === buildId)) return true;
    const outcome = await production.produce(key, null);
    if (outcome.kind !== 'failed') {
      if (this.#retries.succeeded(key)) this.#options.refreshed?.(entry.tags);
      return true;
    }
    log.error({ err: outcome.error, path: key }, 'page not rendered: its stored bytes stay, to be retried');
    this.#retries.failed(key);
    return false;
  }
}

function keepUntilDone(all: Set<Promise<unknown>>, one: Promise<unknown>): void {
  all.add(one);
  void one.finally(() => all.delete(one));
}
