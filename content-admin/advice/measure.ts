/** A French text's length, and its ease. */
export interface Measure {
  words: number;
  sentences: number;
  /** Words a sentence, on average. */
  length: number;
  /** Kandel and Moles (1958), Flesch's ease with the weights of French: 0 hard, 100 easy. Null under 30 words. */
  ease: number | null;
}

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
const SENTENCE_END = /[.!?…]+(?=\s|$)|\n+/;
const ENOUGH_WORDS = 30;
const PER_LENGTH = 1.015;
const PER_SYLLABLE = 73.6;

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

export function measure(text: string): Measure {
  const words = wordsIn(text);
  const sentences = text.split(SENTENCE_END).filter((part) => wordsIn(part).length > 0).length;
  const length = sentences === 0 ? 0 : words.length / sentences;
  if (words.length < ENOUGH_WORDS) return { words: words.length, sentences, length, ease: null };
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 207 - PER_LENGTH * length - PER_SYLLABLE * (syllables / words.length);
  return { words: words.length, sentences, length, ease: Math.round(Math.min(100, Math.max(0, ease))) };
}

/** Groups of vowels that are heard: a mute e at the end of a word is not one. At least one a word. */
export function syllablesOf(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/e\u0301/g, 'é')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[^aeiouyé])(?:e|es|ent)$/, '');
  return Math.max(1, plain.match(/[aeiouyé]+/g)?.length ?? 0);
}

/** The longest sentence's words, when it has more than `most`. */
export function longSentences(text: string, most: number): string[] {
  return text
    .split(SENTENCE_END)
    .map((part) => part.trim())
    .filter((part) => wordsIn(part).length > most);
}

/** The share of words that two titles have in common, 0 to 1; small words count for nothing. */
export function alike(a: string, b: string): number {
  const [one, two] = [contentWords(a), contentWords(b)];
  const shared = [...one].filter((word) => two.has(word)).length;
  const all = new Set([...one, ...two]).size;
  return all === 0 ? 0 : shared / all;
}

/** The words of a title that say most of it, the longest first. */
export const keywords = (title: string): string[] =>
  [...contentWords(title)].sort((a, b) => b.length - a.length);

const contentWords = (text: string) =>
  new Set(
    wordsIn(text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
      .flatMap((word) => word.split(/[’'-]/))
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  );
