import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/calls/client.ts';

/** One change to save: the newest of a key replaces one that still waits. */
export interface Change {
  key: string;
  path: string;
  input: unknown;
  /** Of a wish that is not there yet: how it shows while it waits. */
  wish?: { name: string; price: number | null };
}

export type QueueState = 'saved' | 'saving' | 'offline';

export interface ChangeQueue {
  state: ReadableAtom<QueueState>;
  /** The number of changes waiting to be sent. */
  waiting: ReadableAtom<number>;
  /** Those changes, in their order. */
  changes: ReadableAtom<readonly Change[]>;
  /** Resolves once saved, rejects with the server's refusal; a lost connection only makes it wait. */
  add(change: Change): Promise<unknown>;
  /** Gives up a change that waits, which then resolves to nothing; one that is on its way goes on. */
  drop(key: string): void;
  /** Sends what an earlier page left, before anything newer; a newer change of the same key makes it idle. */
  resend(changes: readonly Change[]): void;
  /** Tries again now (the browser is back online). */
  retry(): void;
}

interface Options {
  send(path: string, input: unknown): Promise<unknown>;
  /** Keeps what waits after the page is gone: a phone may close it at any time. */
  save(changes: Change[]): void;
  /** A change that nobody waits for any more was refused. */
  onRefused(error: ApiError, change: Change): void;
  /** One of those was saved. */
  onSaved?(change: Change): void;
  retryMs?: number;
}

interface Entry {
  change: Change;
  settle: { resolve(value: unknown): void; reject(error: ApiError): void }[];
}

/** Changes leave one after the other, in order; nothing is lost to a bad line. */
export function createChangeQueue(options: Options): ChangeQueue {
  const entries: Entry[] = [];
  const state = atom<QueueState>('saved');
  const waiting = atom(0);
  const changes = atom<readonly Change[]>([]);
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    waiting.set(entries.length);
    changes.set(entries.map(({ change }) => change));
    options.save([...changes.get()]);
  };
  const finish = (entry: Entry, outcome: { value: unknown } | { error: ApiError }) => {
    entries.splice(entries.indexOf(entry), 1);
    remember();
    if ('value' in outcome) {
      for (const { resolve } of entry.settle) resolve(outcome.value);
      if (entry.settle.length === 0) options.onSaved?.(entry.change);
    } else if (entry.settle.length > 0) for (const { reject } of entry.settle) reject(outcome.error);
    else options.onRefused(outcome.error, entry.change);
  };

  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    for (let entry = entries[0]; entry; entry = entries[0]) {
      if (state.get() === 'saved') state.set('saving');
      const outcome = await attempt(() => options.send(entry.change.path, entry.change.input));
      if (outcome === 'later') {
        state.set('offline');
        timer = setTimeout(flush, options.retryMs ?? 5000);
        break;
      }
      finish(entry, outcome);
      state.set(entries.length > 0 ? 'saving' : 'saved');
    }
    sending = false;
  }

  return {
    state,
    waiting,
    changes,
    retry: flush,
    drop(key) {
      const entry = entries.find(({ change }, at) => change.key === key && !(sending && at === 0));
      if (!entry) return;
      finish(entry, { value: undefined });
      if (entries.length === 0) state.set('saved');
    },
    resend(earlier) {
      const newer = new Set(entries.map(({ change }) => change.key));
      const left = earlier.filter(({ key }) => !newer.has(key)).map((change) => ({ change, settle: [] }));
      entries.splice(sending ? 1 : 0, 0, ...left);
      remember();
      flush();
    },
    add(change) {
      return new Promise((resolve, reject) => {
        const known = entries.find((entry, at) => entry.change.key === change.key && !(sending && at === 0));
        if (known) {
          known.change = change;
          known.settle.push({ resolve, reject });
        } else entries.push({ change, settle: [{ resolve, reject }] });
        remember();
        flush();
      });
    },
  };
}

/**
 * A lost connection, an overload or an expired session: the change is kept and sent again later. Not through
 * useCall: the queue outlives every screen.
 */
const LATER = new Set([0, 401, 429, 500, 502, 503, 504]);

async function attempt(
  work: () => Promise<unknown>,
): Promise<{ value: unknown } | { error: ApiError } | 'later'> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return LATER.has(error.status) ? 'later' : { error };
  }
}
