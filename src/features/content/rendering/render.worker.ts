import { type Shown, shownOf, type ToShow } from './shown.ts';

/** The reader's recursion is bounded; should some text overrun the stack all the same, it is refused like a long one. */
export function run(input: ToShow): Shown | null {
  try {
    return shownOf(input);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
