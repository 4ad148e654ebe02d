interface QueueBounds {
  /** The weight of all that runs at once. */
  capacity: number;
  /** The most that run at once, however light. */
  running: number;
  /** The most that wait, of all keys together. */
  waiting: number;
  /** The most that wait of one key. */
  waitingPerKey: number;
}

interface Place {
  /** Whose turn it takes: an account, an address. */
  key: string;
  /** In the unit of `capacity`; what is heavier than all of it runs alone. */
  weight: number;
  /** Gives the place up, before its turn or during it. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  weight: number;
  start(): void;
}

/** Said instead of keeping somebody waiting for ever. */
export class QueueFull extends Error {}

/**
 * Work in turns, one of each key after the other, so that nobody who sends a hundred things keeps the others waiting.
 * What runs at once is bounded by weight and by number; nothing overtakes what is next, so nothing waits for ever.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;
  #weight = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Rejects with QueueFull, or with the signal's reason; the place is free again once `work` has ended. */
  async run<T>({ key, weight, signal }: Place, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const taken = Math.min(weight, this.#bounds.capacity);
    await this.#turn(key, taken, signal);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#running -= 1;
      this.#weight -= taken;
      this.#next();
    }
  }

  #turn(key: string, weight: number, signal: AbortSignal | undefined): Promise<void> {
    const line = this.#lines.get(key) ?? [];
    const { waiting, waitingPerKey } = this.#bounds;
    if (this.#waiting >= waiting || line.length >= waitingPerKey) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(key, one);
        reject(signal?.reason);
        this.#next();
      };
      const one: Waiting = {
        weight,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(one);
      this.#lines.set(key, line);
      this.#waiting += 1;
      this.#next();
    });
  }

  #next(): void {
    for (;;) {
      const [key, line] = this.#lines.entries().next().value ?? [];
      const first = line?.[0];
      if (key === undefined || !first || !this.#fits(first.weight)) return;
      this.#remove(key, first);
      // The others come first before this key's next turn.
      const rest = this.#lines.get(key);
      if (rest) {
        this.#lines.delete(key);
        this.#lines.set(key, rest);
      }
      this.#running += 1;
      this.#weight += first.weight;
      first.start();
    }
  }

  #fits(weight: number): boolean {
    const { capacity, running } = this.#bounds;
    return this.#running === 0 || (this.#running < running && this.#weight + weight <= capacity);
  }

  #remove(key: string, one: Waiting): void {
    const line = this.#lines.get(key);
    const at = line?.indexOf(one) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(key);
  }
}
