export type Sex = 'm' | 'f';

/** Births of one first name for one sex, as the INSEE file counts them (rounded to 5). */
export interface FirstName {
  slug: string;
  sex: Sex;
  name: string;
  phonetic: string;
  total: number;
  /** Births of the last five years. */
  recent: number;
  firstYear: number;
  /** One count a year from `firstYear` to the file's last year. */
  births: readonly number[];
  rankLastYear: number | null;
}

/** Below this many births in the last year the shipped table may miss names, so no rank is given. */
export const RANK_MIN_BIRTHS = 100;
export const RECENT_YEARS = 5;

/** Accent-free, lower-case, letters and hyphens: the page key of a first name. */
export function firstNameSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "JEAN-BAPTISTE" → "Jean-Baptiste" */
export function displayFirstName(raw: string): string {
  return raw
    .toLocaleLowerCase('fr')
    .split('-')
    .map((part) => part.charAt(0).toLocaleUpperCase('fr') + part.slice(1))
    .join('-');
}

export function sumBirths(births: readonly number[]): number {
  return births.reduce((sum, count) => sum + count, 0);
}

/**
 * Ranks by births of the last year, best first, ties sharing a rank; null under RANK_MIN_BIRTHS.
 * Rows must be of one sex.
 */
export function rankLastYear(
  rows: readonly Pick<FirstName, 'slug' | 'births'>[],
): Map<string, number | null> {
  const counts = rows
    .map((row) => ({ slug: row.slug, count: row.births.at(-1) ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const ranks = new Map<string, number | null>();
  let rank = 0;
  let previous = Number.POSITIVE_INFINITY;
  counts.forEach(({ slug, count }, index) => {
    if (count < previous) rank = index + 1;
    previous = count;
    ranks.set(slug, count >= RANK_MIN_BIRTHS ? rank : null);
  });
  return ranks;
}
