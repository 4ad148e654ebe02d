import { formatCount, formatNumber } from '#src/lib/format.ts';
import { type FirstNameFacts, LAST_YEAR } from './facts.ts';
import { type FirstName, RECENT_YEARS, type Sex, sumBirths } from './first-name.ts';

/** Births by sex; a boy's and a girl's are never added up without both being said. */
export type BySex = Record<Sex, number>;

const of = (facts: FirstNameFacts, count: (row: FirstName) => number): BySex => ({
  m: facts.bySex.m ? count(facts.bySex.m) : 0,
  f: facts.bySex.f ? count(facts.bySex.f) : 0,
});

export const everBySex = (facts: FirstNameFacts) => of(facts, ({ total }) => total);
export const recentBySex = (facts: FirstNameFacts) => of(facts, ({ recent }) => recent);
export const lastYearBySex = (facts: FirstNameFacts) => of(facts, ({ births }) => births.at(-1) ?? 0);
export const beforeBySex = (facts: FirstNameFacts) =>
  of(facts, ({ births }) => sumBirths(births.slice(-2 * RECENT_YEARS, -RECENT_YEARS)));
export const peakBySex = (facts: FirstNameFacts) =>
  of(facts, ({ births, firstYear }) => births[facts.peakYear - firstYear] ?? 0);

const CHILDREN = { m: { one: 'garçon', many: 'garçons' }, f: { one: 'fille', many: 'filles' } } as const;

/** "3 520 garçons et 30 filles", the greater number first; "30 filles"; null when there was nobody. */
export function childrenText(counts: BySex): string | null {
  const order: Sex[] = counts.f > counts.m ? ['f', 'm'] : ['m', 'f'];
  const parts = order
    .filter((sex) => counts[sex] > 0)
    .map((sex) => formatCount(counts[sex], CHILDREN[sex].one, CHILDREN[sex].many));
  return parts.length > 0 ? parts.join(' et ') : null;
}

/** For a cell of a table: "3 520 garçons, 30 filles"; "0". */
export function childrenCell(counts: BySex): string {
  return childrenText(counts)?.replace(' et ', ', ') ?? formatNumber(0);
}

/** "En 2024, 3 520 garçons et 30 filles ont reçu le prénom Léo". */
export function lastYearText(facts: FirstNameFacts): string {
  const counts = lastYearBySex(facts);
  const children = childrenText(counts) ?? 'aucun enfant';
  const verb = counts.m + counts.f > 1 ? 'ont reçu' : childrenText(counts) ? 'a reçu' : 'n’a reçu';
  return `En ${LAST_YEAR}, ${children} ${verb} le prénom ${facts.name}`;
}
