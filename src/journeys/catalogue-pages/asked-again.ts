/** Pauses before the search is asked again, seconds; after the last one the link alone is left. */
export const PAUSES: readonly number[] = [2, 4, 8, 15, 30, 60, 60, 60];

interface Asking {
  /** True when the page answers now. */
  answers(): Promise<boolean>;
  pause(seconds: number): Promise<void>;
  /** Nobody who looks at another page, or is off line, waits for this one. */
  isWaited(): boolean;
  /** The words in the field. */
  typed(): string | undefined;
  waiting(seconds: number): void;
  /** `reload`: the results can be shown, nothing else was typed meanwhile. */
  ended(how: 'reload' | 'back' | 'given up'): void;
}

/** Asks again, later each time, until there is an answer; words typed meanwhile stay. */
export async function askAgain(asking: Asking): Promise<void> {
  const asked = asking.typed();
  for (const seconds of PAUSES) {
    asking.waiting(seconds);
    await asking.pause(seconds);
    while (!asking.isWaited()) await asking.pause(1);
    if (await asking.answers()) return asking.ended(asking.typed() === asked ? 'reload' : 'back');
  }
  asking.ended('given up');
}
