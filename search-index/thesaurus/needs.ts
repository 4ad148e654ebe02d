import { isEveryday } from '../french/everyday.ts';
import type { Concept } from './concept.ts';
import { isLight } from './light.ts';
import { type Helps, type Situation, toldSituation } from './situation.ts';
import { familyWords, ofChild, stemOf, stemsOf } from './stems.ts';

/** Of the weight of a situation's words, the share that must be told; and of what was asked, the share that tells it. */
const TOLD = 0.6;
const ASKED = 0.4;
/** A word that tells no situation here weighs as one that so many tell: it may be why another one was meant. */
const UNKNOWN_COUNT = 20;
/** Words that go with anything say this share of what others say. */
const LIGHT = 0.4;
/** Places and times that a situation told whole may stand beside: "moustiques dans la chambre". */
const WHERE_AND_WHEN: ReadonlySet<string> = stemsOf(
  'chambre maison salon nuit soir matin dehors poussette voiture vacance ete hiver rue parc'.split(' '),
);
/** Situations of nearly the same worth are told together. */
const ALIKE = 0.9;
/** Situations of this share of the worth of the first ones help last: a shop may have nothing else. */
const LESS = 0.5;
/** A word that so few situations are told with may stand for the whole of one, beside other words of the field. */
const RARE = 3;
/** A word of so few situations, whatever the ways to tell each, says which one is meant. */
const TELLING = 4;

/** The stems of what was asked, with the weight of all, and those of words that French has of other things. */
interface Told {
  asked: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  whole: number;
  child: boolean;
  sentence: boolean;
  /** A sentence of which no child is the subject. */
  strict: boolean;
}

export interface Needs {
  /** Every word that tells of a situation, as the thesaurus compares them. */
  words: ReadonlySet<string>;
  /**
   * What helps in the situation that these words tell, in any order: the one of which most is told, and that says most
   * of what was asked, by the weight of their words. Null: none is told. Of a `sentence` every word counts.
   */
  find(words: readonly string[], sentence?: boolean): (Helps & { worth: number }) | null;
  /** Those of some words that few situations are told with, if any: they say which one is meant. */
  telling(words: readonly string[]): string[];
  /** Counts the words of a situation that these tell, of the one that is told whole with most of them. */
  tells(words: readonly string[]): number;
}

/** All that several situations call for, each thing once, at its best; what helps in the `less` ones comes last. */
function together(situations: readonly Situation[], less: readonly Situation[]): Helps {
  const seen = new Set<string>();
  const once = (ids: readonly string[]) =>
    ids.filter((id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    });
  const of = (grade: keyof Helps) => once(situations.flatMap(({ helps }) => helps[grade]));
  const [best, good, fair] = [of('best'), of('good'), of('fair')];
  const last = once(less.flatMap(({ helps }) => [...helps.best, ...helps.good]));
  return { best, good, fair: [...fair, ...last] };
}

/** Situations that a concept's own line tells of come after those that are written with what helps. */
function ownSituations(concepts: Iterable<Concept>): Situation[] {
  return [...concepts].flatMap(({ id, near, terms }) =>
    terms
      .filter(({ kind }) => kind === 'need')
      .map(({ text }) => toldSituation(text, { best: [id], good: near, fair: [] })),
  );
}

/** Words that few situations are told with say more: "crevasses" more than "allaitement". */
function countsOf(situations: readonly Situation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of situations) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** By word, the places of the situations that are told with it. */
function placesOf(situations: readonly Situation[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { stems }] of situations.entries())
    for (const stem of stems) places.set(stem, [...(places.get(stem) ?? []), place]);
  return places;
}

/** The number of situations that each word is told of, all ways to tell one together. */
function spreadOf(situations: readonly Situation[]): ReadonlyMap<string, number> {
  const told = new Map<string, Set<Helps>>();
  for (const { stems, helps } of situations)
    for (const stem of stems) told.set(stem, (told.get(stem) ?? new Set()).add(helps));
  return new Map([...told].map(([stem, of]) => [stem, of.size]));
}

