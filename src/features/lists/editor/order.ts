/** `ids` with `id` moved by `by` places, kept within both ends. */
export function movedBy(ids: readonly number[], id: number, by: number): number[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const to = Math.min(ids.length - 1, Math.max(0, from + by));
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The whole order once a family's own order changed: its places stay where they were, filled anew. */
export function withFamilyOrder(all: readonly number[], family: readonly number[]): number[] {
  const inFamily = new Set(family);
  const next = family[Symbol.iterator]();
  return all.map((id) => (inFamily.has(id) ? (next.next().value ?? id) : id));
}
