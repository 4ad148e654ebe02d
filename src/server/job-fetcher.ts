/** Further ahead the regular look into the queue is early enough. */
const SOON_MS = 3_600_000;

/** Looks into one queue when something is known to be there, between the regular looks. */
export class JobFetcher {
  readonly #timers = new Set<NodeJS.Timeout>();
  #again: NodeJS.Timeout[] = [];
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

  /**
   * After so long each, counted from now: each run looks once itself, so that those which an earlier one asked for are
   * not needed any more.
   */
  fetchAgain(delaysMs: readonly number[]): void {
    for (const timer of this.#again) clearTimeout(timer);
    this.#again = this.#ended ? [] : delaysMs.map((ms) => setTimeout(() => this.fetch(), ms).unref());
  }

  end(): void {
    this.#ended = true;
    for (const timer of this.#again) clearTimeout(timer);
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
