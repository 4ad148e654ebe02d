import { type FirstName, RECENT_YEARS, type Sex, sumBirths } from './first-name.ts';

/** The last year of the file (INSEE, édition 2024). */
export const LAST_YEAR = 2024;
export const FIRST_YEAR = 1900;

/** `revived`: given by our great-grandparents, gone, and rising again. */
export type Trend = 'rising' | 'revived' | 'steady' | 'falling' | 'rare' | 'gone';

export interface FirstNameFacts {
  slug: string;
  name: string;
  total: number;
  recent: number;
  /** Births of the five years before the last five. */
  before: number;
  lastYearBirths: number;
  bySex: Partial<Record<Sex, FirstName>>;
  /** The sex that counts more births over all years. */
  mainSex: Sex;
  /** Share of the main sex, 0 to 1. */
  mainShare: number;
  firstYear: number;
  peakYear: number;
  peakBirths: number;
  /** First year of the ten with most births: 1980 for "les années 1980". */
  peakDecade: number;
  /** Half of all the births come before or in this year. */
  medianYear: number;
  trend: Trend;
}

export interface YearCount {
  year: number;
  m: number;
  f: number;
}

/** Facts of one first name from its rows (one or two sexes), `null` when there is none. */
export function firstNameFacts(rows: readonly FirstName[]): FirstNameFacts | null {
  const main = [...rows].sort((a, b) => b.total - a.total)[0];
  if (!main) return null;
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const years = yearCounts(rows);
  const counts = years.map(({ m, f }) => m + f);
  const peakIndex = counts.indexOf(Math.max(...counts));
  return {
    slug: main.slug,
    name: main.name,
    total,
    recent: rows.reduce((sum, row) => sum + row.recent, 0),
    before: sumBirths(counts.slice(-2 * RECENT_YEARS, -RECENT_YEARS)),
    lastYearBirths: counts.at(-1) ?? 0,
    bySex: Object.fromEntries(rows.map((row) => [row.sex, row])),
    mainSex: main.sex,
    mainShare: total === 0 ? 1 : main.total / total,
    firstYear: Math.min(...rows.map((row) => row.firstYear)),
    peakYear: FIRST_YEAR + peakIndex,
    peakBirths: counts[peakIndex] ?? 0,
    peakDecade: peakDecade(counts),
    medianYear: medianYear(counts),
    trend: trendOf(counts),
  };
}

/** The sexes worth a line of their own: at least 1 % of the births; the other is in the table all the same. */
export function shownSexes({ bySex, total }: FirstNameFacts): Sex[] {
  return (['f', 'm'] as const).filter((sex) => (bySex[sex]?.total ?? 0) >= total / 100);
}

/** Both sexes side by side, one entry a year from 1900 on. */
export function yearCounts(rows: readonly FirstName[]): YearCount[] {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => {
    const year = FIRST_YEAR + i;
    const of = (sex: Sex) => rows.find((row) => row.sex === sex)?.births[year - firstYearOf(rows, sex)] ?? 0;
    return { year, m: of('m'), f: of('f') };
  });
}

function firstYearOf(rows: readonly FirstName[], sex: Sex): number {
  return rows.find((row) => row.sex === sex)?.firstYear ?? FIRST_YEAR;
}

/** The ten calendar years (1900–1909, …) with most births; the last, unfinished one counts by its yearly mean. */
function peakDecade(counts: readonly number[]): number {
  let best = FIRST_YEAR;
  let bestMean = -1;
  for (let start = 0; start < counts.length; start += 10) {
    const slice = counts.slice(start, start + 10);
    const mean = sumBirths(slice) / slice.length;
    if (mean > bestMean) [best, bestMean] = [FIRST_YEAR + start, mean];
  }
  return best;
}

function medianYear(counts: readonly number[]): number {
  const half = sumBirths(counts) / 2;
  let sum = 0;
  const index = counts.findIndex((count) => {
    sum += count;
    return sum >= half;
  });
  return FIRST_YEAR + Math.max(index, 0);
}

/** Of a name that is said to be as much given as before, by so many per cent: what changed more rises or falls. */
export const STEADY_PERCENT = 5;

/** The last five years against the five before. */
export function trendOf(counts: readonly number[]): Trend {
  const now = sumBirths(counts.slice(-RECENT_YEARS));
  const before = sumBirths(counts.slice(-2 * RECENT_YEARS, -RECENT_YEARS));
  if (now < 25) return 'gone';
  if (now < 100) return 'rare';
  if (now * 100 >= before * (100 + STEADY_PERCENT)) return wasForgotten(counts) ? 'revived' : 'rising';
  return now * 100 <= before * (100 - STEADY_PERCENT) ? 'falling' : 'steady';
}

/** Common before 1950 (50 births a year at its best), then under a tenth of that between 1970 and 1995. */
function wasForgotten(counts: readonly number[]): boolean {
  const old = Math.max(...counts.slice(0, 50));
  const middle = Math.min(...counts.slice(70, 95));
  return old >= 50 && middle <= old / 10;
}
