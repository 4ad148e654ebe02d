import { wordTable } from '#src/lib/word-table.ts';
import { foldTerm, type Meaning, type SynonymGroup } from '../tuning.ts';
import { otherNumber } from './plural.ts';
import { isStopWord } from './stop-words.ts';

/** A phrase as it is written and as the engines see it, without its small words; a word in both numbers. */
function spellings(member: string): string[] {
  const words = member.split(' ');
  if (words.length === 1) return [member, ...otherNumber(member)];
  return [...new Set([member, words.filter((word) => !isStopWord(word)).join(' ')])];
}

/** Each word or phrase with those that stand for it, singulars and plurals. All folded. */
export type Synonyms = Readonly<Record<string, string[]>>;

export function synonymsOf(groups: readonly SynonymGroup[], meanings: readonly Meaning[]): Synonyms {
  const found = new Map<string, Set<string>>();
  const add = (asked: string, others: readonly string[]) => {
    for (const spelling of spellings(asked)) {
      const known = found.get(spelling) ?? new Set();
      for (const other of others.flatMap(spellings)) if (other !== spelling) known.add(other);
      found.set(spelling, known);
    }
  };
  for (const group of groups) {
    const terms = group.terms.map(foldTerm).filter(Boolean);
    for (const term of terms)
      add(
        term,
        terms.filter((other) => other !== term),
      );
  }
  for (const { asked, meant } of meanings) add(foldTerm(asked), meant.map(foldTerm).filter(Boolean));
  return wordTable(Object.fromEntries([...found].map(([word, others]) => [word, [...others]])));
}

/** For each name of a thing, the words by which it is asked for. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function namesOf(synonyms: Synonyms): Names {
  const names = new Map<string, Set<string>>();
  for (const [asked, meant] of Object.entries(synonyms))
    for (const name of meant) {
      const known = names.get(name) ?? new Set();
      for (const word of asked.split(' ')) if (!isStopWord(word)) known.add(word);
      names.set(name, known);
    }
  return names;
}

/**
 * The other words by which a thing is asked for, from the folded words of its name: an index that holds them
 * forgives their typing mistakes too, and finds phrases whose small words it does not keep.
 */
export function otherNames(names: Names, words: readonly string[]): string[] {
  const useful = words.filter((word) => !isStopWord(word));
  const phrases = useful.flatMap((word, at) => [word, `${word} ${useful[at + 1]}`]);
  const found = new Set(phrases.flatMap((phrase) => [...(names.get(phrase) ?? [])]));
  return [...found].filter((word) => !useful.includes(word));
}
