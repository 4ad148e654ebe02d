import type { NameForm } from './close-names.ts';
import { firstNameFacts, type Trend } from './facts.ts';
import { type FirstName, firstNameSlug, type Sex } from './first-name.ts';
import { phoneticKey } from './phonetic.ts';

/** One first name in a list: enough to sort, filter and name it. */
export interface NameEntry extends NameForm {
  mainSex: Sex;
  trend: Trend;
  total: number;
  lastYear: Record<Sex, number>;
  rank: Record<Sex, number | null>;
  /** Births of the last five years over those of the five before. */
  growth: number;
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
    rank: { m: of('m')?.rankLastYear ?? null, f: of('f')?.rankLastYear ?? null },
    growth: facts.recent / Math.max(1, facts.before),
  };
}

export type Letter = string;

export function lettersOf(entries: readonly NameEntry[]): Letter[] {
  return [...new Set(entries.map((entry) => entry.slug.charAt(0)))].sort();
}

export function namesOfLetter(entries: readonly NameEntry[], letter: Letter): NameEntry[] {
  return entries.filter((entry) => entry.slug.startsWith(letter)).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Given at least a hundred times a year, 15 % more than in the five years before; the steepest first. */
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

export interface NameQuery {
  text: string;
  sex: Sex | null;
  /** `rare`: under a hundred births in five years; `rising`: with the revived ones. */
  trend: 'rising' | 'steady' | 'falling' | 'rare' | null;
}

/** Names that begin with the text, then those that contain it, then those that sound like it. */
export function searchNames(entries: readonly NameEntry[], query: NameQuery): NameEntry[] {
  const slug = firstNameSlug(query.text);
  const sound = slug === '' ? '' : phoneticKey(slug);
  const matches = entries.filter((entry) => fits(entry, query));
  if (slug === '') return matches;
  const ranked = matches.map((entry) => ({ entry, rank: rankOf(entry, slug, sound) }));
  return ranked
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function fits(entry: NameEntry, { sex, trend }: NameQuery): boolean {
  if (sex !== null && !entry.sexes.includes(sex)) return false;
  if (trend === null) return true;
  if (trend === 'rising') return entry.trend === 'rising' || entry.trend === 'revived';
  return trend === 'rare' ? entry.trend === 'rare' || entry.trend === 'gone' : entry.trend === trend;
}

function rankOf(entry: NameEntry, slug: string, sound: string): number {
  if (entry.slug === slug) return 0;
  if (entry.slug.startsWith(slug)) return 1;
  if (entry.phonetic === sound) return 2;
  return slug.length >= 3 && entry.slug.includes(slug) ? 3 : 4;
}

const TRENDS = ['rising', 'steady', 'falling', 'rare'] as const;

/** What the finder's form sends: `q`, `sexe`, `tendance`; what it does not know counts as no choice. */
export function readNameQuery(params: URLSearchParams): NameQuery {
  const sex = params.get('sexe');
  return {
    text: (params.get('q') ?? '').trim().slice(0, 40),
    sex: sex === 'm' || sex === 'f' ? sex : null,
    trend: TRENDS.find((trend) => trend === params.get('tendance')) ?? null,
  };
}
