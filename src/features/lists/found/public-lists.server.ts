import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { ANONYMOUS, displayName } from '#src/features/accounts/named.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { list, person } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { defaultTitle, foundFr } from '../list.fr.ts';

type Row = typeof list.$inferSelect;

/** Of what names them: the file of the site map, pages of results. */
export const PUBLIC_LISTS = 'list:public-list';

/**
 * docs/spec/calls.md §Types: a public list is indexed and findable; any other is known to who has its link.
 */
export function isFound(row: Pick<Row, 'settings' | 'archivedAt' | 'deletedAt'>): boolean {
  return row.settings.visibility === 'public' && row.archivedAt === null && row.deletedAt === null;
}

/** The same in SQL, as the partial index `list_public` has it. */
const found = sql`${list.settings}->>'visibility' = 'public' and ${list.archivedAt} is null and ${list.deletedAt} is null`;

/**
 * Lists the path of every public list. Without dates: only its owners' edits would move them, and nobody
 * needs to guess those.
 */
export async function publicListPaths(db: Db): Promise<string[]> {
  const rows = await db.select({ slug: list.slug }).from(list).where(found).orderBy(asc(list.id));
  return rows.map(({ slug }) => `/${slug}`);
}

/** A list came among the public ones, left them or moved: the site map says so. */
export async function publicListsChanged(ctx: Ctx): Promise<void> {
  await publishAtCommit(querierOf(ctx.db), [PUBLIC_LISTS]);
  ctx.afterCommit(() => {
    ctx.services.publisher.kick().catch((error) => ctx.services.log.error({ err: error }, 'publish'));
  });
}

const WORDS_MIN = 3;

/** A grandparent looks for "la liste de Camille Durand": the words that are in every list's name say nothing. */
const EMPTY_WORDS = /^(la|le|les|de|du|des|d|l|et|liste|listes|naissance|bebe)$/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Public lists by their title and their parents' names: every word of the query must be there. */
export async function findPublicLists(
  db: Db,
  query: string,
  limit: number,
): Promise<{ title: string; href: string; excerpt: string; namespace: string }[]> {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.test(word));
  if (words.join('').length < WORDS_MIN || limit === 0) return [];
  const names = sql`concat_ws(' ', ${list.title}, ${person.firstname}, ${person.lastname}, ${person.partnerFirstname})`;
  const said = sql`' ' || regexp_replace(immutable_unaccent(lower(${names})), '[^[:alnum:]]+', ' ', 'g')`;
  const holds = words.slice(0, 6).map((word): SQL => sql`${said} like ${`% ${word}%`}`);
  const rows = await db
    .select({ id: list.id, slug: list.slug, title: list.title, birthdate: list.birthdate, owner: person })
    .from(list)
    .leftJoin(person, eq(person.id, list.ownerId))
    .where(and(found, ...holds))
    .orderBy(asc(list.id))
    .limit(limit);
  pageTag(...rows.flatMap(({ id, owner }) => [`list:${id}`, ...(owner ? [`person:${owner.id}`] : [])]));
  return rows.map(({ slug, title, birthdate, owner }) => ({
    title: title || defaultTitle(owner ? displayName(owner) : ANONYMOUS),
    href: `/${slug}`,
    excerpt: foundFr(birthdate),
    namespace: 'list',
  }));
}
