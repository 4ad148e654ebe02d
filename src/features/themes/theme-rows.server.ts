import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { coverOf } from '#src/features/media/pictures.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { media, themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import type { ThemeCategory, ThemeCover } from './themes.ts';

export const THEMES_TAG = 'list:themes';
const columns = {
  row: themeCover,
  shown: { cover: media.cover, avif: media.avif, focusX: media.focusX, focusY: media.focusY },
};

type CoverRow = typeof themeCover.$inferSelect;
interface Found {
  row: CoverRow;
  shown: Parameters<typeof coverOf>[0] | null;
}

/** The library's files of today; the cover that was kept, when the library has no such picture any more. */
function toCover({ row, shown }: Found): ThemeCover {
  const cover = shown ? coverOf(shown) : (row.cover as ThemeCover['cover']);
  return {
    id: row.id,
    cdn_url: row.cdnUrl,
    category_id: row.categoryId ?? 0,
    blurhash: shown ? cover.blurhash : row.blurhash,
    enabled: row.enabled,
    position: row.position,
    cover: cover as ThemeCover['cover'],
  };
}

const withPicture = (db: Db) =>
  db.select(columns).from(themeCover).leftJoin(media, eq(media.url, themeCover.cdnUrl)).$dynamic();

export async function getCover(db: Db, id: number): Promise<ThemeCover> {
  const [found] = await withPicture(db).where(eq(themeCover.id, id)).limit(1);
  if (!found) throw notFound(themeRefusalFr.coverGone);
  return toCover(found);
}

/** A page of enabled covers, by category then position. */
export async function enabledCovers(db: Db, options: { perPage: number; page: number }) {
  pageTag(THEMES_TAG);
  const [totals] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(themeCover)
    .where(eq(themeCover.enabled, true));
  const found = await withPicture(db)
    .innerJoin(themeCategory, eq(themeCategory.id, themeCover.categoryId))
    .where(eq(themeCover.enabled, true))
    .orderBy(asc(themeCategory.position), asc(themeCategory.id), asc(themeCover.position), asc(themeCover.id))
    .limit(options.perPage)
    .offset((options.page - 1) * options.perPage);
  return { items: found.map(toCover), total: totals?.total ?? 0 };
}

/** Every category in its order with its covers in theirs. */
export async function allCategories(db: Db, onlyEnabled = false): Promise<ThemeCategory[]> {
  pageTag(THEMES_TAG);
  const categories = await db
    .select()
    .from(themeCategory)
    .orderBy(asc(themeCategory.position), asc(themeCategory.id));
  const found = await withPicture(db)
    .where(onlyEnabled ? eq(themeCover.enabled, true) : undefined)
    .orderBy(asc(themeCover.position), asc(themeCover.id));
  const covers = Map.groupBy(found.map(toCover), (cover) => cover.category_id);
  return categories.map(({ id, name, position }) => ({ id, name, position, covers: covers.get(id) ?? [] }));
}

/** Some covers of a category in their order, offered or not. */
export async function coversOfCategory(
  db: Db,
  categoryId: number,
  range: { limit: number; offset: number },
): Promise<ThemeCover[]> {
  const found = await withPicture(db)
    .where(eq(themeCover.categoryId, categoryId))
    .orderBy(asc(themeCover.position), asc(themeCover.id))
    .limit(range.limit)
    .offset(range.offset);
  return found.map(toCover);
}

/** Reads what each cover shows, in the library's words. */
export async function describedCovers(db: Db): Promise<{ id: number; alt: string }[]> {
  pageTag(THEMES_TAG);
  const rows = await db
    .select({ id: themeCover.id, alt: media.alt })
    .from(themeCover)
    .leftJoin(media, eq(media.url, themeCover.cdnUrl));
  return rows.map(({ id, alt }) => ({ id, alt: alt ?? '' }));
}

/** The ids of a category's covers in their order, locked until the transaction ends. */
export async function lockCovers(db: Db, categoryId: number): Promise<{ id: number }[]> {
  return db
    .select({ id: themeCover.id })
    .from(themeCover)
    .where(eq(themeCover.categoryId, categoryId))
    .orderBy(asc(themeCover.position), asc(themeCover.id))
    .for('no key update');
}

/** Numbers covers from 0 in the order given. */
export async function placeCovers(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const place = sql<number>`array_position(${sql.param([...ids])}::bigint[], ${themeCover.id}) - 1`;
  await db
    .update(themeCover)
    .set({ position: place })
    .where(and(inArray(themeCover.id, [...ids])));
}

/** Pages that show covers are made again. */
export async function publishThemes(tx: Ctx): Promise<void> {
  await recordPublish(querierOf(tx.db), [THEMES_TAG]);
  tx.afterCommit(() => {
    tx.services.publisher.kick().catch((error) => tx.services.log.error({ err: error }, 'publish'));
  });
}
