const firstDelayMs = 1000;
const maxDelayMs = 60_000;

/** Failed pages, tried again together after a delay that doubles until one of them succeeds. */
export class Retries {
  readonly #retry: (key: string) => void;
  /** To be tried at the next turn; and all that did not succeed since they failed. */
  readonly #keys = new Set<string>();
  readonly #failed = new Set<string>();
  #delayMs = firstDelayMs;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(retry: (key: string) => void) {
    this.#retry = retry;
  }

  failed(key: string): void {
    this.#keys.add(key);
    this.#failed.add(key);
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => this.#fire(), this.#delayMs);
    this.#timer.unref();
  }

  /** True when the page had failed before. */
  succeeded(key: string): boolean {
    this.#keys.delete(key);
    this.#delayMs = firstDelayMs;
    return this.#failed.delete(key);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #fire(): void {
    this.#timer = undefined;
    this.#delayMs = Math.min(this.#delayMs * 2, maxDelayMs);
    const keys = [...this.#keys];
    this.#keys.clear();
    for (const key of keys) this.#retry(key);
  }
}
