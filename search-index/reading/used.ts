import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { NamedThing } from './reading.ts';
import type { Words } from './spelling.ts';

/** A use that is told by so much more than a situation is meant. */
const CLEARER = 0.2;
/** A thing that is wished for by its name is no circumstance. */
const WISHED =
  /\b(?:cherche|veux|voudrais|faut|besoin|acheter|achète|achat|quel|quelle|trouver|choisir|recherche)/iu;
/** Of a sentence, the share that must tell a use, for the thing that it names to be a circumstance. */
const MUCH = 0.75;

interface Named {
  head: NamedThing | null;
  others: readonly NamedThing[];
}

/** The things that are used for what some words tell, where no situation and no description is told. */
export function usedIn(
  { tokens, keys }: Words,
  { thesaurus, sentence }: { thesaurus: Thesaurus; sentence: boolean },
): NamedThing | null {
  const helps = thesaurus.uses.find(keys, sentence);
  if (!helps) return null;
  return {
    ids: helps.best,
    also: helps.good,
    fair: helps.fair,
    words: tokens.map(({ text }) => text).join(' '),
    keys: [],
    told: [],
    need: true,
    described: true,
    worth: helps.worth,
    count: helps.told,
  };
}

/** Things a sentence may be about of which nothing else was read: little of it tells it. */
export function guessedIn({ tokens, keys }: Words, thesaurus: Thesaurus): NamedThing | null {
  const need = thesaurus.needs.find(keys, true);
  const use = need ? null : thesaurus.uses.guess(keys);
  const helps = need ?? use;
  if (!helps) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  const { best, good, fair } = helps;
  const count = use?.told ?? 0;
  return { ids: best, also: good, fair, words, keys: [], told: [], need: true, described: true, count };
}

/** True of a use that is told clearly better than a situation. */
export const isClearer = (used: NamedThing, need: NamedThing): boolean =>
  (used.worth ?? 0) >= (need.worth ?? 0) + CLEARER;

/** Things of a use, and of a situation that is told less: those that both call for come first. */
export function withSituation(used: NamedThing, need: NamedThing): NamedThing {
  const called = new Set([...need.ids, ...need.also]);
  const both = used.ids.filter((id) => called.has(id));
  const ids = both.length > 0 ? both : used.ids;
  const once = (some: readonly string[], but: readonly string[]) =>
    [...new Set(some)].filter((id) => !but.includes(id));
  const also = once([...used.ids, ...used.also, ...(both.length > 0 ? need.ids : [])], ids);
  const fair = once(
    [...(used.fair ?? []), ...need.ids, ...need.also, ...(need.fair ?? [])],
    [...ids, ...also],
  );
  return { ...used, ids, also, fair, told: need.told ?? [] };
}

interface Told extends Named {
  /** The place of the first thing that is named, among the words; who begins with it asks for it. */
  first: number;
  sentence: boolean;
}

/** True of a sentence that names a thing as a circumstance: "le soleil tape dans la poussette". */
function isCircumstance(query: string, used: NamedThing, { head, others, first }: Told): boolean {
  if (WISHED.test(query) || first === 0 || (used.worth ?? 0) < MUCH) return false;
  const named = [...(head ? [head] : []), ...others].length;
  return (used.count ?? 0) > Math.max(1, named) && !head?.ids.some((id) => used.ids.includes(id));
}

/** True where a use is meant: no thing is named, or one that is a circumstance. */
export function isUse(query: string, used: NamedThing, told: Told): boolean {
  const { head, others, first, sentence } = told;
  if (sentence && isCircumstance(query, used, told)) return true;
  return !head && (others.length === 0 || (sentence && first > 0));
}
