const REFERENCE = /\[\^([^\s[\]^]{1,60})\]/g;

/** The first number that no note of a text has. */
export function freeNote(text: string): string {
  const taken = new Set([...text.matchAll(REFERENCE)].map(([, label]) => label));
  let n = 1;
  while (taken.has(String(n))) n += 1;
  return String(n);
}

/** The block of a note: the lines after its first are indented, as they would begin something else. */
export const noteText = (label: string, words: string): string =>
  `[^${label}]: ${words
    .trim()
    .replace(/[ \t]*\n/g, '\n')
    .replace(/\n(?=[^\n])/g, '\n    ')}`;
