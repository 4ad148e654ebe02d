import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { firstName } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { indexedPaths } from './browse.ts';
import { type CloseName, closeNames } from './close-names.ts';
import { type FirstNameFacts, firstNameFacts, type YearCount, yearCounts } from './facts.ts';
import type { FirstName, Sex } from './first-name.ts';
import { type NameEntry, nameEntries } from './name-list.ts';

/** Lists long enough for search engines, and every name; for the site map. */
export async function firstNamePaths(db: Db): Promise<string[]> {
  const all = await allFirstNames(db);
  return ['/prenoms', ...indexedPaths(all), ...all.map(({ slug }) => `/prenoms/${slug}`)];
}

export interface FirstNamePage {
  facts: FirstNameFacts;
  years: YearCount[];
  close: CloseName[];
}

/** The table changes only when it is imported, so that each process reads it once. */
const lists = new WeakMap<Db, Promise<NameEntry[]>>();

/** Every first name, the most given of the last year first. */
export function allFirstNames(db: Db): Promise<NameEntry[]> {
  pageTag('first-names');
  const known = lists.get(db);
  if (known) return known;
  const reading = db
    .select()
    .from(firstName)
    .then(nameEntries)
    .catch((error: unknown) => {
      lists.delete(db);
      throw error;
    });
  lists.set(db, reading);
  return reading;
}

/** After an import: the next reader sees the new table. */
export function forgetFirstNames(db: Db): void {
  lists.delete(db);
}

/** Everything the page of a first name shows; null when the table does not have it. */
export async function findFirstName(db: Db, slug: string): Promise<FirstNamePage | null> {
  pageTag(`first-name:${slug}`);
  const rows: FirstName[] = await db.select().from(firstName).where(eq(firstName.slug, slug));
  const facts = firstNameFacts(rows);
  if (!facts) return null;
  const all = await allFirstNames(db);
  const own = all.find((entry) => entry.slug === slug);
  return { facts, years: yearCounts(rows), close: own ? closeNames(own, all) : [] };
}

export async function topFirstNames(db: Db, sex: Sex, limit: number): Promise<NameEntry[]> {
  const all = await allFirstNames(db);
  return all
    .filter((entry) => entry.rank[sex] !== null)
    .sort((a, b) => (a.rank[sex] ?? 0) - (b.rank[sex] ?? 0))
    .slice(0, limit);
}
