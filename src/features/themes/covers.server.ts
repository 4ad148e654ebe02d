import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { findPictures } from '#src/features/media/show.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { moved } from './order.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { listsByCover } from './stats.server.ts';
import {
  allCategories,
  describedCovers,
  enabledCovers,
  getCover,
  lockCovers,
  placeCovers,
  publishThemes,
} from './theme-rows.server.ts';
import type { themeCalls } from './themes.calls.ts';
import type { ThemeCover } from './themes.ts';

/** At the end of a category. Throws not_found for an address the library does not have, conflict when it is there. */
async function addNewThemecover(
  ctx: Ctx,
  input: InputOf<typeof themeCalls.addNewThemecover>,
): Promise<ThemeCover> {
  return inTransaction(ctx, async (tx) => {
    await requireCategory(tx.db, input.category_id);
    const [picture] = await findPictures(tx.db, [input.cdn_url]);
    if (!picture) throw notFound(themeRefusalFr.pictureUnknown);
    const position = (await lockCovers(tx.db, input.category_id)).length;
    await requireNew(tx.db, input.category_id, picture.url);
    const cover = picture.cover as ThemeCover['cover'];
    const [row] = await tx.db
      .insert(themeCover)
      .values({
        cdnUrl: picture.url,
        categoryId: input.category_id,
        blurhash: input.blurhash || cover.blurhash,
        cover,
        position,
      })
      .returning();
    return saved(tx, 'theme_cover.add', row?.id ?? 0);
  });
}

async function requireCategory(db: Db, id: number): Promise<void> {
  const [row] = await db
    .select({ id: themeCategory.id })
    .from(themeCategory)
    .where(eq(themeCategory.id, id))
    .for('no key update');
  if (row) return;
  const sentence = themeRefusalFr.categoryGone;
  throw new DomainError('not_found', sentence, { fields: { category_id: sentence } });
}

async function requireNew(db: Db, categoryId: number, url: string): Promise<void> {
  const rows = await db
    .select({ url: themeCover.cdnUrl })
    .from(themeCover)
    .where(eq(themeCover.categoryId, categoryId));
  if (rows.some((row) => row.url === url)) throw new DomainError('conflict', themeRefusalFr.pictureTwice);
}

async function saved(tx: Ctx, action: string, id: number): Promise<ThemeCover> {
  await publishThemes(tx);
  await audit(tx, { action, target: `theme_cover:${id}` });
  return getCover(tx.db, id);
}

/** Shows or hides a cover, and moves it to the end of another category. */
async function updateThemecover(
  ctx: Ctx,
  input: InputOf<typeof themeCalls.updateThemecover>,
): Promise<ThemeCover> {
  return inTransaction(ctx, async (tx) => {
    await requireCategory(tx.db, input.category_id);
    const before = await getCover(tx.db, input.id);
    const values = { enabled: input.enabled, categoryId: input.category_id };
    if (before.category_id === input.category_id) {
      await tx.db.update(themeCover).set(values).where(eq(themeCover.id, input.id));
    } else {
      await requireNew(tx.db, input.category_id, before.cdn_url);
      const position = (await lockCovers(tx.db, input.category_id)).length;
      const left = (await lockCovers(tx.db, before.category_id)).filter(({ id }) => id !== input.id);
      await tx.db
        .update(themeCover)
        .set({ ...values, position })
        .where(eq(themeCover.id, input.id));
      await placeCovers(
        tx.db,
        left.map(({ id }) => id),
      );
    }
    return saved(tx, 'theme_cover.update', input.id);
  });
}

async function updateThemecoverCoverPosition(
  ctx: Ctx,
  { id, position }: InputOf<typeof themeCalls.updateThemecoverCoverPosition>,
): Promise<ThemeCover> {
  return inTransaction(ctx, async (tx) => {
    const { category_id } = await getCover(tx.db, id);
    const order = moved(await lockCovers(tx.db, category_id), id, position);
    await placeCovers(
      tx.db,
      order.map((cover) => cover.id),
    );
    return saved(tx, 'theme_cover.move', id);
  });
}

/** Lists that chose it keep their copy; the picture stays in the library. */
async function deleteThemecover(
  ctx: Ctx,
  { id }: InputOf<typeof themeCalls.deleteThemecover>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { category_id } = await getCover(tx.db, id);
    const left = (await lockCovers(tx.db, category_id)).filter((cover) => cover.id !== id);
    await tx.db.delete(themeCover).where(eq(themeCover.id, id));
    await placeCovers(
      tx.db,
      left.map((cover) => cover.id),
    );
    await publishThemes(tx);
    await audit(tx, { action: 'theme_cover.delete', target: `theme_cover:${id}` });
    return {};
  });
}

async function getThemesCovers(
  { db }: Ctx,
  { per_page, page }: InputOf<typeof themeCalls.getThemesCovers>,
): Promise<OutputOf<typeof themeCalls.getThemesCovers>> {
  return { ...(await enabledCovers(db, { perPage: per_page, page })), page, per_page };
}

async function getThemesCoversByCategory(
  { db }: Ctx,
  { only_enabled }: InputOf<typeof themeCalls.getThemesCoversByCategory>,
): Promise<OutputOf<typeof themeCalls.getThemesCoversByCategory>> {
  return { categories: await allCategories(db, only_enabled) };
}

async function getThemesCoversByCategoryWithStats({
  db,
}: Ctx): Promise<OutputOf<typeof themeCalls.getThemesCoversByCategoryWithStats>> {
  const categories = await allCategories(db);
  const lists = await listsByCover(db);
  return {
    categories: categories.map((category) => ({
      ...category,
      covers: category.covers.map((cover) => ({ ...cover, uses: lists.get(cover.cover.url) ?? 0 })),
    })),
  };
}

async function describeThemesCovers({ db }: Ctx): Promise<OutputOf<typeof themeCalls.describeThemesCovers>> {
  return { items: await describedCovers(db) };
}

export const coverVerbs = {
  addNewThemecover,
  updateThemecover,
  updateThemecoverCoverPosition,
  deleteThemecover,
  getThemesCovers,
  getThemesCoversByCategory,
  getThemesCoversByCategoryWithStats,
  describeThemesCovers,
};
