import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { moved } from './order.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { allCategories, publishThemes } from './theme-rows.server.ts';
import type { themeCalls } from './themes.calls.ts';
import type { ThemeCategory } from './themes.ts';

type Categories = Promise<{ categories: ThemeCategory[] }>;

async function requireFreeName(db: Db, name: string, ownId = 0): Promise<void> {
  const same = sql`lower(${themeCategory.name}) = lower(${name})`;
  const [taken] = await db
    .select({ id: themeCategory.id })
    .from(themeCategory)
    .where(and(same, ne(themeCategory.id, ownId)));
  if (!taken) return;
  const sentence = themeRefusalFr.categoryTaken;
  throw new DomainError('conflict', sentence, { fields: { name: sentence } });
}

/** Every category in its order, locked until the transaction ends. */
async function lockCategories(db: Db, id?: number): Promise<{ id: number }[]> {
  const rows = await db
    .select({ id: themeCategory.id })
    .from(themeCategory)
    .orderBy(asc(themeCategory.position), asc(themeCategory.id))
    .for('no key update');
  if (id !== undefined && !rows.some((row) => row.id === id)) throw notFound(themeRefusalFr.categoryGone);
  return rows;
}

async function placeCategories(db: Db, ids: readonly number[]): Promise<void> {
  const place = sql<number>`coalesce(array_position(${sql.param([...ids])}::bigint[], ${themeCategory.id}) - 1, 0)`;
  await db.update(themeCategory).set({ position: place });
}

async function done(tx: Ctx, action: string, id: number): Categories {
  await publishThemes(tx);
  await audit(tx, { action, target: `theme_category:${id}` });
  return { categories: await allCategories(tx.db) };
}

/** At the end of the others. Throws conflict when the name is taken. */
async function createThemeCategory(
  ctx: Ctx,
  { name }: InputOf<typeof themeCalls.createThemeCategory>,
): Categories {
  return inTransaction(ctx, async (tx) => {
    const position = (await lockCategories(tx.db)).length;
    await requireFreeName(tx.db, name);
    const [row] = await tx.db.insert(themeCategory).values({ name, position }).returning();
    return done(tx, 'theme_category.create', row?.id ?? 0);
  });
}

async function moveThemeCategory(
  ctx: Ctx,
  { id, to }: InputOf<typeof themeCalls.moveThemeCategory>,
): Categories {
  return inTransaction(ctx, async (tx) => {
    const order = moved(await lockCategories(tx.db, id), id, to);
    await placeCategories(
      tx.db,
      order.map((category) => category.id),
    );
    return done(tx, 'theme_category.move', id);
  });
}

async function renameThemeCategory(
  ctx: Ctx,
  { id, name }: InputOf<typeof themeCalls.renameThemeCategory>,
): Categories {
  return inTransaction(ctx, async (tx) => {
    await lockCategories(tx.db, id);
    await requireFreeName(tx.db, name, id);
    await tx.db.update(themeCategory).set({ name }).where(eq(themeCategory.id, id));
    return done(tx, 'theme_category.rename', id);
  });
}

async function deleteThemeCategory(
  ctx: Ctx,
  { id }: InputOf<typeof themeCalls.deleteThemeCategory>,
): Categories {
  return inTransaction(ctx, async (tx) => {
    const rows = await lockCategories(tx.db, id);
    const [cover] = await tx.db
      .select({ id: themeCover.id })
      .from(themeCover)
      .where(eq(themeCover.categoryId, id))
      .limit(1);
    if (cover) throw new DomainError('category_not_empty', themeRefusalFr.categoryNotEmpty);
    await tx.db.delete(themeCategory).where(eq(themeCategory.id, id));
    await placeCategories(
      tx.db,
      rows.filter((row) => row.id !== id).map((row) => row.id),
    );
    return done(tx, 'theme_category.delete', id);
  });
}

export const categoryVerbs = {
  createThemeCategory,
  moveThemeCategory,
  renameThemeCategory,
  deleteThemeCategory,
};
