import { asc, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { gone404, unavailable } from '#src/calls/domain-error.ts';
import { allowed } from '#src/server/calls/access.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { classification, content } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { buildVersion } from '#src/server/version.ts';
import { findPost } from './article-reading.server.ts';
import type { contentCalls } from './content.calls.ts';
import {
  type ContentRow,
  oneContent,
  publicContent,
  relatedOf,
  toPublicContent,
} from './content-rows.server.ts';
import { findAnywhere } from './editor-rows.server.ts';
import { siteMenus } from './menus.server.ts';
import {
  categories,
  findPublished,
  findSearchPreset,
  findTag,
  lastPosts,
  publishedIn,
} from './reading.server.ts';
import { contentRefusalFr } from './refusals.fr.ts';

async function getInitSiteContent({ db }: Ctx): Promise<OutputOf<typeof contentCalls.getInitSiteContent>> {
  pageTag('list:classification');
  const classifications = await db.select().from(classification).orderBy(asc(classification.position));
  const featured = await lastPosts(db, { perPage: 3, page: 1 });
  return {
    menus: await siteMenus(db),
    magazine: { categories: await categories(db, 20), featured: featured.items },
    classifications,
    version: buildVersion,
  };
}

async function getContent(
  ctx: Ctx,
  input: InputOf<typeof contentCalls.getContent>,
): Promise<OutputOf<typeof contentCalls.getContent>> {
  if (input.preview) allowed.require({ access: 'staff:content' }, ctx.actor);
  const row = await findContent(ctx, input);
  if (!row) {
    if (input.should_404) throw gone404();
    return null;
  }
  const shown = input.preview ? oneContent(ctx.db, row) : publicContent(ctx.db, asReadersSee(row));
  return keepKeys(await shown, input.filter_keys);
}

/** The draft beside a live item is the editors' own. */
function asReadersSee(row: ContentRow): ContentRow {
  return { ...row, draftMd: null };
}

/** Without a namespace the first that has the slug wins, pages before articles. */
async function findContent(
  { db }: Ctx,
  input: InputOf<typeof contentCalls.getContent>,
): Promise<ContentRow | null> {
  if (input.preview) return findAnywhere(db, input);
  if (input.namespace) return findPublished(db, input.namespace, input.slug);
  const rows = await db.select().from(content).where(eq(content.slug, input.slug));
  const live = rows.filter((row) => row.status === 'published' && row.deletedAt === null);
  return (
    live.find((row) => row.namespace === 'page') ??
    live.find((row) => row.namespace === 'post') ??
    live[0] ??
    null
  );
}

function keepKeys(item: object, keys: string[] | undefined): Record<string, unknown> {
  const entries = Object.entries(item);
  return Object.fromEntries(keys ? entries.filter(([key]) => keys.includes(key)) : entries);
}

async function listContentInNamespace(
  { db }: Ctx,
  input: InputOf<typeof contentCalls.listContentInNamespace>,
): Promise<OutputOf<typeof contentCalls.listContentInNamespace>> {
  const rows = await publishedIn(db, input.namespace, input.limit);
  const related = await relatedOf(db, rows);
  return {
    items: rows.map((row) => keepKeys(toPublicContent(asReadersSee(row), related), input.filter_keys)),
  };
}

async function getPage(
  { db }: Ctx,
  { slug }: InputOf<typeof contentCalls.getPage>,
): Promise<OutputOf<typeof contentCalls.getPage>> {
  const row = await findPublished(db, 'page', slug);
  if (!row) throw gone404();
  return publicContent(db, asReadersSee(row));
}

async function getPost(
  { db }: Ctx,
  { slug }: InputOf<typeof contentCalls.getPost>,
): Promise<OutputOf<typeof contentCalls.getPost>> {
  const post = await findPost(db, slug);
  if (!post) throw gone404();
  return post;
}

async function getTag(
  { db }: Ctx,
  { slug }: InputOf<typeof contentCalls.getTag>,
): Promise<OutputOf<typeof contentCalls.getTag>> {
  const found = await findTag(db, slug);
  if (!found) throw gone404();
  const { description: _, ...shown } = found;
  return shown;
}

async function getCategory(
  { db }: Ctx,
  { slug }: InputOf<typeof contentCalls.getCategory>,
): Promise<OutputOf<typeof contentCalls.getCategory>> {
  const category = (await categories(db, 100)).find((item) => item.slug === slug);
  if (!category) throw gone404();
  const { items } = await lastPosts(db, { perPage: 12, page: 1, category: slug });
  return { category, posts: items };
}

async function getSearchPreset(
  ctx: Ctx,
  { slug }: InputOf<typeof contentCalls.getSearchPreset>,
): Promise<OutputOf<typeof contentCalls.getSearchPreset>> {
  const preset = await findSearchPreset(ctx.db, slug);
  if (!preset) throw gone404();
  const { items } = await ctx.services.search.products({ ...preset, page: 1, per_page: 24 }).catch(() => {
    throw unavailable(contentRefusalFr.searchDown);
  });
  const { title, query, filters } = preset;
  return { slug, title, query, filters, products: items };
}

async function getCategories(
  { db }: Ctx,
  { count }: InputOf<typeof contentCalls.getCategories>,
): Promise<OutputOf<typeof contentCalls.getCategories>> {
  return { items: await categories(db, count) };
}

async function getLastPosts(
  { db }: Ctx,
  input: InputOf<typeof contentCalls.getLastPosts>,
): Promise<OutputOf<typeof contentCalls.getLastPosts>> {
  const found = await lastPosts(db, { perPage: input.max_results, page: input.page });
  return { ...found, page: input.page, per_page: input.max_results };
}

async function getLastPostsInCategory(
  { db }: Ctx,
  input: InputOf<typeof contentCalls.getLastPostsInCategory>,
): Promise<OutputOf<typeof contentCalls.getLastPostsInCategory>> {
  const { category_slug: category, max_results: perPage, page } = input;
  const found = await lastPosts(db, { perPage, page, category });
  return { ...found, page, per_page: perPage };
}

async function getPostsFromAuthor(
  { db }: Ctx,
  { author_id }: InputOf<typeof contentCalls.getPostsFromAuthor>,
): Promise<OutputOf<typeof contentCalls.getPostsFromAuthor>> {
  const [row] = await db.select().from(content).where(eq(content.id, author_id));
  if (row?.namespace !== 'author' || row.status !== 'published' || row.deletedAt) throw gone404();
  const { items } = await lastPosts(db, { perPage: 100, page: 1, author: row.slug });
  return { author: { id: row.id, name: row.title, slug: row.slug }, items };
}

export const contentVerbs = {
  getInitSiteContent,
  getContent,
  listContentInNamespace,
  getPage,
  getPost,
  getTag,
  getCategory,
  getSearchPreset,
  getCategories,
  getLastPosts,
  getLastPostsInCategory,
  getPostsFromAuthor,
};
