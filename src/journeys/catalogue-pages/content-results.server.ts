import type { ContentQuery } from '#search/index.ts';
import { findPublicLists } from '#src/features/lists/found/public-lists.server.ts';
import { type Commune, nameSlug, TOWN_POPULATION } from '#src/features/places/place.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import { isNamed, searchCommunes } from '#src/features/places/search-places.ts';
import { townExcerpt } from '#src/features/search/search.fr.ts';
import type { Services } from '#src/server/services.ts';

/** Lists that their owners made public are found by name, beside what is written. */
const LISTS_MAX = 4;

type Result = Awaited<ReturnType<Services['search']['content']>>['items'][number];

/**
 * Finds what the index holds, and the communes it does not: tens of thousands of small ones are looked up in
 * memory, so that no index has to be made of them; public lists are looked up where they are. One of that
 * very name comes right after the index's own exact titles.
 */
export async function contentResults(
  { database, search }: Pick<Services, 'database' | 'search'>,
  query: ContentQuery,
): Promise<{ items: Result[] }> {
  const { items } = await search.content(query);
  const lists = query.namespaces ? [] : await findPublicLists(database.db, query.query, LISTS_MAX);
  if (query.namespaces && !query.namespaces.includes('city')) return { items };
  const { communes, departments } = await allPlaces(database.db);
  const names = new Map(departments.map(({ code, name }) => [code, name]));
  const small = searchCommunes(communes, query.query)
    .filter((one) => one.population < TOWN_POPULATION)
    .slice(0, query.limit);
  const named = (one: Commune) => isNamed(one, query.query);
  const asked = nameSlug(query.query);
  const exact = (one: Result) => nameSlug(one.title) === asked;
  const result = (one: Commune): Result => ({
    title: one.name,
    href: `/naissances/${one.slug}`,
    excerpt: townExcerpt(one.postalCodes, names.get(one.departmentCode) ?? ''),
    namespace: 'city',
  });
  const merged = [
    ...items.filter(exact),
    ...small.filter(named).map(result),
    ...lists,
    ...items.filter((one) => !exact(one)),
    ...small.filter((one) => !named(one)).map(result),
  ];
  return { items: merged.slice(0, query.limit) };
}
