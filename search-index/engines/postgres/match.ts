import type { SearchKind } from '../../documents/kinds.ts';
import { isEveryday } from '../../french/everyday.ts';
import { otherNumber } from '../../french/plural.ts';
import type { Synonyms } from '../../french/synonyms.ts';
import type { ParsedQuery } from '../../query.ts';
import type { Opened, Parameters } from './database.ts';
import { findCorrections } from './terms.ts';

/**
 * One word of the query, or one phrase that has synonyms, as text of `to_tsquery`: `stems` for the French
 * configuration, `words` for the one that leaves words whole, `synonyms` for the French one.
 */
export interface Unit {
  stems: string;
  words: string;
  exact: string;
  synonyms: string;
}

const quoted = (word: string) => `'${word}'`;
/** Words that follow each other; two may have a small word between them, which the index does not keep. */
function phrase(text: string): string {
  const [first = '', second, ...more] = text.split(' ').map(quoted);
  if (second === undefined) return first;
  if (more.length > 0) return `(${[first, second, ...more].join(' <-> ')})`;
  return `(${first} <-> ${second} | ${first} <2> ${second})`;
}
const anyOf = (parts: string[]) => parts.join(' | ');

/** Counts the words from `at` that make the longest known phrase; 1 when none does. */
function phraseLength(synonyms: Synonyms, words: string[], at: number): number {
  const lengths = [3, 2].filter((length) => at + length <= words.length);
  return lengths.find((length) => words.slice(at, at + length).join(' ') in synonyms) ?? 1;
}

interface Known {
  synonyms: Synonyms;
  corrections: Map<string, string[]>;
}

function unitOf(words: string[], isLast: boolean, known: Known): Unit {
  const text = words.join(' ');
  const synonyms = anyOf((known.synonyms[text] ?? []).map(phrase));
  if (words.length > 1) return { stems: phrase(text), words: phrase(text), exact: phrase(text), synonyms };
  const near = known.corrections.get(text) ?? [];
  return {
    stems: anyOf([text, ...otherNumber(text)].map(quoted)),
    words: anyOf([isLast ? `${quoted(text)}:*` : quoted(text), ...near.map(quoted)]),
    exact: anyOf([text, ...otherNumber(text)].map(quoted)),
    synonyms,
  };
}

/** The units of a query; mistyped words come with the known words near them. */
export async function unitsOf(
  opened: Opened,
  kind: SearchKind,
  { query, spelt = false }: { query: ParsedQuery; spelt?: boolean | undefined },
): Promise<Unit[]> {
  const asWritten = (word: string | undefined) => spelt && word !== undefined && isEveryday(word);
  const doubtful = query.words.filter((word) => !asWritten(word));
  const corrections = await findCorrections(opened.db, kind, { words: doubtful, last: query.words.at(-1) });
  const lexicon = opened.lexicon();
  const synonyms = kind === 'product' ? lexicon.synonyms : lexicon.wideSynonyms;
  const units: Unit[] = [];
  for (let at = 0; at < query.words.length; ) {
    const length = phraseLength(synonyms, query.words, at);
    const isLast = at + length === query.words.length && !asWritten(query.words[at]);
    units.push(unitOf(query.words.slice(at, at + length), isLast, { synonyms, corrections }));
    at += length;
  }
  return units;
}

/** The tsquery of some units as whole words, in either number: "lange" without "langer". */
export function exactly(parameters: Parameters, units: Unit[]): string {
  return units.map(({ exact }) => `to_tsquery('search_words', ${parameters.add(exact)})`).join(' && ');
}

/** The tsquery of some units, all of them needed; `wide` lets synonyms stand for a word. */
export function tsquery(parameters: Parameters, units: Unit[], wide: boolean): string {
  const parts = units.map(({ stems, words, synonyms }) => {
    const french = wide && synonyms ? `${stems} | ${synonyms}` : stems;
    const stemmed = `to_tsquery('search_french', ${parameters.add(french)})`;
    return `(${stemmed} || to_tsquery('search_words', ${parameters.add(words)}))`;
  });
  return parts.join(' && ');
}
