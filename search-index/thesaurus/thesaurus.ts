import { fold, wordsOf } from '../text.ts';
import {
  type Concept,
  type ConceptLine,
  conceptId,
  NAMING_KINDS,
  type NamingKind,
  type Shelf,
  type Term,
} from './concept.ts';
import { createDescriptions, type Descriptions, describedOf } from './described.ts';
import { keyWords } from './key.ts';
import { misspeltOf } from './misspelt.ts';
import { createNeeds, type Needs } from './needs.ts';
import { type KindsTold, kindsOf } from './qualified.ts';
import { situationsOf } from './situation.ts';
import { createUses, type Uses } from './uses.ts';

/** A concept named by some words, and by which kind of word. */
export interface Naming {
  concept: Concept;
  kind: NamingKind;
}

/** The words found at one place of a text. */
export interface Match {
  /** The first word of the match and the one after its last. */
  from: number;
  to: number;
  /** The meanings these words may have, the usual names first. */
  namings: readonly Naming[];
}

export interface Thesaurus {
  concepts: ReadonlyMap<string, Concept>;
  /** Every word that occurs in a name, folded and singular: what a mistyped word may have meant. */
  vocabulary: ReadonlySet<string>;
  /** Usual words by a common misspelling of theirs. */
  misspelt: ReadonlyMap<string, string>;
  /** The longest names in a text of key words, from left to right, none over another. */
  find(words: readonly string[], kinds?: ReadonlySet<NamingKind>): Match[];
  /** The names a phrase whose last word is unfinished may become, few or none. */
  complete(words: readonly string[]): Naming[];
  /** The usual names that a text as it is typed is the beginning of, small words and all; few or none. */
  begun(typed: string): Naming[];
  /** True of a word that begins a name, or that stands in one behind the other word. */
  follows(word: string, behind: string): boolean;
  /** True of the first word of a name and another one of it. */
  together(first: string, other: string): boolean;
  /** The things that a situation told by key words calls for. */
  needs: Needs;
  /** The things that are described instead of named. */
  described: Descriptions;
  /** The things that are used for what a sentence tells. */
  uses: Uses;
  /** The kinds of some things that these words beside their name make of them, by most words; null: none. */
  kindsOf(ids: readonly string[], words: ReadonlySet<string>, every?: boolean): KindsTold | null;
  /** Counts the kinds of a concept. */
  kinds(id: string): number;
  /** A concept and all it is a kind of. */
  closure(id: string): string[];
}

const LONGEST_PHRASE = 6;
/** A beginning that more things share says nothing yet. */
const MOST_COMPLETIONS = 40;

/** The part of a sorted list whose texts begin so, found by halves: this is asked at each key that is typed. */
function rangeOf(sorted: readonly string[], start: string): [number, number] {
  let [from, end] = [0, sorted.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((sorted[middle] ?? '') < start) from = middle + 1;
    else end = middle;
  }
  let to = from;
  while (sorted[to]?.startsWith(start)) to += 1;
  return [from, to];
}

/** A text as it is typed: folded words with one space between. */
const typedWords = (text: string) => wordsOf(fold(text)).join(' ');

const listed = (words: string | undefined) =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function termsOf(name: string, line: ConceptLine): Term[] {
  const named: Term[] = [{ text: name, kind: 'name' }];
  for (const kind of NAMING_KINDS)
    if (kind !== 'name') named.push(...listed(line[kind]).map((text) => ({ text, kind })));
  return [...named, ...listed(line.need).map((text) => ({ text, kind: 'need' as const }))];
}

/** Every id above one, nearest first; a line that names an unknown concept is a mistake of the thesaurus. */
function broaderOf(id: string, lines: ReadonlyMap<string, ConceptLine>): string[] {
  const found: string[] = [];
  let level = [id];
  while (level.length > 0) {
    level = level.flatMap((one) => listed(lines.get(one)?.under).map(conceptId));
    for (const above of level) {
      if (!lines.has(above)) throw new Error(`the thesaurus has no concept named ${above}`);
      if (above === id) throw new Error(`${id} is under itself`);
      if (!found.includes(above)) found.push(above);
    }
  }
  return found;
}

