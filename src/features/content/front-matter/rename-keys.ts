import { sameValue } from './equal.ts';
import { findPair, readValues } from './pairs.ts';
import { splitDocument } from './split.ts';

export interface Rename {
  name: string;
  to: string;
}

export interface Renamed {
  text: string;
  /** `taken`: the new name is already a key of its own; `written`: in a way that is not edited (a one-line map). */
  refused: { name: string; why: 'taken' | 'written' }[];
}

/** Gives keys of the front matter new names, all at once (two may swap): their values, comments and place stay. */
export function renameKeys(text: string, renames: readonly Rename[]): Renamed {
  const parts = splitDocument(text);
  const values = parts && readValues(parts.yaml);
  const wanted = renames.filter(({ name }) => values && name in values);
  if (!parts || !values || wanted.length === 0) return { text, refused: [] };
  const moving = new Set(wanted.map(({ name }) => name));
  const taken = wanted.filter(({ to }) => to in values && !moving.has(to));
  const free = wanted.filter((rename) => !taken.includes(rename));
  const refused = taken.map(({ name }) => ({ name, why: 'taken' as const }));
  const yaml = withNewKeys(parts.yaml, free);
  if (yaml === null || !sameValue(readValues(yaml), renamedValues(values, free)))
    return { text, refused: [...refused, ...free.map(({ name }) => ({ name, why: 'written' as const }))] };
  return { text: parts.open + yaml + parts.close + parts.body, refused };
}

function withNewKeys(yaml: string, renames: readonly Rename[]): string | null {
  const places = renames.map(({ name, to }) => ({ to, pair: findPair(yaml, name) }));
  let next = yaml;
  for (const { to, pair } of places.sort((a, b) => (b.pair?.start ?? 0) - (a.pair?.start ?? 0))) {
    if (!pair) return null;
    const line = yaml.slice(pair.start, pair.keyEnd);
    const start = pair.start + (line.length - line.trimStart().length);
    next = next.slice(0, start) + to + next.slice(pair.keyEnd);
  }
  return next;
}

function renamedValues(values: Record<string, unknown>, renames: readonly Rename[]): Record<string, unknown> {
  const to = new Map(renames.map((rename) => [rename.name, rename.to]));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [to.get(name) ?? name, value]));
}
