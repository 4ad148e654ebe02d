import type { Log } from './log.ts';
import type { PageStore } from './store.ts';

export interface OutboxOptions {
  store: PageStore;
  query: Querier['query'];
  log: Log;
  /**
   * Calls back on each NOTIFY of pageOutboxChannel, with the row it tells of; without one where some may have been missed.
   * Returns how to stop. Needed when there are several processes.
   */
  listen?: (onNotify: (payload?: string) => void) => Promise<() => Promise<void>>;
  /** Counts the rows that this process wrote itself, where the database tells it (Database.timesPublished). */
  timesPublished?: (() => number) | undefined;
  /**
   * Called with the tags of a change when its pages are served anew: of a change that touches hundreds of pages,
   * once the first are, and again when all are.
   */
  served?: (tags: readonly string[]) => void;
  /** Safety net under notifications. */
  pollMs?: number;
}

/** The query interface of both PGlite's `query` and a pg Pool or client. */
export interface Querier {
  query(sql: string, params: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}
