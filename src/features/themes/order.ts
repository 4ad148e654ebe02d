/** The list with one of its entries moved to `to`; beyond the last place is the last place. */
export function moved<T extends { id: unknown }>(entries: readonly T[], id: T['id'], to: number): T[] {
  const one = entries.find((entry) => entry.id === id);
  if (!one) return [...entries];
  const rest = entries.filter((entry) => entry !== one);
  return rest.toSpliced(Math.min(to, rest.length), 0, one);
}
