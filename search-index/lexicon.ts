import { isStopWord as isBuiltInStopWord } from './french/stop-words.ts';
import { namesOf, otherNames, type Synonyms, synonymsOf } from './french/synonyms.ts';
import { makerIn, type NamedMaker } from './reading/makers.ts';
import { createReader, type Reader } from './reading/read.ts';
import type { NamingKind } from './thesaurus/concept.ts';
import {
  DESCRIPTIONS,
  PHRASES,
  SHELVES,
  SHOES,
  SITUATIONS,
  THESAURUS,
  USES,
  WORN,
} from './thesaurus/index.ts';
import { keyWords } from './thesaurus/key.ts';
import { joinedName } from './thesaurus/makers.ts';
import { type Added, createThesaurus, type Thesaurus } from './thesaurus/thesaurus.ts';
import { DEFAULT_TUNING, foldTerm, type Tuning } from './tuning.ts';

/** A brand of the catalogue, as a reader of queries knows it. */
export interface KnownBrand {
  slug: string;
  name: string;
}

/** A tuning as the engines use it. */
export interface Lexicon {
  tuning: Tuning;
  /** Folded words and phrases with what editors say stands for them: asked of products as text. */
  synonyms: Synonyms;
  /** The same with the words of the thesaurus: asked of selections and pages, which have no concepts. */
  wideSynonyms: Synonyms;
  thesaurus: Thesaurus;
  /** Reads what a query asks for. */
  read: Reader;
  /** The well-known maker a query names of which the catalogue has nothing. */
  absentMaker(query: string): NamedMaker | null;
  isStopWord(folded: string): boolean;
  /** Folded words a name is asked for by, beside its own. */
  otherNames(words: readonly string[]): string[];
  /** Products to show first for what was typed, in order. */
  pinsOf(typed: string): number[];
}

/** Two ways to ask for one thing: neither number nor small words matter. */
function sameQuery(typed: string): string {
  const words = foldTerm(typed).split(' ').filter(Boolean);
  const useful = words.filter((word) => !isBuiltInStopWord(word));
  return (useful.length > 0 ? useful : words).map((word) => word.replace(/(?<=...)[sx]$/, '')).join(' ');
}

const WIDE = new Set<NamingKind | 'need'>(['fr', 'be', 'ch', 'qc', 'trade', 'en']);

/** Every other word of a concept finds its usual name. */
function thesaurusMeanings(off: ReadonlySet<string>): Tuning['meanings'] {
  const meant = new Map<string, string[]>();
  for (const { id, name, terms } of THESAURUS.concepts.values())
    for (const { text, kind } of off.has(id) ? [] : terms) {
      if (!WIDE.has(kind) || foldTerm(text).split(' ').length > 3 || foldTerm(text) === foldTerm(name))
        continue;
      meant.set(foldTerm(text), [...(meant.get(foldTerm(text)) ?? []), name]);
    }
  return [...meant].map(([asked, names]) => ({ asked, meant: names }));
}

function addedOf({ groups, meanings }: Tuning): Added[] {
  const ofGroups = groups.flatMap(({ terms }) =>
    terms.map((asked) => ({ asked, meant: terms.filter((term) => term !== asked) })),
  );
  return [...ofGroups, ...meanings];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

let lastWide: { asked: string; synonyms: Synonyms } | null = null;

/** Made once for one tuning: it takes 30 ms, and each new brand makes a new lexicon of the same tuning. */
function wideOf(tuning: Tuning, off: ReadonlySet<string>): Synonyms {
  const asked = JSON.stringify([tuning.groups, tuning.meanings, tuning.builtin_off]);
  if (lastWide?.asked !== asked)
    lastWide = {
      asked,
      synonyms: synonymsOf(tuning.groups, [...tuning.meanings, ...thesaurusMeanings(off)]),
    };
  return lastWide.synonyms;
}

/** Its parts are made when they are first asked for: reading the thesaurus takes some ten milliseconds. */
export function createLexicon(tuning: Tuning, brands: readonly KnownBrand[] = []): Lexicon {
  const off = new Set(tuning.builtin_off);
  const added = addedOf(tuning);
  const synonyms = synonymsOf(tuning.groups, tuning.meanings);
  const wide = once(() => wideOf(tuning, off));
  const thesaurus = once(() =>
    off.size === 0 && added.length === 0
      ? THESAURUS
      : createThesaurus(SHELVES, {
          off,
          added,
          situations: SITUATIONS,
          phrases: PHRASES,
          descriptions: DESCRIPTIONS,
          uses: USES,
        }),
  );
  const names = namesOf(synonyms);
  const stopWords = new Set(tuning.stop_words.map(foldTerm));
  const isStopWord = (folded: string) => isBuiltInStopWord(folded) || stopWords.has(folded);
  const reader = once(() =>
    createReader({ thesaurus: thesaurus(), brands, worn: WORN, shoes: SHOES, isStopWord }),
  );
  const sold = new Set(brands.map(({ name }) => joinedName(name)));
  const pins = new Map(tuning.pins.map(({ query, product_ids }) => [sameQuery(query), product_ids]));
  return {
    tuning,
    synonyms,
    get wideSynonyms() {
      return wide();
    },
    get thesaurus() {
      return thesaurus();
    },
    read: (query) => reader()(query),
    // A name that became a word for its thing is that thing.
    absentMaker: (query) =>
      makerIn(query, (joined, words) => sold.has(joined) || thesaurus().find(keyWords(words)).length > 0),
    isStopWord,
    otherNames: (words) => otherNames(names, words),
    pinsOf: (typed) => pins.get(sameQuery(typed)) ?? [],
  };
}

export const DEFAULT_LEXICON = createLexicon(DEFAULT_TUNING);
