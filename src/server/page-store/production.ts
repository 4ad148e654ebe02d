import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Generations } from './generations.ts';
import type { Log } from './log.ts';
import type { MemoryPage } from './memory-page.ts';
import {
  bareRecord,
  compressed,
  describePage,
  type PageDescription,
  type Rendered,
  refusalToStore,
} from './page.ts';
import type { Shelf } from './shelf.ts';

/** `stored.page` is there when the caller wanted it in memory; `failed.rendered` when the render answered a 5xx. */
export type Outcome =
  | { kind: 'stored'; page: MemoryPage | null }
  | { kind: 'unstored'; rendered: Rendered }
  | { kind: 'failed'; rendered: Rendered | null; error: unknown };

interface ProductionOptions {
  shelf: Shelf;
  render: (path: string, reader: IncomingMessage | null) => Promise<Rendered>;
  buildId: string;
  maxPaths: number;
  log: Log;
}

// A page nobody has yet, whose tags move during every render, is answered without being stored.
const maxFirstTries = 5;

/** Renders pages and puts them on the shelf: one render a path at a time, none kept that was overtaken. */
export class Production {
  readonly generations = new Generations();
  readonly #options: ProductionOptions;
  readonly #flights = new Map<string, Promise<Outcome>>();
  renders = 0;
  failures = 0;

  constructor(options: ProductionOptions) {
    this.#options = options;
  }

  isRendering(key: string): boolean {
    return this.#flights.has(key);
  }

  /** `reader` waits for it; null when nobody does. Never rejects. Joining a render under way is safe: it starts again by itself when what it read has moved. */
  produce(key: string, reader: IncomingMessage | null): Promise<Outcome> {
    const current = this.#flights.get(key);
    if (current) return current;
    const flight = this.#produce(key, reader).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** One render, for whoever can't share: never stored, its failure is the caller's. */
  async renderAside(key: string, reader: IncomingMessage | null): Promise<Rendered> {
    this.renders += 1;
    return await this.#options.render(key, reader);
  }

  async idle(): Promise<void> {
    await Promise.all(this.#flights.values());
  }

  async #produce(key: string, reader: IncomingMessage | null): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      const since = this.generations.begin();
      try {
        const outcome = await this.#attempt(key, since, { reader, last: attempt === maxFirstTries });
        if (outcome) return outcome;
      } catch (error) {
        this.failures += 1;
        return { kind: 'failed', rendered: null, error };
      } finally {
        this.generations.end();
      }
    }
  }

  /** Null when the render was overtaken and must be done again. */
  async #attempt(
    key: string,
    since: number,
    { reader, last }: { reader: IncomingMessage | null; last: boolean },
  ): Promise<Outcome | null> {
    const { shelf, buildId, maxPaths, log } = this.#options;
    const origin = { key, watermark: shelf.watermark, build: buildId };
    const rendered = await this.renderAside(key, reader);
    if (rendered.status >= 500) {
      this.failures += 1;
      return { kind: 'failed', rendered, error: new Error(`status ${rendered.status}`) };
    }
    const refusal = refusalToStore(rendered);
    const full = !shelf.index.entries.has(key) && shelf.index.entries.size >= maxPaths;
    if (refusal !== null || full) return this.#unstored(key, rendered, refusal);
    const description = describePage(rendered, origin);
    try {
      const page = await this.#store(description, rendered, { since, wanted: reader !== null });
      if (page !== 'overtaken') return { kind: 'stored', page };
    } catch (error) {
      log.error({ err: error, path: key }, 'page not stored');
      return this.#unstored(key, rendered, 'disk');
    }
    return last && !shelf.index.entries.has(key) ? { kind: 'unstored', rendered } : null;
  }

  async #store(
    description: PageDescription,
    rendered: Rendered,
    { since, wanted }: { since: number; wanted: boolean },
  ): Promise<MemoryPage | null | 'overtaken'> {
    const { shelf } = this.#options;
    const overtaken = () => this.generations.moved(rendered.tags, since);
    if (overtaken()) return 'overtaken';
    const { key, etag } = description;
    if (shelf.index.entries.get(key)?.etag === etag) {
      shelf.renew(description);
      return shelf.index.entries.get(key)?.page ?? null;
    }
    // Renders that read together end together: requests are answered between their compressions.
    await nextTurn();
    const bare = bareRecord(description, rendered.body);
    // A fifth of what making a page costs, and most pages of a large site change before anybody reads them.
    const read = wanted || description.terms?.passing || Boolean(shelf.index.entries.get(key)?.page);
    const record = read ? await compressed(bare) : bare;
    const prepared = await shelf.files.prepare(record);
    // From here to the swap nothing waits, so nothing can move in between.
    if (!overtaken()) return shelf.put(record, prepared, wanted);
    await shelf.files.discard(prepared);
    return 'overtaken';
  }

  #unstored(key: string, rendered: Rendered, reason: string | null): Outcome {
    const entry = this.#options.shelf.index.entries.get(key);
    if (entry) {
      this.#options.log.info({ path: key, reason }, 'page no longer stored');
      this.#options.shelf.forget(entry);
    }
    return { kind: 'unstored', rendered };
  }
}