export function createNeeds(concepts: ReadonlyMap<string, Concept>, written: readonly Situation[]): Needs {
  const own = ownSituations(concepts.values());
  const all = [...written, ...own];
  const writtenOnes: ReadonlySet<Situation> = new Set(written);
  const counts = countsOf(all);
  // A word of a family tells as those that the situations are written with.
  const words = new Set([
    ...all.flatMap((one) => one.words),
    ...familyWords().filter((word) => counts.has(stemOf(word))),
  ]);
  const spread = spreadOf(written);
  const tells = (stem: string) => (spread.get(stem) ?? 0) <= TELLING;
  const sum = (stems: Iterable<string>) =>
    [...stems].reduce(
      (total, stem) =>
        total + Math.log(1 + all.length / (counts.get(stem) ?? UNKNOWN_COUNT)) * (isLight(stem) ? LIGHT : 1),
      0,
    );
  /** Words that are the whole of a situation by themselves. */
  const alone = new Set(all.flatMap(({ stems }) => (stems.length === 1 ? stems : [])));
  const weights = new Map(all.map((one) => [one, sum(one.stems)]));
  /** From 0 to 1: how much of the situation is told, and how much of what was asked tells it. */
  const worth = (one: Situation, { asked, elsewhere, whole, child, sentence, strict }: Told): number => {
    const common = one.stems.filter((stem) => asked.has(stem));
    const [only = '', second] = common;
    if (!only) return 0;
    // "Ne veut plus" goes with anything: what else is said tells what is meant.
    if (common.every(isLight) && ![...asked].every(isLight)) return 0;
    const told = sum(common) / (weights.get(one) ?? 1);
    const share = sum(common) / whole;
    if (second === undefined && share < 1) {
      // One word tells a situation alone, or among words of others: "couteau de cuisine" is none.
      // A word of elsewhere beside it leaves nothing told, and so does one that tells another situation as well:
      // "changer une roue", "perdre du poids".
      const plain = (stem: string) => !strict || stem === only || !(alone.has(stem) || elsewhere.has(stem));
      // A sentence has verbs that go with anything, which hide no word that does tell.
      const mayBeLight = child || (sentence && !elsewhere.has(only));
      const ofField = [...asked].every(
        (stem) => (counts.has(stem) || (mayBeLight && isLight(stem))) && plain(stem),
      );
      // Words that name something else tell none: "robinet cuisine", "vélo électrique".
      const goesWithAny = (stem: string) =>
        stem === only || isLight(stem) || (!elsewhere.has(only) && WHERE_AND_WHEN.has(stem));
      if (!sentence && !child && (told < 1 || ![...asked].every(goesWithAny))) return 0;
      const fits = ofField || (child && told === 1 && share >= ASKED);
      return fits && (told === 1 || (counts.get(only) ?? 0) <= RARE) ? told * share : 0;
    }
    if (!sentence && !child && [...elsewhere].some((stem) => !one.stems.includes(stem))) return 0;
    return told < TOLD || share < ASKED ? 0 : told * share;
  };
  const places = placesOf(all);
  /** Those told with one of these words at least, in order: no other is worth anything. */
  const near = (asked: ReadonlySet<string>): Situation[] =>
    [...new Set([...asked].flatMap((stem) => places.get(stem) ?? []))]
      .sort((a, b) => a - b)
      .flatMap((place) => all[place] ?? []);
  /** Other situations that are told whole, by a word that the first ones leave untold: "régurgite et a des coliques". */
  const besides = (first: readonly Situation[], asked: ReadonlySet<string>): Situation[] => {
    const told = new Set(first.flatMap(({ stems }) => stems));
    return near(asked).filter(
      (one) =>
        writtenOnes.has(one) &&
        one.stems.every((stem) => asked.has(stem)) &&
        one.stems.some((stem) => !told.has(stem) && tells(stem)),
    );
  };
  return {
    words,
    telling: (typed) => typed.filter((word) => tells(stemOf(word))),
    tells: (typed) => {
      const asked = stemsOf(typed);
      const whole = near(asked).filter(({ stems }) => stems.every((stem) => asked.has(stem)));
      return Math.max(0, ...whole.map(({ stems }) => stems.length));
    },
    find(typed, sentence = false) {
      const asked = stemsOf(typed);
      if (asked.size === 0) return null;
      const elsewhere = stemsOf(typed.filter(isEveryday));
      const child = typed.some(ofChild);
      const of = { asked, elsewhere, whole: sum(asked), child, sentence, strict: sentence && !child };
      const some = near(asked);
      const worths = some.map((one) => worth(one, of));
      const most = Math.max(0, ...worths);
      if (most === 0) return null;
      const found = some.filter((_, at) => (worths[at] ?? 0) >= most * ALIKE);
      const ofWritten = found.filter((one) => writtenOnes.has(one));
      const first = ofWritten.length > 0 ? ofWritten : found;
      const less = some.filter((_, at) => (worths[at] ?? 0) >= most * LESS);
      return { ...together([...first, ...(of.child ? besides(first, asked) : [])], less), worth: most };
    },
  };
}
