/** Changes closer together than this are one step. */
const STEP_MS = 1_000;
/** All steps together, in characters: eight copies of the longest text. */
const MOST_CHARS = 12_000_000;

export type Way = 'undo' | 'redo';

/**
 * The texts that a document had, step by step. Each form of the text has an undo of its own, which goes as another form
 * is chosen: beyond it, what was written in the forms before is taken back from here.
 */
export class Past {
  #before: string[] = [];
  /** The steps of the form on the screen: its own undo takes them back. */
  #here: string[] = [];
  #after: string[] = [];
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** Keeps the text as it was before a change. */
  wrote(before: string, at: number): void {
    if (at - this.#writtenAt > STEP_MS) this.#here.push(before);
    this.#writtenAt = at;
    this.#after = [];
    trim(this.#here);
  }

  /** Another form is on the screen. */
  leftForm(): void {
    this.#before.push(...this.#here);
    this.#here = [];
    this.#writtenAt = Number.NEGATIVE_INFINITY;
    trim(this.#before);
  }

  /**
   * The text one step back or forth; null when there is none.
   * @param shown the part of a text that the form shows: steps that left it alone are passed over
   */
  step(way: Way, now: string, shown: (text: string) => string): string | null {
    const [from, to] = way === 'undo' ? [this.#before, this.#after] : [this.#after, this.#before];
    const seen = shown(now);
    let text = from.pop();
    while (text !== undefined && shown(text) === seen) text = from.pop();
    if (text === undefined) return null;
    to.push(now);
    return text;
  }

  forget(): void {
    this.#before = [];
    this.#here = [];
    this.#after = [];
    this.#writtenAt = Number.NEGATIVE_INFINITY;
  }
}

function trim(steps: string[]): void {
  let chars = 0;
  for (let n = steps.length - 1; n >= 0; n -= 1) {
    chars += steps[n]?.length ?? 0;
    if (chars > MOST_CHARS) return void steps.splice(0, n + 1);
  }
}
