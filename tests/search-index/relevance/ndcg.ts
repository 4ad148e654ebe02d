const DEPTH = 10;

const gain = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** nDCG@10 (Järvelin and Kekäläinen, 2002): 1 when the ten best come first, best of all before. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  if (best === 0) throw new Error('nothing is worth finding');
  return gain(found) / best;
}

/** One over the place of the first answer that is worth 2 or more; 0 when none is among the first ten. */
export function reciprocalRank(found: readonly number[]): number {
  const at = found.slice(0, DEPTH).findIndex((grade) => grade >= 2);
  return at < 0 ? 0 : 1 / (at + 1);
}
