import type { Db } from '#src/server/db/connect.ts';
import { firstName } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { type Browse, indexedPagesOf, listsIn } from './browse.ts';
import { type CloseName, closeNames } from './close-names.ts';
import { type FirstNameFacts, firstNameFacts, type YearCount, yearCounts } from './facts.ts';
import type { FirstName, Sex } from './first-name.ts';
import { type NameEntry, nameEntries } from './name-list.ts';
import { type Spellings, spellingKey, spellingsOf } from './spellings.ts';

/** Lists long enough for search engines, and every name; for the site map. */
export async function firstNamePaths(db: Db): Promise<string[]> {
  const all = await allFirstNames(db);
  const lists = await inTurns(listsIn(all), (browse) => indexedPagesOf(all, browse));
  return ['/prenoms', ...lists.flat(), ...all.map(({ slug }) => `/prenoms/${slug}`)];
}

/** The lists by one letter, decade, length or trend that are long enough for search engines, with their first page. */
export async function shownNameLists(db: Db): Promise<{ browse: Browse; path: string }[]> {
  const all = await allFirstNames(db);
  const lists = listsIn(all).filter(
    ({ facet, value }) => facet && (facet !== 'lettre' || value.length === 1),
  );
  const pages = await inTurns(lists, (browse) => ({ browse, path: indexedPagesOf(all, browse)[0] }));
  return pages.flatMap(({ browse, path }) => (path === undefined ? [] : [{ browse, path }]));
}

export interface FirstNamePage {
  facts: FirstNameFacts;
  years: YearCount[];
  close: CloseName[];
  spellings: Spellings | null;
}

interface NameTable {
  /** The most given of the last five years first. */
  entries: NameEntry[];
  bySlug: ReadonlyMap<string, NameEntry>;
  /** One row a sex. */
  rows: ReadonlyMap<string, FirstName[]>;
  /** Rows of each name's main sex, by `spellingKey`. */
  spellings: ReadonlyMap<string, FirstName[]>;
}

/** The table changes only when it is imported, so that each process reads it once. */
const tables = new WeakMap<Db, Promise<NameTable>>();

/** Every first name, the most given of the last five years first. */
export async function allFirstNames(db: Db): Promise<NameEntry[]> {
  pageTag('first-names');
  return (await nameTable(db)).entries;
}

function nameTable(db: Db): Promise<NameTable> {
  const known = tables.get(db);
  if (known) return known;
  const reading = readTable(db).catch((error: unknown) => {
    tables.delete(db);
    throw error;
  });
  tables.set(db, reading);
  return reading;
}

async function readTable(db: Db): Promise<NameTable> {
  const rows: FirstName[] = await db.select().from(firstName);
  const entries = nameEntries(rows);
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const main = rows.filter(({ slug, sex }) => bySlug.get(slug)?.mainSex === sex);
  return {
    entries,
    bySlug,
    spellings: Map.groupBy(main, spellingKey),
    rows: Map.groupBy(rows, (row) => row.slug),
  };
}

/** After an import: the next reader sees the new table. */
export function forgetFirstNames(db: Db): void {
  tables.delete(db);
}

/** Everything the page of a first name shows; null when the table does not have it. */
export async function findFirstName(db: Db, slug: string): Promise<FirstNamePage | null> {
  pageTag(`first-name:${slug}`, 'first-names');
  const { entries, bySlug, rows, spellings } = await nameTable(db);
  const own = bySlug.get(slug);
  const figures = rows.get(slug) ?? [];
  const facts = firstNameFacts(figures);
  const main = figures.find(({ sex }) => sex === facts?.mainSex);
  return (
    facts && {
      facts,
      years: yearCounts(figures),
      close: own ? closeNames(own, entries) : [],
      spellings: main ? spellingsOf(main, spellings.get(spellingKey(main)) ?? []) : null,
    }
  );
}

export async function topFirstNames(db: Db, sex: Sex, limit: number): Promise<NameEntry[]> {
  const all = await allFirstNames(db);
  return all
    .filter((entry) => entry.rank[sex] !== null)
    .sort((a, b) => (a.rank[sex] ?? 0) - (b.rank[sex] ?? 0))
    .slice(0, limit);
}
