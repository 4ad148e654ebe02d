import { and, desc, eq, isNull } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content, template } from '#src/server/db/schema/index.ts';
import { CONTENT_SLUG_MAX, contentPath } from './content.ts';
import type { ContentRow } from './content-rows.server.ts';
import type { ParsedDocument } from './document.ts';
import { contentRefusalFr } from './refusals.fr.ts';
import { renderShown } from './rendering/render.server.ts';
import { BUILTIN_TEMPLATES } from './templates.ts';

/** Draft or not, and the newest when a slug stands in several namespaces. */
export async function findAnywhere(db: Db, input: { slug: string; namespace?: string | undefined }) {
  const [row] = await db
    .select()
    .from(content)
    .where(
      and(
        eq(content.slug, input.slug),
        isNull(content.deletedAt),
        input.namespace ? eq(content.namespace, input.namespace) : undefined,
      ),
    )
    .orderBy(desc(content.updatedAt))
    .limit(1);
  return row ?? null;
}

/** Locks the row until the transaction ends, so that two saves are one after the other. */
export async function lockContent(db: Db, id: number): Promise<ContentRow> {
  const [row] = await db
    .select()
    .from(content)
    .where(and(eq(content.id, id), isNull(content.deletedAt)))
    .for('no key update');
  if (!row) throw notFound(contentRefusalFr.gone);
  return row;
}

export async function templateFields(db: Db, namespace: string, name: string) {
  const [own] = await db
    .select()
    .from(template)
    .where(and(eq(template.namespace, namespace), eq(template.name, name)));
  if (own) return own.fields;
  return name === namespace ? BUILTIN_TEMPLATES[namespace as keyof typeof BUILTIN_TEMPLATES] : null;
}

/** A value longer than any address names nothing, and no index of the database holds it. */
const address = (value: unknown) =>
  typeof value === 'string' && value && value.length <= CONTENT_SLUG_MAX ? value : null;

const INTEGER_MAX = 2 ** 31 - 1;
const place = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.trunc(Math.min(INTEGER_MAX, Math.max(-INTEGER_MAX, value)))
    : 0;

/** The columns read from a document at each save. */
export async function columnsOf(document: ParsedDocument, render = renderShown) {
  const { fields } = document;
  const shown = await render(document);
  const list = Array.isArray(fields.tags) ? fields.tags.map(String) : [];
  return {
    namespace: document.namespace,
    slug: document.slug,
    templateName: document.template,
    title: document.title,
    md: document.md,
    fields,
    html: shown.html,
    excerpt: shown.excerpt,
    categorySlug: document.namespace === 'post' ? address(fields.category) : null,
    authorSlug: address(fields.author),
    tags: list,
    readingMinutes: shown.readingMinutes,
    position: place(fields.position),
  };
}

/** The page tags that showing `row` touches: its own page and every list it stands in. */
export function tagsOf(
  row: Pick<ContentRow, 'namespace' | 'slug' | 'categorySlug' | 'authorSlug'>,
): string[] {
  const tags = [`content:${row.namespace}:${row.slug}`, `list:${row.namespace}`];
  if (row.namespace !== 'post') return tags;
  return [
    ...tags,
    'list:magazine',
    ...(row.categorySlug ? [`list:category:${row.categorySlug}`] : []),
    ...(row.authorSlug ? [`list:author:${row.authorSlug}`] : []),
  ];
}

/**
 * The page tags that a change of a live item touches. Whoever shows it carries its own tag; the lists it stands in are
 * made again, every page of them, only when its place in one changed. `before` and `after` are the same row for an item
 * that readers had not.
 */
export function tagsOfChange(before: ContentRow, after: ContentRow): string[] {
  const all = new Set([...tagsOf(before), ...tagsOf(after)]);
  if (takesPlace(before, after)) return [...all];
  return [`content:${after.namespace}:${after.slug}`, `list:${after.namespace}`];
}

/** True when this change moves the item among others. */
export const takesPlace = (before: ContentRow, after: ContentRow) =>
  before === after || !standsAlike(before, after);

/** True when both are live, in the same lists and at the same place of each. */
function standsAlike(before: ContentRow, after: ContentRow): boolean {
  const live = (row: ContentRow) => row.status === 'published' && row.deletedAt === null;
  return (
    live(before) &&
    live(after) &&
    before.slug === after.slug &&
    before.categorySlug === after.categorySlug &&
    before.authorSlug === after.authorSlug &&
    before.publishedAt?.getTime() === after.publishedAt?.getTime()
  );
}

export function pathOf(row: ContentRow): string | null {
  return contentPath({ namespace: row.namespace, slug: row.slug, category: row.categorySlug });
}
