import { and, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Cover } from '#src/features/media/cover.ts';
import { coverOf } from '#src/features/media/pictures.ts';
import { findPictures, isNamed } from '#src/features/media/show.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { showPieces } from './blocks.server.ts';
import type { Content, Post, PostCard, PublicContent } from './content.ts';
import { withIdentity } from './document.ts';
import { colleagueById } from './review/colleagues.server.ts';

export type ContentRow = typeof content.$inferSelect;
export type CardRow = Pick<
  ContentRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'fields'
  | 'categorySlug'
  | 'authorSlug'
  | 'publishedAt'
  | 'readingMinutes'
>;

export const cardColumns = {
  id: content.id,
  slug: content.slug,
  title: content.title,
  excerpt: content.excerpt,
  fields: content.fields,
  categorySlug: content.categorySlug,
  authorSlug: content.authorSlug,
  publishedAt: content.publishedAt,
  readingMinutes: content.readingMinutes,
};

const { md: _md, draftMd: _draftMd, ...shown } = getTableColumns(content);
/** Without the documents, which are as long as all the rest and which no reader sees. */
export const shownColumns = shown;
export type ShownRow = Omit<ContentRow, 'md' | 'draftMd'>;

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** The items rows refer to by slug or name: categories, authors and pictures, looked up once for them all. */
export interface Related {
  named: Map<string, Named>;
  covers: Map<string, Cover>;
}

export async function relatedOf(
  db: Db,
  rows: Pick<CardRow, 'categorySlug' | 'authorSlug' | 'fields'>[],
): Promise<Related> {
  const categories = rows.flatMap((row) => row.categorySlug ?? []);
  const authors = rows.flatMap((row) => row.authorSlug ?? []);
  for (const slug of new Set(categories)) pageTag(`content:category:${slug}`);
  for (const slug of new Set(authors)) pageTag(`content:author:${slug}`);
  return {
    named: await findNamed(db, categories, authors),
    covers: await findCovers(
      db,
      rows.flatMap((row) => coverName(row.fields) ?? []),
    ),
  };
}

/** Categories and authors are few, and every article names one of each. */
async function findNamed(db: Db, categories: string[], authors: string[]): Promise<Related['named']> {
  if (categories.length + authors.length === 0) return new Map();
  const all = await keptRead('categories-and-authors', ['list:category', 'list:author'], async () => {
    const rows = await db
      .select({ id: content.id, namespace: content.namespace, slug: content.slug, name: content.title })
      .from(content)
      .where(and(isNull(content.deletedAt), inArray(content.namespace, ['category', 'author'])));
    return new Map(rows.map(({ namespace, ...row }) => [`${namespace}:${row.slug}`, row]));
  });
  const wanted = [
    ...categories.map((slug) => `category:${slug}`),
    ...authors.map((slug) => `author:${slug}`),
  ];
  return new Map(wanted.flatMap((key) => (all.has(key) ? [[key, all.get(key) as Named] as const] : [])));
}

/** Pictures by the name, hash or address that front matter gives. */
export async function findCovers(db: Db, names: string[]): Promise<Map<string, Cover>> {
  const rows = await findPictures(db, names);
  return new Map(
    names.flatMap((name) => {
      const row = rows.find((one) => isNamed(one, name));
      return row ? [[name, coverOf(row) as Cover] as const] : [];
    }),
  );
}

function coverName(fields: Record<string, unknown>): string | null {
  return typeof fields.cover === 'string' && fields.cover ? fields.cover : null;
}

function shared(row: CardRow, related: Related) {
  const name = coverName(row.fields);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover: (name && related.covers.get(name)) || null,
    category: related.named.get(`category:${row.categorySlug}`) ?? null,
    author: related.named.get(`author:${row.authorSlug}`) ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
  };
}

export function toCard(row: CardRow, related: Related): PostCard {
  return { ...shared(row, related), reading_minutes: row.readingMinutes };
}

/** Of articles; tags the page being made with each of them. */
export async function toCards(db: Db, rows: CardRow[]): Promise<PostCard[]> {
  pageTag(...rows.map(({ slug }) => `content:post:${slug}`));
  const related = await relatedOf(db, rows);
  return rows.map((row) => toCard(row, related));
}

export function toPost(row: ShownRow, related: Related): Post {
  return {
    ...shared(row, related),
    namespace: row.namespace,
    template: row.templateName,
    status: row.status,
    fields: row.fields,
    html: row.html,
    tags: row.tags,
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toPublicContent(row: ContentRow, related: Related): PublicContent {
  return { ...toPost(row, related), md: withIdentity(row.draftMd ?? row.md, row.id, row.revision) };
}

export async function publicContent(db: Db, row: ContentRow): Promise<PublicContent> {
  const [shown = row] = await showPieces(db, [row]);
  return toPublicContent(shown, await relatedOf(db, [row]));
}

/** With what the newsroom alone knows of it. */
export async function oneContent(db: Db, row: ContentRow): Promise<Content> {
  return {
    ...(await publicContent(db, row)),
    review: row.review,
    assigned_to: row.assignedTo === null ? null : await colleagueById(db, row.assignedTo),
    due_on: row.dueOn,
  };
}
