import { Segment } from '#src/features/newsletter/newsletter.ts';
import { forget, type KeptKey, keep, keptUnder, readKeptJson } from '#src/lib/kept.ts';
import type { LetterWords } from './letter-text.ts';

/** The copy that this browser keeps of a letter's words that the server does not have. */
export interface KeptLetter {
  words: LetterWords;
  /** The server's when these were typed, and their revision; 0 for a letter that it never had. */
  base: LetterWords;
  revision: number;
  at: number;
  /** The tab that keeps them: another one that is done with the letter leaves them alone. */
  tab: string;
}

const PREFIX = 'editor:letter-';
const TAB = crypto.randomUUID();
const key = (id: number | null): KeptKey => `${PREFIX}${id ?? 'new'}`;

/** False where the browser keeps nothing: a letter's text is short enough for its store. */
export const keepLetter = (id: number | null, kept: Omit<KeptLetter, 'at' | 'tab'>): boolean =>
  keep(key(id), JSON.stringify({ ...kept, at: Date.now(), tab: TAB }));

export function findLetter(id: number | null): KeptLetter | null {
  const kept = readKeptJson(key(id)) as Partial<KeptLetter> | null;
  return isWords(kept?.words) && isWords(kept?.base) ? (kept as KeptLetter) : null;
}

function isWords(words: unknown): boolean {
  const given = words as Partial<LetterWords> | null | undefined;
  const texts = [given?.name, given?.subject, given?.preheader, given?.md];
  return texts.every((text) => typeof text === 'string') && Segment.safeParse(given?.segment).success;
}

export const dropLetter = (id: number | null): void => forget(key(id));

/** Once the server has what this tab kept. */
export function dropOwnLetter(id: number | null): void {
  if (findLetter(id)?.tab === TAB) dropLetter(id);
}

/** The numbers of the letters that have such a copy; null among them: a new one. */
export function keptLetters(): (number | null)[] {
  return keptUnder(PREFIX).map((one) => {
    const id = Number(one.slice(PREFIX.length));
    return Number.isInteger(id) ? id : null;
  });
}
