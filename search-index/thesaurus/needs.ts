import type { Concept } from './concept.ts';
import { keyWords } from './key.ts';

/** Forms of the verbs that situations are told with, where cutting an ending is not enough. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fait: 'fair',
  font: 'fair',
  faire: 'fair',
  dort: 'dorm',
  dormir: 'dorm',
  sort: 'sort',
  sortir: 'sort',
  part: 'part',
  partir: 'part',
  tient: 'ten',
  tenir: 'ten',
  voit: 'voi',
  voir: 'voi',
  a: 'avoi',
  ont: 'avoi',
  avoir: 'avoi',
  va: 'all',
  aller: 'all',
};

/** The part of a word that is left when gender, number and the ends of verbs are cut. */
function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const cut =
    word.length > 4 ? word.replace(/(?:ement|issent|ent|ant|ees|ee|es|er|ez|ir|it|e|s)$/, '') : word;
  return cut.slice(0, LONGEST_STEM);
}

/** Words alike that long are of one family: "électrique" and "électricité" are not. */
const LONGEST_STEM = 8;
/** A situation of which less is told is another one. */
const TOLD_SHARE = 0.5;

/** Words that tell nothing of a situation here. */
const EMPTY = new Set([
  'bebe',
  'bb',
  'enfant',
  'quoi',
  'comment',
  'ne',
  'pas',
  'mon',
  'trop',
  'besoin',
  'avec',
  'il',
  'elle',
  'on',
]);

export const stemsOf = (words: readonly string[]) => {
  const useful = words.filter((word) => !EMPTY.has(word));
  return new Set((useful.length > 0 ? useful : words).map(stemOf));
};

export interface Needs {
  /** Every word that tells of a situation, as the thesaurus compares them. */
  words: ReadonlySet<string>;
  /**
   * Concepts whose situation is told by these words, in any order: the situations with most words, only they; else
   * those that say all of this and more.
   */
  find(words: readonly string[]): Concept[];
  /** Counts the words of a situation that these tell, of the one that is told whole with most of them. */
  tells(words: readonly string[]): number;
}

interface Situation {
  concept: Concept;
  stems: readonly string[];
}

const conceptsOf = (situations: readonly Situation[]) => [
  ...new Set(situations.map(({ concept }) => concept)),
];

export function createNeeds(concepts: Iterable<Concept>): Needs {
  const words = new Set<string>();
  const situations: Situation[] = [];
  for (const concept of concepts)
    for (const { text, kind } of concept.terms) {
      if (kind !== 'need') continue;
      const key = keyWords(text);
      for (const word of key) words.add(word);
      situations.push({ concept, stems: [...stemsOf(key)] });
    }
  const toldBy = (asked: ReadonlySet<string>) =>
    situations.filter(({ stems }) => stems.every((stem) => asked.has(stem)));
  return {
    words,
    tells: (typed) => Math.max(0, ...toldBy(stemsOf(typed)).map(({ stems }) => stems.length)),
    find(typed) {
      const asked = stemsOf(typed);
      if (asked.size === 0) return [];
      const told = toldBy(asked).filter(({ stems }) => stems.length >= asked.size * TOLD_SHARE);
      if (told.length === 0)
        return conceptsOf(situations.filter(({ stems }) => [...asked].every((stem) => stems.includes(stem))));
      const most = Math.max(...told.map(({ stems }) => stems.length));
      return conceptsOf(told.filter(({ stems }) => stems.length === most));
    },
  };
}
