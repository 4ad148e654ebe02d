import { setTimeout as delay } from 'node:timers/promises';

/** An answer younger than this is repeated. */
const FRESH_MS = 1000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

export interface DatabaseState {
  /** `full` answers nobody new and `read_only` takes no changes: the first can still be used by who has a connection. */
  status: 'up' | 'down' | 'full' | 'read_only';
  /** Milliseconds the answer took. */
  ms: number;
  /** The reason, where there is one; never a secret. */
  why?: string;
}

interface WatchOptions {
  /** Looks once; never rejects. */
  look(): Promise<DatabaseState>;
  /** The state changed: the cause when it went, null when it is back. */
  changed(why: string | null): void;
}

/** Knows if the database can be reached: looks when somebody suspects that it cannot, until it can again. */
export class DatabaseWatch {
  readonly #options: WatchOptions;
  readonly #stopped = new AbortController();
  #state: DatabaseState = { status: 'up', ms: 0 };
  #at = Number.NEGATIVE_INFINITY;
  #looking: Promise<DatabaseState> | null = null;
  #searching = false;
  /** Since the last look began. */
  #suspected = false;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** True while nobody answers: whoever asks is told at once rather than after a wait. */
  get down(): boolean {
    return this.#state.status === 'down';
  }

  /** Something went wrong with a connection: is it the whole database? */
  suspect(): void {
    this.#suspected = true;
    if (!this.#searching) void this.#search();
  }

  /** The state, at most a second old. */
  async ask(): Promise<DatabaseState> {
    if (this.#searching || performance.now() - this.#at < FRESH_MS) return this.#state;
    const state = await this.#look();
    if (state.status === 'down') this.suspect();
    return state;
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #search(): Promise<void> {
    this.#searching = true;
    const { signal } = this.#stopped;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 1.6, LONGEST_PAUSE_MS)) {
      this.#suspected = false;
      const { status } = await this.#look();
      if (status !== 'down' && !this.#suspected) break;
      // Processes that lost the same database do not come back in step.
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
    this.#searching = false;
  }

  #look(): Promise<DatabaseState> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<DatabaseState> {
    const state = await this.#options.look();
    const before = this.down;
    this.#state = state;
    this.#at = performance.now();
    if (before !== this.down) this.#options.changed(this.down ? (state.why ?? 'no answer') : null);
    return state;
  }
}
