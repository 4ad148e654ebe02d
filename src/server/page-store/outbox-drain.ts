import { setTimeout as delay } from 'node:timers/promises';
import type { OutboxOptions } from './outbox-options.ts';
import { urgentPages } from './refresher.ts';

const batch = 500;
// A store that was away for longer makes all of its pages again.
const keptDays = 7;
const firstBackoffMs = 250;
/** A publication that waits for its pages is waited for by somebody. */
const maxBackoffMs = 2000;

/** Reads the rows after the store's watermark and applies them, one reading at a time. */
export class OutboxDrain {
  readonly #options: OutboxOptions;
  readonly #closing = new AbortController();
  readonly #serving = new Set<Promise<void>>();
  #latest: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;
  #gapChecked = false;
  /** Of this process's own publications, those that were made before the last reading began. */
  #ownRead = 0;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Resolves when every row committed so far is applied: its pages are marked, not all rendered yet. */
  read(): Promise<void> {
    // A reading under way may have begun before the caller's commit: the caller gets the next, shared by all who wait.
    this.#queued ??= this.#latest = this.#latest.then(() => {
      this.#queued = null;
      return this.#readUntilDone();
    });
    return this.#queued;
  }

  /** Resolves when every row that this process committed so far is applied. */
  async readOwn(): Promise<void> {
    const { timesPublished } = this.#options;
    if (!timesPublished) return this.read();
    if (timesPublished() > this.#ownRead) await this.#latest;
    if (timesPublished() > this.#ownRead) await this.read();
  }

  /** A row is told of: most often by this process's own commit, whose reading is under way and brings it. */
  async heard(row = ''): Promise<void> {
    if (row !== '') await this.#latest;
    if (row === '' || Number(row) > this.#options.store.watermark) await this.read();
  }

  /** Resolves when every row committed so far is served. */
  async serve(): Promise<void> {
    await this.read();
    await Promise.all(this.#serving);
  }

  async prune(): Promise<void> {
    // The newest row stays, so that an empty table always means that nothing was ever published.
    const query = `delete from page_outbox where created_at < now() - make_interval(days => $1::int)
      and id < (select max(id) from page_outbox)`;
    try {
      await this.#options.query(query, [keptDays]);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'page outbox not pruned');
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#latest;
  }

  async #readUntilDone(): Promise<void> {
    const { signal } = this.#closing;
    for (let wait = firstBackoffMs; !signal.aborted; wait = Math.min(wait * 2, maxBackoffMs)) {
      try {
        return await this.#applyRows();
      } catch (error) {
        this.#options.log.warn({ err: error, retryMs: wait }, 'page outbox not read');
        await delay(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #applyRows(): Promise<void> {
    const { query, store } = this.#options;
    if (!this.#gapChecked) await this.#checkGap();
    const own = this.#options.timesPublished?.() ?? 0;
    for (let full = true; full && !this.#closing.signal.aborted; ) {
      const { rows } = await query(
        `select id::text as id, array_to_json(tags)::text as tags from page_outbox
         where id > $1::bigint order by id limit $2::int`,
        [store.watermark, batch],
      );
      for (const row of rows) this.#apply(Number(row.id), JSON.parse(String(row.tags)));
      full = rows.length === batch;
    }
    this.#ownRead = own;
  }

  #apply(id: number, tags: string[]): void {
    const { first, all } = this.#options.store.applyChange(tags, id);
    this.#serving.add(first);
    void first.finally(() => {
      this.#serving.delete(first);
      this.#options.served?.(tags);
    });
    void all.then((pages) => {
      if (pages.length > urgentPages) this.#options.served?.(tags);
    });
  }

  /** Once, at the start: are the rows that followed the store's last one still there? */
  async #checkGap(): Promise<void> {
    const { query, store, log } = this.#options;
    const { rows } = await query(
      'select min(id)::text as oldest, max(id)::text as newest from page_outbox',
      [],
    );
    const oldest = Number(rows[0]?.oldest ?? 0);
    const newest = Number(rows[0]?.newest ?? 0);
    if (newest < store.watermark) {
      log.warn(
        { newest, watermark: store.watermark },
        'page outbox of another database: all pages are doubtful',
      );
      store.distrustBefore(Number.MAX_SAFE_INTEGER, newest);
    } else if (oldest > store.watermark + 1) store.distrustBefore(oldest - 1, store.watermark);
    this.#gapChecked = true;
  }
}
