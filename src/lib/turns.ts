/**
 * Answers come back in any order: of several readings of one thing only the one begun last may be shown.
 * `begin()` at each reading, and at each change that an older answer would hide; the function it gives says
 * whether nothing was begun since.
 */
export function createTurns(): () => () => boolean {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}
