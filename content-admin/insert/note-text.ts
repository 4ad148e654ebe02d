const REFERENCE = /\[\^([^\s[\]^]{1,60})\]/g;

/** The first numbers that no note of a text has. */
export function freeNotes(text: string, count: number): string[] {
  const taken = new Set([...text.matchAll(REFERENCE)].map(([, label]) => label));
  const free: string[] = [];
  for (let n = 1; free.length < count; n += 1) if (!taken.has(String(n))) free.push(String(n));
  return free;
}

export const freeNote = (text: string): string => freeNotes(text, 1)[0] ?? '1';

/** The block of a note: the lines after its first are indented, as they would begin something else. */
export const noteText = (label: string, words: string): string =>
  `[^${label}]: ${words
    .trim()
    .replace(/[ \t]*\n/g, '\n')
    .replace(/\n(?=[^\n])/g, '\n    ')}`;
