import type { Concept } from './concept.ts';
import { type Helps, type Situation, toldSituation } from './situation.ts';
import { stemsOf } from './stems.ts';

/** A situation of which a smaller share is told, or that tells a smaller share of what was asked, is another one. */
const TOLD_SHARE = 0.5;
/** Two words of three are enough of a situation, one of two is not. */
const PARTLY = 0.6;

const RARE = 3;
/** Situations of nearly the same weight are told together. */
const ALIKE = 0.9;

export interface Needs {
  /** Every word that tells of a situation, as the thesaurus compares them. */
  words: ReadonlySet<string>;
  /**
   * What helps in the situation that these words tell, in any order: the situations that are told whole with most
   * words; else those told for the most part; else those that say all of this and more. Null: none is told.
   */
  find(words: readonly string[]): Helps | null;
  /** Counts the words of a situation that these tell, of the one that is told whole with most of them. */
  tells(words: readonly string[]): number;
}

/** All that several situations call for, each thing once, at its best. */
function together(situations: readonly Situation[]): Helps | null {
  if (situations.length === 0) return null;
  const seen = new Set<string>();
  const of = (grade: keyof Helps) =>
    situations
      .flatMap(({ helps }) => helps[grade])
      .filter((id) => {
        if (seen.has(id)) return false;
        seen.add(id);
        return true;
      });
  return { best: of('best'), good: of('good'), fair: of('fair') };
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
function weightsOf(situations: readonly Situation[]): (stems: readonly string[]) => number {
  const counts = new Map<string, number>();
  for (const { stems } of situations) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(1 + situations.length / (counts.get(stem) ?? 1));
  return (stems) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
}

export function createNeeds(concepts: ReadonlyMap<string, Concept>, written: readonly Situation[]): Needs {
  const own = ownSituations(concepts.values());
  const all = [...written, ...own];
  const words = new Set(all.flatMap((one) => one.words));
  const stemsKnown = new Set(all.flatMap((one) => one.stems));
  const whole = (asked: ReadonlySet<string>, among: readonly Situation[]) =>
    among.filter(({ stems }) => stems.every((stem) => asked.has(stem)));
  const weigh = weightsOf(all);
  const most = (found: readonly Situation[]) => {
    const weights = found.map(({ stems }) => weigh(stems));
    const heaviest = Math.max(0, ...weights);
    return found.filter((_, at) => (weights[at] ?? 0) > heaviest * ALIKE);
  };
  const partly = (asked: ReadonlySet<string>) => {
    const shares = all.map((one) => {
      const common = one.stems.filter((stem) => asked.has(stem)).length;
      const enough = common >= 2 && common >= one.stems.length * PARTLY && common >= asked.size * TOLD_SHARE;
      return { one, common: enough ? common / one.stems.length : 0 };
    });
    const best = Math.max(0, ...shares.map(({ common }) => common));
    return best === 0 ? [] : shares.filter(({ common }) => common === best).map(({ one }) => one);
  };
  /** A word that hardly any other situation is told with says enough beside others of the field. */
  const rarely = (asked: ReadonlySet<string>) => {
    const known = [...asked].filter((stem) => stemsKnown.has(stem));
    if (known.length < 2 || known.length < asked.size) return [];
    const telling = known.filter((stem) => all.filter(({ stems }) => stems.includes(stem)).length <= RARE);
    return all.filter(({ stems }) => stems.some((stem) => telling.includes(stem)));
  };
  return {
    words,
    tells: (typed) => Math.max(0, ...whole(stemsOf(typed), all).map(({ stems }) => stems.length)),
    find(typed) {
      const asked = stemsOf(typed);
      if (asked.size === 0) return null;
      // One word tells a situation alone, or among words of others: "couteau de cuisine" is none.
      const allKnown = [...asked].every((stem) => stemsKnown.has(stem));
      const told = whole(asked, all).filter(
        ({ stems }) => stems.length >= asked.size * TOLD_SHARE && (stems.length > 1 || allKnown),
      );
      const found = most(told);
      const ofWritten = found.filter((one) => written.includes(one));
      if (ofWritten.length > 0) return together(ofWritten);
      if (found.length > 0) return together(found);
      const nearly = partly(asked);
      if (nearly.length > 0) return together(nearly);
      const rare = rarely(asked);
      if (rare.length > 0) return together(rare);
      const within = all.filter(({ stems }) => [...asked].every((stem) => stems.includes(stem)));
      return together(within);
    },
  };
}
