import type { Passage } from '../answer.ts';

/** The words that carry no fact. */
const EMPTY = new Set(
  'le la les un une des du de d l et ou a au aux en dans sur sous par pour avec ce cet cette ces se s son sa ses leur leurs mon ma mes votre vos notre nos que qu qui quoi dont ou est sont etre ete avoir ont y il elle ils elles on vous nous je tu me te lui eux si comme mais donc car plus tres aussi alors ainsi cela ca c j m t n ne pas peut peuvent pouvez faut doit doivent devez vers chez entre lors quand'.split(
    ' ',
  ),
);
const DENIES = /(?:^| )(?:ne|n|pas|jamais|aucune?|sans|ni)(?= |$)/;
/** The least part of a sentence's words that its quote holds: the others are those of the title that stands above it. */
const HALF = 0.5;
/** No link, no markup, no dose. */
const UNWANTED = /[<>{}\\`|@]|https?:|www\.|\]\(|\*\*|\b\d+(?:[.,]\d+)?\s?(?:mg|µg|ml\/kg|g\/kg)\b/iu;
const LONGEST = 400;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/(\d)[\s\u202f\u00a0](?=\d{3}\b)/g, '$1')
    .replace(/[^a-z0-9,]+|,(?!\d)/g, ' ')
    .trim();

/** Verbs and plurals under one form: its first letters, without what ends it. */
const stem = (word: string): string =>
  word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/(?:es|e|s|x)$/, '');

interface Told {
  figures: string[];
  words: string[];
  denied: boolean;
}

function told(text: string): Told {
  const bare = plain(text);
  const all = bare.split(' ').filter(Boolean);
  return {
    figures: all.filter((word) => /\d/.test(word)),
    words: all.filter((word) => !/\d/.test(word) && word.length > 1 && !EMPTY.has(word)).map(stem),
    denied: DENIES.test(bare),
  };
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…][»”"]?)\s+(?=[\p{Lu}«"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The sentence of a passage that says what a model's sentence says: every figure, the same yes or no, and all of its
 * words but those of the title above it. Null where there is none: the sentence is left out.
 */
export function supportFor(
  sentence: string,
  passage: Pick<Passage, 'title' | 'heading' | 'text'>,
): string | null {
  if (sentence.length > LONGEST || UNWANTED.test(sentence)) return null;
  const said = told(sentence);
  if (said.words.length < 2) return null;
  const above = new Set(told(`${passage.title} ${passage.heading}`).words);
  const supports = (quote: string): boolean => {
    const held = told(quote);
    const words = new Set(held.words);
    const missing = said.words.filter((word) => !words.has(word));
    return (
      held.denied === said.denied &&
      said.figures.every((figure) => held.figures.includes(figure)) &&
      missing.length <= said.words.length * HALF &&
      missing.every((word) => above.has(word))
    );
  };
  return sentencesOf(passage.text).find(supports) ?? null;
}
