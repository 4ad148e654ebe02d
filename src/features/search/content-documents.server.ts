import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { contentPath } from '#src/features/content/content.ts';
import { plainText } from '#src/features/content/rendering/plain-text.ts';
import { TOWN_POPULATION } from '#src/features/places/place.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, firstName } from '#src/server/db/schema/index.ts';
import type { Batch } from './catalogue-documents.server.ts';
import { NAME_EXCERPTS, townExcerpt } from './search.fr.ts';

/** Written pages come before the thousands of names and towns that match as well. */
const WRITTEN_POPULARITY = 1_000_000;

/** Names and towns have their own tables; categories are lists of other pages. */
const NOT_LISTED = ['city', 'first-name', 'category'];

/** A written page's document is named after its row, so that a new slug replaces the old one. */
export function writtenId(id: number | string): string {
  return `content-${id}`;
}

export async function writtenDocuments(db: Db, { after = 0, ids, limit }: Batch): Promise<ContentDocument[]> {
  const rows = await db
    .select()
    .from(content)
    .where(
      and(
        gt(content.id, after),
        eq(content.status, 'published'),
        isNull(content.deletedAt),
        notInArray(content.namespace, NOT_LISTED),
        ids && inArray(content.id, ids),
      ),
    )
    .orderBy(asc(content.id))
    .limit(limit);
  return rows.flatMap((row) => {
    const { id, namespace, slug, title, excerpt } = row;
    const href =
      namespace === 'faq'
        ? '/informations-utiles'
        : contentPath({ namespace, slug, category: row.categorySlug });
    if (!href) return [];
    const body = plainText(row.html);
    return [
      contentDocument({
        id: writtenId(id),
        namespace,
        title,
        href,
        excerpt,
        body,
        popularity: WRITTEN_POPULARITY,
      }),
    ];
  });
}

export async function* nameDocuments(db: Db): AsyncGenerator<ContentDocument> {
  const rows = await db
    .select({
      slug: firstName.slug,
      name: sql<string>`(array_agg(${firstName.name} order by ${firstName.total} desc))[1]`,
      sexes: sql<'f' | 'm' | 'fm'>`string_agg(${firstName.sex}, '' order by ${firstName.sex})`,
      recent: sql<number>`sum(${firstName.recent})::int`,
    })
    .from(firstName)
    .groupBy(firstName.slug);
  for (const { slug, name, sexes, recent } of rows) {
    const excerpt = NAME_EXCERPTS[sexes];
    const href = `/prenoms/${slug}`;
    const document = { namespace: 'first-name', title: name, href, excerpt, body: '', popularity: recent };
    yield contentDocument({ id: `first-name-${slug}`, ...document });
  }
}

/** Towns that have a page; smaller communes are not indexed (content-results.server.ts). */
export async function* townDocuments(db: Db): AsyncGenerator<ContentDocument> {
  const { communes, departments } = await allPlaces(db);
  const names = new Map(departments.map(({ code, name }) => [code, name]));
  for (const town of communes.filter((one) => one.population >= TOWN_POPULATION)) {
    const name = names.get(town.departmentCode) ?? '';
    yield contentDocument({
      id: `city-${town.code.toLowerCase()}`,
      namespace: 'city',
      title: town.name,
      href: `/naissances/${town.slug}`,
      excerpt: townExcerpt(town.postalCodes, name),
      body: name,
      // About its births of a year: a first name is ranked by those who bear it.
      popularity: Math.round(town.population / 90),
    });
  }
}
