import { keep, readKeptJson } from '#src/lib/kept.ts';

/** docs/spec/product.md §3: what was searched, newest first, in this browser only. */
const KEY = 'searchHistory';
const MOST = 8;

export function readHistory(): string[] {
  const stored = readKeptJson(KEY);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
}

/** Private windows may refuse: the history is a comfort, not a need. */
const write = (entries: string[]) => keep(KEY, JSON.stringify(entries));

export function remember(query: string): void {
  const wanted = query.trim();
  if (wanted.length < 2) return;
  const others = readHistory().filter((entry) => entry.toLowerCase() !== wanted.toLowerCase());
  write([wanted, ...others].slice(0, MOST));
}

export function forgetHistory(): void {
  write([]);
}
