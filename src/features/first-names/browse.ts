import { wordTable } from '#src/lib/word-table.ts';
import { FIRST_YEAR, LAST_YEAR, type Trend } from './facts.ts';
import type { Sex } from './first-name.ts';
import type { NameEntry } from './name-list.ts';

/** The lists one can walk through: each value has pages of its own, for all, for girls and for boys. */
export type Facet = 'lettre' | 'annees' | 'longueur' | 'tendance';
export type Group = 'filles' | 'garcons' | 'mixtes';

export interface Browse {
  facet: Facet | null;
  value: string;
  /** `mixtes` only without a facet. */
  group: Group | null;
}

export interface NamePage {
  browse: Browse;
  names: NameEntry[];
  total: number;
  page: number;
  last: number;
  /** On a letter's first page, the names of the pages after it: every name is one click from its letter. */
  later: NameEntry[];
}

export const NAMES_PER_PAGE = 120;
/** A list shorter than this is served, and kept out of search engines and of the site map. */
export const MIN_INDEXED = 12;
/** Births of a decade from which a name is in its list: the shipped table is whole above it. */
const DECADE_MIN_BIRTHS = 2000;
/** Of the births of the last five years: a name is given to both sexes when each has a tenth of them. */
const MIXED_SHARE = 0.1;

export const GROUP_SEX: Partial<Record<Group, Sex>> = { filles: 'f', garcons: 'm' };

export const TREND_SLUGS: Record<string, readonly Trend[]> = wordTable({
  'en-hausse': ['rising', 'revived'],
  'de-retour': ['revived'],
  stables: ['steady'],
  'en-baisse': ['falling'],
  rares: ['rare'],
  oublies: ['gone'],
});
export const COMPOUND = 'composes';

export const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'];
/** The two letters that names begin with: a list of its own where at least one name does. */
const PAIR = /^[a-z]{2}$/;
export const DECADES: readonly string[] = Array.from(
  { length: Math.floor((LAST_YEAR - FIRST_YEAR) / 10) + 1 },
  (_, i) => String(FIRST_YEAR + 10 * i),
);
export const LENGTHS: readonly string[] = [...['3', '4', '5', '6', '7', '8', '9', '10'], COMPOUND];

export const FACET_VALUES: Record<Facet, readonly string[]> = {
  lettre: LETTERS,
  annees: DECADES,
  longueur: LENGTHS,
  tendance: Object.keys(TREND_SLUGS),
};

/** The address of a list: `/prenoms/annees/1950/filles/2`; the first page has no number. */
export function browsePath({ facet, value, group }: Browse, page = 1): string {
  const parts = ['', 'prenoms', facet, facet && value, group, page > 1 && page];
  return parts.filter((part) => part !== null && part !== false).join('/');
}

/** Reads what follows `/prenoms/{facet}/`; null when there is no such list. `page` is the number as written. */
export function readBrowse(facet: string, rest: string): { browse: Browse; page: string | null } | null {
  const [value = '', ...more] = rest.split('/');
  if (!Object.hasOwn(FACET_VALUES, facet) || !isValue(facet as Facet, value)) return null;
  const group = more[0] === 'filles' || more[0] === 'garcons' ? more[0] : null;
  const tail = group ? more.slice(1) : more;
  if (tail.length > 1) return null;
  return { browse: { facet: facet as Facet, value, group }, page: tail[0] ?? null };
}

function isValue(facet: Facet, value: string): boolean {
  return FACET_VALUES[facet].includes(value) || (facet === 'lettre' && PAIR.test(value));
}

/** One page of a list, best first; null when the list is empty or has no such page. */
export function namePage(entries: readonly NameEntry[], browse: Browse, page: number): NamePage | null {
  const all = namesOf(entries, browse);
  const last = Math.ceil(all.length / NAMES_PER_PAGE);
  if (page < 1 || page > last) return null;
  const names = all.slice((page - 1) * NAMES_PER_PAGE, page * NAMES_PER_PAGE);
  const later = browse.facet === 'lettre' && !browse.group && page === 1 ? all.slice(NAMES_PER_PAGE) : [];
  return { browse, names, total: all.length, page, last, later };
}

export interface Neighbours {
  /** The same list for girls, for boys, for all. */
  groups: (Group | null)[];
  /** The other values of the same kind. */
  values: string[];
  /** Of a letter, and of two: what names of that letter begin with. */
  pairs: string[];
  /** On a letter's own list, the same for girls and for boys. */
  pairsOfGroups: { group: Group; pairs: string[] }[];
}

