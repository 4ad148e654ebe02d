export interface Move<K> {
  key: K;
  /** From 0, once the others stand where the moves before this one put them. */
  to: number;
}

/** The fewest calls that bring `before` into the order of `after`: one when a single thing changed place. */
export function movesBetween<K>(before: readonly K[], after: readonly K[]): Move<K>[] {
  const single = after.find((key) => same(without(before, key), without(after, key)));
  if (same(before, after)) return [];
  if (single !== undefined) return [{ key: single, to: after.indexOf(single) }];
  const moves: Move<K>[] = [];
  let now = [...before];
  for (const [to, key] of after.entries()) {
    if (now[to] === key) continue;
    moves.push({ key, to });
    now = without(now, key).toSpliced(to, 0, key);
  }
  return moves;
}

const without = <K>(keys: readonly K[], key: K) => keys.filter((one) => one !== key);

export const same = <K>(a: readonly K[], b: readonly K[]) =>
  a.length === b.length && a.every((key, at) => key === b[at]);

/** `items` in the order of `keys`; those it does not name go last, as they were. */
export function inOrder<T, K>(items: readonly T[], keys: readonly K[], keyOf: (item: T) => K): T[] {
  const place = (item: T) => {
    const at = keys.indexOf(keyOf(item));
    return at < 0 ? keys.length : at;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}
