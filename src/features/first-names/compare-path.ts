/** The number of names one comparison takes. */
export const MAX_COMPARED = 4;

/** The address that compares these names, the first four of them; null under two. */
export function comparePath(names: readonly string[]): string | null {
  if (names.length < 2) return null;
  return `/prenoms/comparer?${new URLSearchParams(names.slice(0, MAX_COMPARED).map((name) => ['nom', name]))}`;
}
