import type { NameForm } from './close-names.ts';
import { FIRST_YEAR, firstNameFacts, LAST_YEAR, type Trend } from './facts.ts';
import type { FirstName, Sex } from './first-name.ts';
import { letterCount, syllableCount } from './name-shape.ts';

const DECADES = Math.floor((LAST_YEAR - FIRST_YEAR) / 10) + 1;

/** One first name in a list: enough to sort, filter and name it. */
export interface NameEntry extends NameForm {
  mainSex: Sex;
  trend: Trend;
  total: number;
  lastYear: Record<Sex, number>;
  /** Births of the last five years. */
  recentBySex: Record<Sex, number>;
  rank: Record<Sex, number | null>;
  /** Births of the last five years over those of the five before. */
  growth: number;
  /** Births of the five years before the last five. */
  before: number;
  /** Births of each decade since 1900; the last one is not over. */
  decades: Record<Sex, readonly number[]>;
  /** First year of the decade with most births a year. */
  peakDecade: number;
  letters: number;
  syllables: number;
}

/** One entry a slug, the most given of the last five years first. */
export function nameEntries(rows: readonly FirstName[]): NameEntry[] {
  const bySlug = Map.groupBy(rows, (row) => row.slug);
  return [...bySlug.values()].flatMap((own) => toEntry(own) ?? []).sort((a, b) => b.recent - a.recent);
}

function toEntry(rows: FirstName[]): NameEntry | null {
  const facts = firstNameFacts(rows);
  const first = rows[0];
  if (!facts || !first) return null;
  const of = (sex: Sex) => facts.bySex[sex];
  return {
    slug: facts.slug,
    name: facts.name,
    phonetic: first.phonetic,
    sexes: rows.map((row) => row.sex),
    mainSex: facts.mainSex,
    recent: facts.recent,
    trend: facts.trend,
    total: facts.total,
    lastYear: { m: of('m')?.births.at(-1) ?? 0, f: of('f')?.births.at(-1) ?? 0 },
    recentBySex: { m: of('m')?.recent ?? 0, f: of('f')?.recent ?? 0 },
    rank: { m: of('m')?.rankLastYear ?? null, f: of('f')?.rankLastYear ?? null },
    growth: facts.recent / Math.max(1, facts.before),
    before: facts.before,
    decades: { m: decadesOf(of('m')), f: decadesOf(of('f')) },
    peakDecade: facts.peakDecade,
    letters: letterCount(facts.name),
    syllables: syllableCount(facts.name),
  };
}

function decadesOf(row: FirstName | undefined): number[] {
  const decades = new Array<number>(DECADES).fill(0);
  row?.births.forEach((count, i) => {
    const at = Math.floor((row.firstYear + i - FIRST_YEAR) / 10);
    decades[at] = (decades[at] ?? 0) + count;
  });
  return decades;
}

/** Given at least a hundred times a year, more often than in the five years before; the steepest first. */
export function risingNames(entries: readonly NameEntry[], sex: Sex, limit: number): NameEntry[] {
  return entries
    .filter((entry) => entry.mainSex === sex && ['rising', 'revived'].includes(entry.trend))
    .filter((entry) => entry.lastYear[sex] >= 100)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, limit);
}

export function revivedNames(entries: readonly NameEntry[], limit: number): NameEntry[] {
  return entries.filter((entry) => entry.trend === 'revived').slice(0, limit);
}
