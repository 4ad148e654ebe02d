import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { contentPath } from '#src/features/content/content.ts';
import { plainText } from '#src/features/content/rendering/plain-text.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, firstName } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { ASKED_WORDS } from './asked-words.fr.ts';
import type { Batch } from './catalogue-documents.server.ts';
import { FIXED_WORDS, KIND_WORDS, weekWords } from './fixed-words.fr.ts';
import { NAME_EXCERPTS } from './search.fr.ts';
import { WRITTEN_WORDS } from './written-words.fr.ts';

/** All questions stand on this page, each at its own place. */
const QUESTIONS = '/informations-utiles';

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
  const documents = await inTurns(rows, (row) => {
    const { id, namespace, slug, title, excerpt } = row;
    const href =
      namespace === 'faq'
        ? `${QUESTIONS}#${slug}`
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
        aliases: [...aliasesOf(namespace, href), ...weekAliases(namespace, slug)],
      }),
    ];
  });
  return documents.flat();
}

const aliasesOf = (namespace: string, href: string) => [
  ...(FIXED_WORDS[href] ?? []),
  ...(WRITTEN_WORDS[href] ?? []),
  ...(ASKED_WORDS[href] ?? []),
  ...(KIND_WORDS[namespace] ?? []),
];

/** A week is asked for by its number, whatever its title says of it. */
function weekAliases(namespace: string, slug: string): string[] {
  const [, after, digits] = (namespace === 'week' && /^(bebe-)?semaine-(\d{1,2})$/.exec(slug)) || [];
  return digits === undefined ? [] : weekWords(Number(digits), after !== undefined);
}

const NAMES_TOGETHER = 500;

export async function* nameDocuments(db: Db): AsyncGenerator<ContentDocument> {
  for (let after = ''; ; ) {
    const rows = await namesAfter(db, after);
    for (const row of rows) yield nameDocument(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.slug;
  }
}

type NameRow = Awaited<ReturnType<typeof namesAfter>>[number];

function nameDocument({ slug, name, sexes, recent }: NameRow): ContentDocument {
  const excerpt = NAME_EXCERPTS[sexes];
  const href = `/prenoms/${slug}`;
  const document = { namespace: 'first-name', title: name, href, excerpt, body: '', popularity: recent };
  return contentDocument({ id: `first-name-${slug}`, ...document });
}

function namesAfter(db: Db, after: string) {
  return db
    .select({
      slug: firstName.slug,
      name: sql<string>`(array_agg(${firstName.name} order by ${firstName.total} desc))[1]`,
      sexes: sql<'f' | 'm' | 'fm'>`string_agg(${firstName.sex}, '' order by ${firstName.sex})`,
      recent: sql<number>`sum(${firstName.recent})::int`,
    })
    .from(firstName)
    .where(gt(firstName.slug, after))
    .groupBy(firstName.slug)
    .orderBy(asc(firstName.slug))
    .limit(NAMES_TOGETHER);
}
