import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { media, themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { listsByCover } from './stats.server.ts';
import { coversOfCategory } from './theme-rows.server.ts';
import type { themeCalls } from './themes.calls.ts';

/** The categories of the editors' screen: numbers only, whatever they hold. */
async function listThemeCategories({ db }: Ctx): Promise<OutputOf<typeof themeCalls.listThemeCategories>> {
  const categories = await db
    .select({
      id: themeCategory.id,
      name: themeCategory.name,
      position: themeCategory.position,
      covers: sql<number>`count(${themeCover.id})::int`,
      enabled: sql<number>`(count(${themeCover.id}) filter (where ${themeCover.enabled}))::int`,
    })
    .from(themeCategory)
    .leftJoin(themeCover, eq(themeCover.categoryId, themeCategory.id))
    .groupBy(themeCategory.id)
    .orderBy(asc(themeCategory.position), asc(themeCategory.id));
  return { categories };
}

async function listCategoryCovers(
  { db }: Ctx,
  input: InputOf<typeof themeCalls.listCategoryCovers>,
): Promise<OutputOf<typeof themeCalls.listCategoryCovers>> {
  const { category_id, page, per_page } = input;
  const [totals] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(themeCover)
    .where(eq(themeCover.categoryId, category_id));
  const covers = await coversOfCategory(db, category_id, { limit: per_page, offset: (page - 1) * per_page });
  const urls = covers.map(({ cdn_url }) => cdn_url);
  const [uses, words] = [
    await listsByCover(
      db,
      covers.map(({ cover }) => cover.url),
    ),
    await wordsOf(db, urls),
  ];
  const items = covers.map((one) => ({
    ...one,
    uses: uses.get(one.cover.url) ?? 0,
    alt: words.get(one.cdn_url) ?? '',
  }));
  return { items, page, per_page, total: totals?.total ?? 0 };
}

/** Reads the descriptions of the library's pictures, by their address. */
async function wordsOf(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ url: media.url, alt: media.alt })
    .from(media)
    .where(inArray(media.url, [...urls]));
  return new Map(rows.map(({ url, alt }) => [url, alt]));
}

export const shelfVerbs = { listThemeCategories, listCategoryCovers };