/** A usual name says more than a regional word. */
const RANK: Record<NamingKind, number> = {
  name: 0,
  fr: 1,
  spelling: 1,
  trade: 2,
  be: 3,
  ch: 3,
  qc: 3,
  en: 3,
  confusion: 4,
};

function indexOf(concepts: Iterable<Concept>): Map<string, Naming[]> {
  const index = new Map<string, Naming[]>();
  const add = (key: string, naming: Naming) => {
    const known = index.get(key) ?? [];
    const same = known.find(({ concept }) => concept === naming.concept);
    if (same && RANK[same.kind] <= RANK[naming.kind]) return;
    const others = known.filter((one) => one !== same);
    index.set(
      key,
      [...others, naming].sort((a, b) => RANK[a.kind] - RANK[b.kind]),
    );
  };
  for (const concept of concepts)
    for (const { text, kind } of concept.terms) {
      if (kind === 'need') continue;
      const words = keyWords(text);
      add(words.join(' '), { concept, kind });
      // People join and part words as they like: "cododo", "co dodo", "porte bébé", "portebébé".
      if (words.length > 1) add(words.join(''), { concept, kind });
      if (words.length > 1) add(wordsOf(fold(text)).join(''), { concept, kind });
    }
  for (const [key, namings] of index) index.set(key, narrowest(namings));
  return index;
}

/** Of a thing and its kind under the same words, the kind; the usual name of a thing stays. */
function narrowest(namings: readonly Naming[]): Naming[] {
  const above = new Set(namings.flatMap(({ concept }) => concept.broader));
  const kept = namings.filter(({ concept, kind }) => kind === 'name' || !above.has(concept.id));
  return kept.length > 0 ? kept : [...namings];
}

/** Words an editor adds: each is asked for by the words of all these. */
export interface Added {
  asked: string;
  meant: readonly string[];
}

export interface Changes {
  /** Ids of the concepts that are not to be known, with everything that is a kind of them. */
  off?: ReadonlySet<string>;
  added?: readonly Added[];
  /** Situations that parents live through, with what helps (situation.ts); `phrases`: those whose words are not mixed. */
  situations?: readonly string[];
  phrases?: readonly string[];
  /** Words for things by what they do, are for and look like (described.ts). */
  descriptions?: readonly string[];
  /** The uses of things, a line a thing as the descriptions are (uses.ts). */
  uses?: readonly string[];
}

/** The concepts of some shelves; the same name on two of them is a mistake, and so is an unknown one. */
function conceptsOf(shelves: readonly Shelf[]): Map<string, Concept> {
  const lines = new Map<string, ConceptLine>();
  const names = new Map<string, string>();
  for (const shelf of shelves)
    for (const [name, line] of Object.entries(shelf)) {
      const id = conceptId(name);
      if (lines.has(id)) throw new Error(`the thesaurus has ${name} twice`);
      lines.set(id, line);
      names.set(id, name);
    }
  const concepts = new Map<string, Concept>();
  for (const [id, line] of lines) {
    const name = names.get(id) ?? id;
    const near = listed(line.near).map(conceptId);
    for (const other of near)
      if (!lines.has(other)) throw new Error(`${name} is near ${other}, which is unknown`);
    concepts.set(id, { id, name, broader: broaderOf(id, lines), near, terms: termsOf(name, line) });
  }
  return concepts;
}

function addTo(index: Map<string, Naming[]>, added: readonly Added[]): void {
  for (const { asked, meant } of added) {
    const key = keyWords(asked).join(' ');
    const also = meant.flatMap((word) => index.get(keyWords(word).join(' ')) ?? []);
    const known = index.get(key) ?? [];
    const others = also.filter(({ concept }) => known.every((naming) => naming.concept !== concept));
    if (key !== '' && others.length > 0) index.set(key, [...known, ...others]);
  }
}

function kindsCounted(concepts: Iterable<Concept>): ReadonlyMap<string, number> {
  const below = new Map<string, number>();
  for (const { broader } of concepts)
    for (const above of broader) below.set(above, (below.get(above) ?? 0) + 1);
  return below;
}

