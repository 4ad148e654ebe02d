import { Segment } from '#src/features/newsletter/newsletter.ts';
import { forget, type KeptKey, keep, keptUnder, readKeptJson } from '#src/lib/kept.ts';
import { copiesOf, leftBehind, ownKey, standHere, textOf } from '../shared/tab.ts';
import type { LetterWords } from './letter-text.ts';

/** The copy that this browser keeps of a letter's words that the server does not have. */
export interface KeptLetter {
  words: LetterWords;
  /** The server's when these were typed, and their revision; 0 for a letter that it never had. */
  base: LetterWords;
  revision: number;
  at: number;
}

/** A copy that a page left behind, with the name it is kept under. */
export interface FoundLetter extends KeptLetter {
  name: KeptKey;
}

const PREFIX = 'editor:letter-';
const textKey = (id: number | null): KeptKey => `${PREFIX}${id ?? 'new'}`;

/** False where the browser keeps nothing: a letter's text is short enough for its store. */
export function keepLetter(id: number | null, kept: Omit<KeptLetter, 'at'>): boolean {
  standHere();
  return keep(ownKey(textKey(id)), JSON.stringify({ ...kept, at: Date.now() }));
}

/** The copies of a letter that pages left as they went, the newest first. */
export async function findLetters(id: number | null): Promise<FoundLetter[]> {
  const text = textKey(id);
  const names = await leftBehind([text, ...keptUnder(copiesOf(text))]);
  return names
    .map((name) => ({ name, ...readLetter(name) }))
    .filter((one): one is FoundLetter => isWords(one.words) && isWords(one.base))
    .sort((a, b) => b.at - a.at);
}

const readLetter = (name: KeptKey) => readKeptJson(name) as Partial<KeptLetter> | null;

function isWords(words: unknown): boolean {
  const given = words as Partial<LetterWords> | null | undefined;
  const texts = [given?.name, given?.subject, given?.preheader, given?.md];
  return texts.every((text) => typeof text === 'string') && Segment.safeParse(given?.segment).success;
}

export const forgetLetter = (name: KeptKey): void => forget(name);

/** Once the server has what this page kept. */
export const dropOwnLetter = (id: number | null): void => forget(ownKey(textKey(id)));

/** The numbers of the letters that have such a copy; null among them: a new one. */
export function keptLetters(): (number | null)[] {
  return keptUnder(PREFIX).map((one) => {
    const id = Number(textOf(one).slice(PREFIX.length));
    return Number.isInteger(id) ? id : null;
  });
}
