/** The reader's recursion is bounded; should some text overrun the stack all the same, it is refused like a long one. */
export function unlessTooDeep<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