/** The lists beside one that hold a name: an empty list has no page to lead to. */
export function neighbours(entries: readonly NameEntry[], browse: Browse): Neighbours {
  const { facet } = browse;
  const holds = (other: Browse) => entries.some((entry) => inGroup(entry, other) && hasValue(entry, other));
  const groups: (Group | null)[] = facet ? [null, 'filles', 'garcons'] : ['filles', 'garcons', 'mixtes'];
  return {
    groups: groups.filter((group) => holds({ ...browse, group })),
    values: facet ? FACET_VALUES[facet].filter((value) => holds({ ...browse, value })) : [],
    pairs: facet === 'lettre' ? pairsBeside(entries, browse) : [],
    pairsOfGroups:
      facet === 'lettre' && browse.value.length === 1 && !browse.group
        ? (['filles', 'garcons'] as const).map((group) => ({
            group,
            pairs: pairsBeside(entries, { ...browse, group }),
          }))
        : [],
  };
}

function pairsBeside(entries: readonly NameEntry[], browse: Browse): string[] {
  const letter = browse.value.charAt(0);
  return pairsOf(entries.filter((entry) => inGroup(entry, browse) && entry.slug.startsWith(letter)));
}

/** Every two letters that some of these names begin with, in their order. */
function pairsOf(entries: readonly NameEntry[]): string[] {
  const pairs = new Set(entries.map(({ slug }) => slug.slice(0, 2)));
  return [...pairs].filter((pair) => PAIR.test(pair)).sort();
}

/** Every name of a list, in its order. */
export function namesOf(entries: readonly NameEntry[], browse: Browse): NameEntry[] {
  const { facet, value } = browse;
  const own = entries.filter((entry) => inGroup(entry, browse) && hasValue(entry, browse));
  if (facet === 'lettre') return own.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  if (facet === 'annees') return own.sort((a, b) => decadeBirths(b, browse) - decadeBirths(a, browse));
  if (value === 'en-hausse') return own.sort((a, b) => riseOrder(b) - riseOrder(a));
  return own.sort((a, b) => recentBirths(b, browse) - recentBirths(a, browse));
}

/** Births that the list of a decade counts: of its sex, or of both. */
export function decadeBirths(entry: NameEntry, { value, group }: Browse): number {
  const at = (Number(value) - FIRST_YEAR) / 10;
  const sex = group && GROUP_SEX[group];
  const { m, f } = entry.decades;
  return sex ? (entry.decades[sex][at] ?? 0) : (m[at] ?? 0) + (f[at] ?? 0);
}

/** Births of the last five years that a list counts: of its sex, or of both. */
export function recentBirths(entry: NameEntry, { group }: Browse): number {
  const sex = group && GROUP_SEX[group];
  return sex ? entry.recentBySex[sex] : entry.recent;
}

/** A rise counts for more when it is over a hundred births a year: below, a few births make a great percentage. */
function riseOrder(entry: NameEntry): number {
  const common = entry.lastYear.m + entry.lastYear.f >= 100;
  return common ? 1e6 + entry.growth : entry.growth;
}

/**
 * A list of girls holds the names given to girls mostly, or to both: a boys' name that a few girls were given does
 * not lead it. The lists of decades count births of their sex, and need no other bound.
 */
function inGroup(entry: NameEntry, browse: Browse): boolean {
  const { group, facet } = browse;
  if (group === null) return true;
  const sex = GROUP_SEX[group];
  if (sex && facet === 'annees') return entry.sexes.includes(sex);
  if (sex) return entry.mainSex === sex || isShare(entry.recentBySex[sex], entry.recent);
  return entry.recent >= 100 && isShare(Math.min(entry.recentBySex.m, entry.recentBySex.f), entry.recent);
}

const isShare = (births: number, of: number) => births > 0 && births >= of * MIXED_SHARE;

function hasValue(entry: NameEntry, browse: Browse): boolean {
  const { facet, value } = browse;
  if (facet === 'lettre') return entry.slug.startsWith(value);
  if (facet === 'annees') return decadeBirths(entry, browse) >= DECADE_MIN_BIRTHS;
  if (facet === 'tendance') return TREND_SLUGS[value]?.includes(entry.trend) ?? false;
  if (facet === null) return true;
  return value === COMPOUND ? entry.slug.includes('-') : entry.letters === Number(value);
}

/** Every list that the names may make, long enough or not. */
export function listsIn(entries: readonly NameEntry[]): Browse[] {
  const facets: [Facet, readonly string[]][] = [
    ...(Object.entries(FACET_VALUES) as [Facet, readonly string[]][]),
    ['lettre', pairsOf(entries)],
  ];
  return [
    ...(['filles', 'garcons', 'mixtes'] as const).map((group) => ({ facet: null, value: '', group })),
    ...facets.flatMap(([facet, values]) =>
      values.flatMap((value) =>
        ([null, 'filles', 'garcons'] as const).map((group) => ({ facet, value, group })),
      ),
    ),
  ];
}

/** The pages of a list that is long enough to be shown to search engines; none of a shorter one. Some milliseconds. */
export function indexedPagesOf(entries: readonly NameEntry[], browse: Browse): string[] {
  const { length } = namesOf(entries, browse);
  if (length < MIN_INDEXED) return [];
  return Array.from({ length: Math.ceil(length / NAMES_PER_PAGE) }, (_, n) => browsePath(browse, n + 1));
}
