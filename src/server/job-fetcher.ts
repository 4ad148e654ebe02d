/** Further ahead the regular look into the queue is early enough. */
const SOON_MS = 3_600_000;

/** Looks into one queue when something is known to be there, between the regular looks. */
export class JobFetcher {
  readonly #timers = new Set<NodeJS.Timeout>();
  #ended = false;
  /** Set once the queue has its worker. */
  fetch: () => void = () => undefined;

  /** So long from now; what is due already is fetched at once. */
  fetchIn(ms: number): void {
    if (this.#ended || ms > SOON_MS) return;
    if (ms <= 0) {
      this.fetch();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.fetch();
    }, ms);
    this.#timers.add(timer.unref());
  }

  end(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
