import { isEveryday } from '../french/everyday.ts';
import { type Concept, conceptId } from './concept.ts';
import { keyWords } from './key.ts';
import { isLight } from './light.ts';
import type { Helps, Situation } from './situation.ts';
import { stemsOf } from './stems.ts';

/** Words that go with anything say this share of what others say. */
const LIGHT = 0.25;
/** A word that describes nothing here weighs as one that so many things are described with. */
const UNKNOWN_COUNT = 4;
/** Of the weight of what was said, the share that must describe a thing. */
const SHARE = 0.6;
const NEARLY_ALL = 0.8;
/** Things described nearly as well are shown together; those described less well come after. */
const ALIKE = 0.9;
const LESS = 0.7;
/** So many things at most are shown first. */
const MOST = 4;
/** A word that so many things are described with tells none beside words that go with anything. */
const MANY = 9;

/** A thing, or what helps in a situation, with every stem that its names and descriptions have. */
interface Described {
  ids: readonly string[];
  near: readonly string[];
  stems: ReadonlySet<string>;
}

export interface Descriptions {
  /** Every word that describes a thing, as the thesaurus compares them. */
  words: ReadonlySet<string>;
  /**
   * The things that somebody describes who does not find their names ("aspirateur à morve"), by the weight of the words
   * that describe them. Null: nothing is described well enough, or by one word only that many things are described with.
   */
  find(words: readonly string[], among?: ReadonlySet<string>): Helps | null;
}

/** Descriptions written one a line: a thing's usual name, then after a bar the words that are said of it. */
export function describedOf(
  groups: readonly string[],
  concepts: ReadonlyMap<string, Concept>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of groups.flatMap((group) => group.split('\n'))) {
    if (line.trim() === '') continue;
    const [name = '', said = ''] = line.split('|').map((part) => part.trim());
    const id = conceptId(name);
    if (!concepts.has(id)) throw new Error(`${name} is described, and unknown`);
    if (found.has(id)) throw new Error(`${name} is described twice`);
    found.set(id, said);
  }
  return found;
}

/** All the ways to tell a situation as one description of what helps in it: people mix them. */
function pooled(situations: readonly Situation[]): Described[] {
  const ways = new Map<Helps, Set<string>>();
  for (const { helps, stems } of situations) ways.set(helps, new Set([...(ways.get(helps) ?? []), ...stems]));
  return [...ways].map(([helps, stems]) => ({ ids: helps.best, near: helps.good, stems }));
}

function thingsOf(
  concepts: ReadonlyMap<string, Concept>,
  written: Iterable<[string, string]>,
): { things: Described[]; words: ReadonlySet<string> } {
  const words = new Set<string>();
  const things = [...written].map(([id, said]): Described => {
    const { terms = [], near = [] } = concepts.get(id) ?? {};
    const named = terms.filter(({ kind }) => kind !== 'confusion').map(({ text }) => text);
    const keys = keyWords([said, ...named].join(' '));
    for (const key of keys) words.add(key);
    return { ids: [id], near, stems: stemsOf(keys) };
  });
  return { things, words };
}

interface Worth {
  one: Described;
  worth: number;
}

/** The things described best, then what is so less well, then what is near the first. */
function inGrades(worths: readonly Worth[]): Helps {
  const most = Math.max(...worths.map(({ worth }) => worth));
  const inOrder = worths.toSorted((a, b) => b.worth - a.worth);
  const first = inOrder.filter(({ worth }) => worth >= most * ALIKE).slice(0, MOST);
  const less = inOrder.filter((one) => !first.includes(one) && one.worth >= most * LESS);
  const seen = new Set<string>();
  const once = (ids: readonly string[]) =>
    ids.filter((id) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
  return {
    best: once(first.flatMap(({ one }) => one.ids)),
    good: once(less.flatMap(({ one }) => one.ids)),
    fair: once(first.flatMap(({ one }) => one.near)),
  };
}

/** The things of the field by what describes them, and by the situations they help in. */
export function createDescriptions(
  concepts: ReadonlyMap<string, Concept>,
  written: Iterable<[string, string]>,
  situations: readonly Situation[],
): Descriptions {
  const { things, words } = thingsOf(concepts, written);
  const all = [...things, ...pooled(situations)];
  const counts = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weight = (stem: string) =>
    Math.log(1 + all.length / (counts.get(stem) ?? UNKNOWN_COUNT)) * (isLight(stem) ? LIGHT : 1);
  const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weight(stem), 0);
  const places = new Map<string, Described[]>();
  for (const one of all) for (const stem of one.stems) places.set(stem, [...(places.get(stem) ?? []), one]);
  /** Those that one of some words is said of. */
  const saidOf = (stems: readonly string[]) => new Set(stems.flatMap((stem) => places.get(stem) ?? []));
  /** Two words must tell, or one that few things are described with. */
  const isTold = (told: readonly string[]) => {
    const [only = '', another] = told.filter((stem) => !isLight(stem));
    return another !== undefined || (told.length > 1 && (counts.get(only) ?? MANY) < MANY);
  };
  return {
    words,
    find(typed, among) {
      const asked = [...stemsOf(typed)].filter((stem) => !/^\d/.test(stem));
      const whole = sum(asked);
      // A word that French has of other things describes none of ours, unless it is told of one.
      const elsewhere = [...stemsOf(typed.filter(isEveryday))];
      const near = [...saidOf(asked.filter((stem) => !isLight(stem)))];
      const worths = near.flatMap((one): Worth[] => {
        if (among && !one.ids.every((id) => among.has(id))) return [];
        if (elsewhere.some((stem) => !one.stems.has(stem))) return [];
        const told = asked.filter((stem) => one.stems.has(stem));
        const worth = sum(told) / whole;
        return isTold(told) && worth >= (among ? NEARLY_ALL : SHARE) ? [{ one, worth }] : [];
      });
      return worths.length > 0 ? inGrades(worths) : null;
    },
  };
}
