const firstDelayMs = 1000;
const maxDelayMs = 60_000;

/** Failed pages, tried again together after a delay that doubles until one of them succeeds. */
export class Retries {
  readonly #retry: (key: string) => void;
  readonly #keys = new Set<string>();
  #delayMs = firstDelayMs;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(retry: (key: string) => void) {
    this.#retry = retry;
  }

  failed(key: string): void {
    this.#keys.add(key);
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => this.#fire(), this.#delayMs);
    this.#timer.unref();
  }

  succeeded(key: string): void {
    this.#keys.delete(key);
    this.#delayMs = firstDelayMs;
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
