import { type Concept, conceptId } from './concept.ts';
import { keyWords } from './key.ts';
import { stemsOf } from './stems.ts';

/** Ids of what helps in a situation: first what is looked for, then what does as well, then what is not useless. */
export interface Helps {
  best: readonly string[];
  good: readonly string[];
  fair: readonly string[];
}

/** One way to tell a situation, as the stems of its words. */
export interface Situation {
  stems: readonly string[];
  words: readonly string[];
  helps: Helps;
}

const GRADES = ['best', 'good', 'fair'] as const;

const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function helpsOf(parts: readonly string[], concepts: ReadonlyMap<string, Concept>): Helps {
  const helps = { best: [] as string[], good: [] as string[], fair: [] as string[] };
  for (const part of parts) {
    const grade = GRADES.find((one) => part.startsWith(`${one}:`));
    if (!grade) throw new Error(`a situation has a part that is unknown: ${part}`);
    const ids = listed(part.slice(grade.length + 1)).map(conceptId);
    for (const id of ids)
      if (!concepts.has(id)) throw new Error(`a situation calls for ${id}, which is unknown`);
    helps[grade] = ids;
  }
  return helps;
}

/** The situation that some words tell. */
export function toldSituation(text: string, helps: Helps): Situation {
  const words = keyWords(text);
  return { stems: [...stemsOf(words)], words, helps };
}

/**
 * Reads situations written one a line: the ways to tell it, then after bars what helps ("fièvre, bébé malade | best:
 * thermomètre | good: mouche-bébé"). A line that names an unknown concept is a mistake.
 */
export function situationsOf(groups: readonly string[], concepts: ReadonlyMap<string, Concept>): Situation[] {
  const lines = groups.flatMap((group) => group.split('\n')).filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const [told = '', ...parts] = line.split('|').map((part) => part.trim());
    const helps = helpsOf(parts, concepts);
    return listed(told).map((text) => toldSituation(text, helps));
  });
}
