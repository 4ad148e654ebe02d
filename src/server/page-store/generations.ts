/** The tag that stands for every page. */
export const everyPage = '*';

/**
 * Says whether something a render read changed after the render began. Marks are kept only while a render
 * is under way: with none in flight there is nobody left to compare them with.
 */
export class Generations {
  #tick = 0;
  #inFlight = 0;
  readonly #bumped = new Map<string, number>();

  bump(tags: Iterable<string>): void {
    if (this.#inFlight === 0) return;
    this.#tick += 1;
    for (const tag of tags) this.#bumped.set(tag, this.#tick);
  }

  /** To be paired with end(); the number is what moved() compares with. */
  begin(): number {
    this.#inFlight += 1;
    return this.#tick;
  }

  end(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#bumped.clear();
  }

  moved(tags: Iterable<string>, since: number): boolean {
    if (this.#isAfter(everyPage, since)) return true;
    for (const tag of tags) if (this.#isAfter(tag, since)) return true;
    return false;
  }

  #isAfter(tag: string, since: number): boolean {
    return (this.#bumped.get(tag) ?? 0) > since;
  }
}
