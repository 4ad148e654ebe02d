import type { Db } from '#src/server/db/connect.ts';
import type { Compared } from './compare.ts';
import { firstNameSlug } from './first-name.ts';
import { allFirstNames, findFirstName } from './first-names.server.ts';
import { type FinderName, readNameQuery, searchNames } from './name-query.ts';

export interface Comparison {
  compared: Compared[];
  /** The names typed that are not in the table, with those that come nearest. */
  unknown: { typed: string; suggestions: FinderName[] }[];
}

const SUGGESTED = 3;

export async function compareFirstNames(db: Db, typed: readonly string[]): Promise<Comparison> {
  const comparison: Comparison = { compared: [], unknown: [] };
  for (const text of typed) {
    const found = await findFirstName(db, firstNameSlug(text));
    if (found) comparison.compared.push(found);
    else comparison.unknown.push({ typed: text, suggestions: await nearest(db, text) });
  }
  return comparison;
}

async function nearest(db: Db, text: string): Promise<FinderName[]> {
  const all = await allFirstNames(db);
  for (const q of [text, text.slice(0, 4), text.slice(0, 3)]) {
    const found = searchNames(all, readNameQuery(new URLSearchParams({ q })));
    if (found.length > 0) return found.slice(0, SUGGESTED);
  }
  return [];
}
