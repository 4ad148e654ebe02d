import { setTimeout as delay } from 'node:timers/promises';

/** The requests being answered at this moment; pages that nobody waits for give way to them. */
export class Foreground {
  readonly #patienceMs: number;
  #answering = 0;
  #quiet = Promise.withResolvers<void>();

  /** Nobody is waited for longer: a slow upload, or a site that is never idle, must not end the background. */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  get busy(): boolean {
    return this.#answering > 0;
  }

  /** Somebody is being answered until the function it returns is called. */
  attend(): () => void {
    if (this.#answering === 0) this.#quiet = Promise.withResolvers<void>();
    this.#answering += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#answering -= 1;
      if (this.#answering === 0) this.#quiet.resolve();
    };
  }

  /** Resolves when nobody is being answered, or is out of patience. */
  async quiet(): Promise<void> {
    if (!this.busy) return;
    const given = new AbortController();
    const patience = delay(this.#patienceMs, undefined, { signal: given.signal, ref: false });
    await Promise.race([this.#quiet.promise, patience.catch(() => undefined)]);
    given.abort();
  }
}
