import { type Browse, namePage, readBrowse } from '#src/features/first-names/browse.ts';
import { allFirstNames } from '#src/features/first-names/first-names.server.ts';
import { allPlaces, findDepartment, findRegion } from '#src/features/places/places.server.ts';
import type { Db } from '#src/server/db/connect.ts';

/** Of these ends of addresses, those that `answers` says have a page. */
async function those(keys: readonly string[], answers: (key: string) => Promise<boolean>) {
  const found = new Set<string>();
  for (const key of keys) if (await answers(key)) found.add(key);
  return found;
}

/** Under `/naissances/`: towns, regions, departments, and the initials of a department that has many communes. */
export async function placesAmong(db: Db, keys: string[]): Promise<Set<string>> {
  const { bySlug } = await allPlaces(db);
  return those(keys, async (key) => {
    const [kind = '', slug = '', letters, ...more] = key.split('/');
    if (!key.includes('/')) return bySlug.has(key);
    if (kind === 'region') return letters === undefined && (await findRegion(db, slug)) !== null;
    if (kind !== 'departement' || more.length > 0) return false;
    const found = await findDepartment(db, slug);
    if (!found || letters === undefined) return found !== null;
    return found.groups.length > 1 && found.groups.some((group) => group.slug === letters);
  });
}

/** Under `/a-faire-en-famille/`: departments and towns. */
export async function outingsAmong(db: Db, keys: string[]): Promise<Set<string>> {
  const { bySlug, departments } = await allPlaces(db);
  const areas = new Set(departments.map(({ slug }) => slug));
  return new Set(keys.filter((key) => bySlug.has(key) || areas.has(key)));
}

/** Under `/prenoms/`: the lists of names that hold somebody, page by page. */
export async function nameListsAmong(db: Db, keys: string[]): Promise<Set<string>> {
  const entries = await allFirstNames(db);
  return those(keys, async (key) => {
    const asked = readNameList(key);
    if (!asked || !/^[1-9]\d{0,3}$/.test(asked.page ?? '1')) return false;
    return namePage(entries, asked.browse, Number(asked.page ?? 1)) !== null;
  });
}

function readNameList(key: string): { browse: Browse; page: string | null } | null {
  const [first = '', ...rest] = key.split('/');
  if (first !== 'filles' && first !== 'garcons' && first !== 'mixtes')
    return readBrowse(first, rest.join('/'));
  return rest.length > 1 ? null : { browse: { facet: null, value: '', group: first }, page: rest[0] ?? null };
}
