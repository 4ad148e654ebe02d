/** A copy with the item at `from` put at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** The row under a pointer at `y`; past either end, the first or the last. */
export function rowAt(rows: readonly { top: number; bottom: number }[], y: number): number {
  const found = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
  if (found >= 0) return found;
  return y < (rows[0]?.top ?? 0) ? 0 : rows.length - 1;
}
