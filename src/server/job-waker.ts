/** Between two wakes of one queue: a run takes all that is there, so that one stands for all that came meanwhile. */
const APART_MS = 100;

/** Wakes one queue: at once, and then no more often than somebody would notice. */
export class JobWaker {
  readonly #wake: () => void;
  #resting: NodeJS.Timeout | null = null;
  #again = false;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** The run that follows sees all that the caller committed. */
  wake(): void {
    if (this.#resting) {
      this.#again = true;
      return;
    }
    this.#resting = setTimeout(() => this.#rested(), APART_MS).unref();
    this.#wake();
  }

  /** Says what is still to be said: the queue outlives this process. */
  end(): void {
    if (!this.#resting) return;
    clearTimeout(this.#resting);
    this.#rested();
  }

  #rested(): void {
    this.#resting = null;
    if (!this.#again) return;
    this.#again = false;
    this.wake();
  }
}
