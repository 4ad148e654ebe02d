import { fold } from '../text.ts';

/**
 * One thing of the field, as the thesaurus writes it: every property is a kind of word, its words separated by
 * commas. Words are written as people write them; both numbers, small words, hyphens and accents do not matter.
 */
export interface ConceptLine {
  /** The more general thing: asking for it finds this one, not the other way round. Several are separated by commas. */
  under?: string;
  /** Everyday words of France. */
  fr?: string;
  /** Words of Belgium. */
  be?: string;
  /** Words of Switzerland. */
  ch?: string;
  /** Words of Québec. */
  qc?: string;
  en?: string;
  /** Words of the trade, and brand names that became nouns. */
  trade?: string;
  /** Spellings that a typing mistake does not explain. */
  spelling?: string;
  /** Words that name something else, and that people say for this one too. */
  confusion?: string;
  /** Situations in which people look for it without naming it. */
  need?: string;
  /** Things to show when there is none of this one. */
  near?: string;
}

/** The concepts of one part of the field, each under its usual name. */
export type Shelf = Readonly<Record<string, ConceptLine>>;

/** The kinds of words that name a thing, the usual name itself first. */
export const NAMING_KINDS = [
  ...(['name', 'fr', 'be', 'ch', 'qc', 'en', 'trade', 'spelling', 'confusion'] as const),
] as const;
export type NamingKind = (typeof NAMING_KINDS)[number];

/** A word or phrase and what it is to its concept. */
export interface Term {
  text: string;
  kind: NamingKind | 'need';
}

export interface Concept {
  /** Its usual name, folded: stable while the words around it change. */
  id: string;
  name: string;
  /** Ids of everything it is a kind of, nearest first. */
  broader: readonly string[];
  /** Ids of what stands in for it, in order. */
  near: readonly string[];
  terms: readonly Term[];
}

/** The id of a concept from its usual name. */
export const conceptId = (name: string) => fold(name).replaceAll('’', "'");