/** The thesaurus made of some shelves, as editors changed it. */
export function createThesaurus(
  shelves: readonly Shelf[],
  { off, added = [], situations = [], phrases: ways = [], descriptions = [], uses = [] }: Changes = {},
): Thesaurus {
  const concepts = conceptsOf(shelves);
  const isOn = (id: string) =>
    !off || ![id, ...(concepts.get(id)?.broader ?? [])].some((one) => off.has(one));
  const index = indexOf([...concepts.values()].filter(({ id }) => isOn(id)));
  addTo(index, added);
  const below = kindsCounted(concepts.values());
  const phrases = [...index.keys()].sort();
  const misspelt = misspeltOf(concepts.values());
  const vocabulary = new Set(
    [...index.keys()].flatMap((key) => key.split(' ')).filter((word) => !misspelt.has(word)),
  );

  const told = situationsOf(situations, concepts);
  const described = [...describedOf(descriptions, concepts)].filter(([id]) => isOn(id));
  const used = [...describedOf(uses, concepts)].filter(([id]) => isOn(id));
  const written = [...concepts.values()].flatMap((concept) =>
    concept.terms.flatMap(({ text, kind }): [string, Naming][] =>
      kind !== 'need' && RANK[kind] <= 1 ? [[typedWords(text), { concept, kind }]] : [],
    ),
  );
  const byText = [...written.keys()].sort((a, b) =>
    (written[a]?.[0] ?? '') < (written[b]?.[0] ?? '') ? -1 : 1,
  );
  const texts = byText.map((place) => written[place]?.[0] ?? '');
  const named = [...index.keys()].map((key) => key.split(' '));
  const firsts = new Set(named.map(([word = '']) => word));
  const longestBegun = new Map<string, number>();
  for (const { 0: word = '', length } of named)
    longestBegun.set(word, Math.max(length, longestBegun.get(word) ?? 0));
  const behinds = new Set(named.flatMap(([first, ...more]) => more.map((word) => `${first} ${word}`)));

  function at(words: readonly string[], from: number, kinds?: ReadonlySet<NamingKind>): Match | null {
    const longest = longestBegun.get(words[from] ?? '') ?? 0;
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to -= 1) {
      const phrase = (between: string) => index.get(words.slice(from, to).join(between));
      // Most words begin no phrase of so many: nothing is put together for them.
      const found = (to - from <= longest && phrase(' ')) || (to - from < 4 ? phrase('') : undefined);
      const namings = kinds ? found?.filter(({ kind }) => kinds.has(kind)) : found;
      if (namings?.length) return { from, to, namings };
    }
    return null;
  }

  return {
    concepts,
    vocabulary,
    misspelt,
    needs: createNeeds(concepts, [...told, ...situationsOf(ways, concepts)]),
    described: createDescriptions(concepts, described, told),
    uses: createUses(concepts, [...described, ...used], told),
    find(words, kinds) {
      const matches: Match[] = [];
      for (let from = 0; from < words.length; ) {
        const match = at(words, from, kinds);
        if (match) matches.push(match);
        from = match?.to ?? from + 1;
      }
      return matches;
    },
    complete(words) {
      const start = words.join(' ');
      if (start.length < 3) return [];
      const found = phrases.slice(...rangeOf(phrases, start)).flatMap((key) => index.get(key) ?? []);
      const usual = found.filter(({ kind }) => RANK[kind] <= 1);
      const distinct = [...new Map(usual.map((naming) => [naming.concept.id, naming])).values()];
      return distinct.length <= MOST_COMPLETIONS ? distinct : [];
    },
    begun(typed) {
      const start = typedWords(typed);
      const places = start.length < 5 ? [] : byText.slice(...rangeOf(texts, start));
      if (places.length > MOST_COMPLETIONS) return [];
      // In the thesaurus's own order.
      return places.sort((a, b) => a - b).flatMap((place) => written[place]?.[1] ?? []);
    },
    together: (first, other) => behinds.has(`${first} ${other}`),
    follows: (word, behind) => firsts.has(word) || behinds.has(`${behind} ${word}`),
    kindsOf: kindsOf(concepts),
    kinds: (id) => below.get(id) ?? 0,
    closure: (id) => (concepts.has(id) ? [id, ...(concepts.get(id)?.broader ?? [])] : []),
  };
}
