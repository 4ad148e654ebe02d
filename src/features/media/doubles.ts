/** Bits that a copy in another format or size may differ by, out of sixty-four. */
const NEAR = 6;

export interface Looked {
  id: number;
  /** Difference hash, 16 hexadecimal digits; empty when there is none. */
  look: string;
}

/** Pictures of one plain colour all look the same without being the same. */
const says = (look: string) => look.length === 16 && !/^(0+|f+)$/.test(look);

function bitsApart(a: string, b: string): number {
  let count = 0;
  for (const at of [0, 8]) {
    let bits = Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

/** Those of `rows` that look like `look`, itself apart. */
export function lookalikes<T extends Looked>(one: Looked, rows: readonly T[]): T[] {
  if (!says(one.look)) return [];
  return rows.filter((row) => row.id !== one.id && says(row.look) && bitsApart(one.look, row.look) <= NEAR);
}

/**
 * The ids of every picture that looks like another, those alike beside each other. Two looks that are near share
 * two of their eight bytes at least, so that only those with a byte in common are compared.
 */
export function doublesOf(rows: readonly Looked[]): number[] {
  const buckets = new Map<string, Looked[]>();
  const group = new Map<number, Set<number>>();
  for (const row of rows) {
    if (!says(row.look)) continue;
    for (let at = 0; at < 16; at += 2) {
      const key = `${at}:${row.look.slice(at, at + 2)}`;
      const bucket = buckets.get(key) ?? [];
      buckets.set(key, bucket);
      for (const other of lookalikes(row, bucket)) joinGroups(group, row.id, other.id);
      bucket.push(row);
    }
  }
  return [...new Set(group.values())].flatMap((ids) => [...ids]);
}

function joinGroups(group: Map<number, Set<number>>, a: number, b: number): void {
  const ids = new Set([...(group.get(b) ?? [b]), ...(group.get(a) ?? [a])]);
  for (const id of ids) group.set(id, ids);
}
