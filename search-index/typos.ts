/** Letters a word needs before one, then two, typing mistakes are forgiven; both engines read it. */
export const TYPO_RULES = { oneTypo: 5, twoTypos: 9 } as const;

/** Typing mistakes forgiven in a folded query word; none in numbers and references. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < TYPO_RULES.oneTypo) return 0;
  return word.length < TYPO_RULES.twoTypos ? 1 : 2;
}

/** One row of the distances table; two letters swapped count once (Damerau, adjacent only). */
function nextRow(
  [left, right]: [string, string],
  at: number,
  [before, previous]: [number[], number[]],
): number[] {
  const row = [at];
  for (let column = 1; column <= right.length; column += 1) {
    const same = left[at - 1] === right[column - 1];
    let best = Math.min(
      (previous[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (previous[column - 1] ?? 0) + (same ? 0 : 1),
    );
    const swapped =
      at > 1 && column > 1 && left[at - 1] === right[column - 2] && left[at - 2] === right[column - 1];
    if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
    row.push(best);
  }
  return row;
}

function lastRow(left: string, right: string): number[] {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let at = 1; at <= left.length; at += 1) {
    const row = nextRow([left, right], at, [before, previous]);
    before = previous;
    previous = row;
  }
  return previous;
}

/** A wrong first letter is rare and changes the word: it counts twice, as in Meilisearch. */
function firstLetterCost(left: string, right: string): number {
  return left[0] === right[0] ? 0 : 1;
}

export function typosBetween(typed: string, word: string): number {
  return (lastRow(typed, word).at(-1) ?? 0) + firstLetterCost(typed, word);
}

/** As `typosBetween`, to the best beginning of `word`: the last word of a query may be unfinished. */
export function typosToPrefix(typed: string, word: string): number {
  return Math.min(...lastRow(typed, word)) + firstLetterCost(typed, word);
}
