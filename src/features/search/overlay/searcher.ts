import { SEARCH_DEBOUNCE_MS, SEARCH_EMPTIED_MS, SLOW_LOADING_MS } from '#src/lib/constants.ts';
import type { Found } from './ask.ts';

/** The longest the search stays silent behind the call; after that it says that it is at work. */
export const WAITING_MS = 300;
/** After a failure it is asked again, later each time. */
export const AGAIN_MS = 2000;
export const AGAIN_AT_MOST_MS = 15_000;

/**
 * `asking`: too early to say anything. `waiting` and `slow`: asked for a while. `offline` and `failed`: no answer
 * could be had, and it is asked again without anyone doing anything.
 */
export type Progress = 'calm' | 'asking' | 'waiting' | 'slow' | 'offline' | 'failed';

export interface SearcherHooks {
  ask(query: string, signal: AbortSignal): Promise<Found>;
  isOnline(): boolean;
  onAnswer(query: string, answer: Found): void;
  onEmptied(): void;
  /** Reports progress; what is shown stays whatever it is. */
  onProgress(progress: Progress, error?: unknown): void;
}

export interface Searcher {
  /** The field changed. */
  typed(text: string): void;
  online(): void;
  offline(): void;
  /** Nothing that is under way may show any more. */
  stop(): void;
}

/** Asks for what is typed, and lets only the answer to what stands in the field through. */
export function createSearcher(hooks: SearcherHooks): Searcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | null = null;
  let wanted = '';
  let answered: string | null = null;
  let failures = 0;

  function halt(): void {
    clearTimeout(timer);
    asked?.abort();
    asked = null;
  }

  function askAgain(error: unknown): void {
    const pause = Math.min(AGAIN_MS * 2 ** failures, AGAIN_AT_MOST_MS);
    failures += 1;
    hooks.onProgress(hooks.isOnline() ? 'failed' : 'offline', error);
    timer = setTimeout(search, pause, wanted);
  }

  /** Aborting the former request is what keeps a late answer from replacing a newer one. */
  async function search(query: string): Promise<void> {
    halt();
    const mine = new AbortController();
    asked = mine;
    const progress = (now: Progress) => hooks.onProgress(hooks.isOnline() ? now : 'offline');
    // Why it did not work stays said while it is tried again.
    const first = failures === 0;
    if (first) progress('asking');
    const waiting = first ? setTimeout(progress, WAITING_MS, 'waiting') : undefined;
    const slow = setTimeout(progress, SLOW_LOADING_MS, 'slow');
    try {
      const answer = await hooks.ask(query, mine.signal);
      if (mine.signal.aborted) return;
      answered = query;
      failures = 0;
      hooks.onAnswer(query, answer);
      hooks.onProgress('calm');
    } catch (error) {
      if (!mine.signal.aborted) askAgain(error);
    } finally {
      clearTimeout(waiting);
      clearTimeout(slow);
    }
  }

  function emptied(): void {
    answered = null;
    hooks.onEmptied();
  }

  return {
    typed(text) {
      halt();
      failures = 0;
      wanted = text.trim();
      if (wanted !== '' && wanted !== answered) {
        timer = setTimeout(search, SEARCH_DEBOUNCE_MS, wanted);
        return;
      }
      hooks.onProgress('calm');
      if (wanted === '') timer = setTimeout(emptied, SEARCH_EMPTIED_MS);
    },
    online() {
      if (wanted !== '' && wanted !== answered) void search(wanted);
      else hooks.onProgress('calm');
    },
    offline: () => hooks.onProgress('offline'),
    stop: halt,
  };
}
