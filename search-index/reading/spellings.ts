import { isEveryday } from '../french/everyday.ts';
import { isStopWord } from '../french/stop-words.ts';
import { keyWords } from '../thesaurus/key.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { typosBetween } from '../typos.ts';
import { COLOUR_WORDS } from './colours.ts';
import { createCorrections, createCorrector } from './correct.ts';
import type { KnownBrand } from './named.ts';
import { SAYS_NOTHING } from './says-nothing.ts';
import { SEASON_WORDS } from './seasons.ts';
import { beginsOneOf, type Spelling } from './spelling.ts';

/** A reader’s knowledge beside French: the field's thesaurus and the brands of the catalogue. */
export interface Known {
  thesaurus: Thesaurus;
  /** Names as shops write them; matched whole, small words and number aside. */
  brands: readonly KnownBrand[];
  /** Ids of the concepts that are worn: there an age is a size. */
  worn: ReadonlySet<string>;
  /** Ids of those that are worn on feet. */
  shoes: ReadonlySet<string>;
  isStopWord?: (folded: string) => boolean;
}

/** A name that somebody heard is written in many ways. */
const BRAND_TYPOS = 2;

const MOST_REMEMBERED = 500;

/** A query is read in several ways, and the next key that is typed leaves most of its words as they are. */
function remembered<T>(correct: (word: string) => T): (word: string) => T {
  let known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const corrected = correct(word);
    if (known.size >= MOST_REMEMBERED) known = new Map();
    known.set(word, corrected);
    return corrected;
  };
}

/** The ways to spell what a query says, by what its words may be. */
export interface Spellings {
  brands: ReadonlyMap<string, KnownBrand>;
  /** The brand that some joined words are nearly; null: none. */
  heardBrand: (joined: string) => KnownBrand | null;
  plain: Spelling;
  ofNeeds: Spelling;
  ofSentences: Spelling;
  ofDescriptions: Spelling;
  ofUses: Spelling;
  /** True of a word that the field knows behind another, mistyped or not. */
  isOfField: (word: string, behind: string) => boolean;
}

/** Shorter names are near to many words; a mistake for so many letters is a name heard. */
const SHORTEST_BRAND = 7;
const LETTERS_A_MISTAKE = 6;

/** Finds the brand that joined words are nearly: one mistake for six letters, the nearest by its length. */
function heardBrandIn(brands: ReadonlyMap<string, KnownBrand>): (joined: string) => KnownBrand | null {
  const byLength = Map.groupBy(brands, ([key]) => key.replaceAll(' ', '').length);
  return (joined) => {
    if (joined.length < SHORTEST_BRAND || /\d/.test(joined)) return null;
    const most = Math.floor(joined.length / LETTERS_A_MISTAKE);
    for (let step = -most; step <= most; step += 1)
      for (const [key, brand] of byLength.get(joined.length + step) ?? [])
        if (typosBetween(joined, key.replaceAll(' ', '')) <= most) return brand;
    return null;
  };
}

export function spellingsOf(known: Known): Spellings {
  const { thesaurus } = known;
  const brands = new Map(known.brands.map((brand) => [keyWords(brand.name).join(' '), brand]));
  const ofBrands = [...brands.keys()].flatMap((key) => key.split(' '));
  const knownWords = new Set([
    ...[...thesaurus.vocabulary, ...ofBrands],
    ...[...SAYS_NOTHING, ...SEASON_WORDS, ...COLOUR_WORDS],
  ]);
  const nearest = remembered(createCorrector(knownWords));
  const sorted = [...thesaurus.vocabulary].sort();
  const plain: Spelling = {
    stops: known.isStopWord ?? isStopWord,
    correct: (word) => thesaurus.misspelt.get(word) ?? nearest(word),
    begins: (word) => beginsOneOf(sorted, word),
    mayBe: remembered(createCorrections(knownWords)),
    together: thesaurus.together,
  };
  // A word of a situation is no misspelt name, where it tells one.
  const ofNeeds: Spelling = {
    ...plain,
    correct: (word) => (thesaurus.needs.words.has(word) ? null : plain.correct(word)),
  };
  const ofSituations = remembered(createCorrector(thesaurus.needs.words));
  const isOfField = (word: string, behind: string) =>
    thesaurus.follows(word, behind) ||
    // Who says a word that French has of other things means it, unless things are named so.
    (!isEveryday(word) &&
      (thesaurus.needs.words.has(word) ||
        ofSituations(word) !== null ||
        ofBrands.some((one) => typosBetween(word, one) <= BRAND_TYPOS)));
  const ofSentences: Spelling = {
    ...plain,
    correct: ofSituations,
    begins: (word) => thesaurus.needs.words.has(word),
  };
  // Nor is one that describes a thing.
  const ofDescriptions: Spelling = {
    ...ofNeeds,
    correct: (word) => (thesaurus.described.words.has(word) ? null : ofNeeds.correct(word)),
  };
  const ofUses: Spelling = {
    ...ofDescriptions,
    correct: (word) => (thesaurus.uses.words.has(word) ? null : ofDescriptions.correct(word)),
    mayBe: (word) => (thesaurus.uses.words.has(word) ? [] : (ofDescriptions.mayBe?.(word) ?? [])),
  };
  return {
    brands,
    heardBrand: remembered(heardBrandIn(brands)),
    plain,
    ofNeeds,
    ofSentences,
    ofDescriptions,
    ofUses,
    isOfField,
  };
}
