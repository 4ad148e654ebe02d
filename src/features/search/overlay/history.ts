/** product.md §3: what was searched, newest first, in this browser only. */
const KEY = 'searchHistory';
const MOST = 8;

export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(entries: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Private windows may refuse: the history is a comfort, not a need.
  }
}

export function remember(query: string): void {
  const wanted = query.trim();
  if (wanted.length < 2) return;
  const others = readHistory().filter((entry) => entry.toLowerCase() !== wanted.toLowerCase());
  write([wanted, ...others].slice(0, MOST));
}

export function forgetHistory(): void {
  write([]);
}
