import { setTimeout as delay } from 'node:timers/promises';
import type { Cdn } from '../gateways/cdn.ts';
import type { Log } from '../log.ts';
import { everyPage } from '../page-store/generations.ts';
import { EVERY_PAGE, headerTag } from './cache-headers.ts';

export interface Purger {
  /** Tells the CDN, soon, with whatever else changed meanwhile; call it once the new bytes are served. */
  purge(tags: readonly string[]): void;
  /** Sends what waits, once, and ends. */
  close(): Promise<void>;
}

interface PurgerOptions {
  cdn: Cdn;
  log: Log;
  /** Changes of one moment go in one call. */
  batchMs?: number;
  /** After how long the same tags are purged again; see `again`. */
  againMs?: number;
}

const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 30_000;

/** As a CDN knows them: all pages have one tag in common, which makes every other needless. */
export function purgedTags(tags: Iterable<string>): string[] {
  const names = new Set([...tags].map((tag) => (tag === everyPage ? EVERY_PAGE : headerTag(tag))));
  return names.has(EVERY_PAGE) ? [EVERY_PAGE] : [...names];
}

/** Purges tags one call at a time, and each until the CDN has said yes. What a kill loses, the sweep sends. */
export function startPurger({ cdn, log, batchMs = 20, againMs = 2000 }: PurgerOptions): Purger {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let waiting = new Set<string>();
  let working: Promise<void> | null = null;

  /** An old answer may have been on its way to the CDN while we purged, and be kept there: that one goes too. */
  const again = (tags: readonly string[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      add(tags, false);
    }, againMs).unref();
    timers.add(timer);
  };
  const add = (tags: readonly string[], twice: boolean) => {
    for (const tag of tags) waiting.add(tag);
    if (twice) again(tags);
    run();
  };
  const run = () => {
    working ??= work().finally(() => {
      working = null;
      if (waiting.size > 0 && !closing.signal.aborted) run();
    });
  };
  const pause = (ms: number) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const work = async () => {
    await pause(batchMs);
    for (let backoff = FIRST_BACKOFF_MS; waiting.size > 0; ) {
      const sent = waiting;
      waiting = new Set();
      try {
        await cdn.purge(purgedTags(sent));
        backoff = FIRST_BACKOFF_MS;
      } catch (error) {
        for (const tag of sent) waiting.add(tag);
        log.warn({ err: error, tags: sent.size, retryMs: backoff }, 'CDN not purged');
        if (closing.signal.aborted) return;
        await pause(backoff);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
  };
  return {
    purge: (tags) => add(tags, true),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      closing.abort();
      await working;
    },
  };
}
