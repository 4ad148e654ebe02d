import { isEveryday } from '../french/everyday.ts';
import type { Concept } from './concept.ts';
import { keyWords } from './key.ts';
import { isLight } from './light.ts';
import type { Helps, Situation } from './situation.ts';
import { ofChild, stemsOf } from './stems.ts';

/** Words that stand for a child, or for its parents, in a sentence. */
const OF_CHILD: ReadonlySet<string> = new Set(
  'il elle lui mon ma sa son mes se nos notre bebes enceinte grossesse'.split(' '),
);

/** Words that go with anything say this share of what others say. */
const LIGHT = 0.2;
/** A word that nothing here is told with is mostly the verb of a circumstance: it weighs little. */
const UNKNOWN = 1.6;
/** Of the weight of what was said, the share that must be told of one thing. */
const SHARE = 0.5;
/** The same where no child is spoken of: what is told may be of a grown-up's life. */
const SHARE_ALONE = 0.62;
/** The same where nothing else was read: a guess is better than an empty page. */
const SHARE_GUESSED = 0.3;
/** One word tells a thing alone where so few things are told with it. */
const RARE = 9;
/** A thing that helps well in a situation is told by it less than the best one. */
const GRADES = { best: 1, good: 0.72, fair: 0.5 } as const;
/** Things told nearly as well are shown together, so many at most; those told less well come after. */
const ALIKE = 0.93;
const LESS = 0.72;
const LEAST = 0.55;
const MOST = 3;

/** Words of France that name a thing, or a situation it helps in: regional ones tell other things there. */
const NAMING: ReadonlySet<string> = new Set(['name', 'fr', 'trade', 'need']);

/** Stems that tell of some things, and how well each thing is told by them. */
interface Told {
  ids: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
}

export interface Uses {
  /** Every word that a use is told with, as the thesaurus compares them. */
  words: ReadonlySet<string>;
  /**
   * The things that are used for what a sentence tells, by the weight of its words, and how much of it tells them (0 to
   * 1; `told`: with so many words). Null: too little of it tells any.
   */
  find(words: readonly string[], sentence?: boolean): (Helps & { worth: number; told: number }) | null;
  /** The same of a sentence of which little tells anything, by one word that few things are told with at least. */
  guess(words: readonly string[]): (Helps & { worth: number; told: number }) | null;
}

function ofConcepts(concepts: ReadonlyMap<string, Concept>, written: Iterable<[string, string]>) {
  const words = new Set<string>();
  const said = new Map<string, string>();
  for (const [id, text] of written) said.set(id, `${said.get(id) ?? ''} ${text}`);
  const told = [...said].map(([id, text]): Told => {
    const terms = concepts.get(id)?.terms ?? [];
    const named = terms.filter(({ kind }) => NAMING.has(kind)).map((term) => term.text);
    const keys = keyWords([text, ...named].join(' '));
    for (const key of keys) words.add(key);
    return { ids: new Map([[id, 1]]), stems: stemsOf(keys) };
  });
  return { told, words };
}

/** All the ways to tell a situation as one, with how well each thing helps in it. */
function ofSituations(situations: readonly Situation[]): Told[] {
  const ways = new Map<Helps, Set<string>>();
  for (const { helps, stems } of situations) ways.set(helps, new Set([...(ways.get(helps) ?? []), ...stems]));
  return [...ways].map(([helps, stems]) => {
    const ids = new Map<string, number>();
    for (const grade of ['fair', 'good', 'best'] as const)
      for (const id of helps[grade]) ids.set(id, GRADES[grade]);
    return { ids, stems };
  });
}

function graded(worths: ReadonlyMap<string, number>, concepts: ReadonlyMap<string, Concept>): Helps {
  const inOrder = [...worths].sort((a, b) => b[1] - a[1]);
  const most = inOrder[0]?.[1] ?? 0;
  const best = inOrder
    .filter(([, worth]) => worth >= most * ALIKE)
    .slice(0, MOST)
    .map(([id]) => id);
  const rest = inOrder.filter(([id]) => !best.includes(id));
  const good = rest
    .filter(([, worth]) => worth >= most * LESS)
    .slice(0, MOST)
    .map(([id]) => id);
  const near = best.slice(0, 1).flatMap((id) => concepts.get(id)?.near ?? []);
  const less = rest
    .filter(([id, worth]) => !good.includes(id) && worth >= most * LEAST)
    .slice(0, MOST)
    .map(([id]) => id);
  return {
    best,
    good,
    fair: [...new Set([...less, ...near])].filter((id) => !best.includes(id) && !good.includes(id)),
  };
}

export function createUses(
  concepts: ReadonlyMap<string, Concept>,
  written: Iterable<[string, string]>,
  situations: readonly Situation[],
): Uses {
  const { told, words } = ofConcepts(concepts, written);
  const all = [...told, ...ofSituations(situations)];
  const counts = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const places = new Map<string, Told[]>();
  for (const one of all) for (const stem of one.stems) places.set(stem, [...(places.get(stem) ?? []), one]);
  const weight = (stem: string) => {
    const count = counts.get(stem);
    const full = count === undefined ? UNKNOWN : Math.log(1 + all.length / count);
    return full * (isLight(stem) ? LIGHT : 1);
  };
  const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weight(stem), 0);
  const found = (typed: readonly string[], sentence: boolean, guessed: boolean) => {
    const asked = [...stemsOf(typed)].filter((stem) => !/^\d/.test(stem));
    const elsewhere = [...stemsOf(typed.filter(isEveryday))].filter((stem) => !counts.has(stem));
    if (elsewhere.length > 0 || asked.length < 2) return null;
    const whole = sum(asked);
    const usual = typed.some((word) => ofChild(word) || OF_CHILD.has(word)) ? SHARE : SHARE_ALONE;
    const least = guessed ? SHARE_GUESSED : usual;
    const near = new Set(asked.filter((stem) => !isLight(stem)).flatMap((stem) => places.get(stem) ?? []));
    const worths = new Map<string, number>();
    let told = 0;
    for (const one of near) {
      const common = asked.filter((stem) => one.stems.has(stem));
      const [only = '', second] = common.filter((stem) => !isLight(stem));
      const worth = sum(common) / whole;
      if (worth < least || (second === undefined && (!sentence || (counts.get(only) ?? RARE) >= RARE)))
        continue;
      told = Math.max(told, common.filter((stem) => !isLight(stem)).length);
      for (const [id, grade] of one.ids) worths.set(id, Math.max(worths.get(id) ?? 0, worth * grade));
    }
    if (worths.size === 0) return null;
    return { ...graded(worths, concepts), worth: Math.max(...worths.values()), told };
  };
  return {
    words,
    find: (typed, sentence = true) => found(typed, sentence, false),
    guess: (typed) => found(typed, true, true),
  };
}
