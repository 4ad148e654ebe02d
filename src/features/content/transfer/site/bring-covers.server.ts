import { asc, eq, sql } from 'drizzle-orm';
import { publishThemes } from '#src/features/themes/theme-rows.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { themeCategory, themeCover, unsplashCover } from '#src/server/db/schema/index.ts';
import { transferFr as fr } from '../transfer.fr.ts';
import type { BroughtSite } from './brought-site.ts';
import { coversText } from './site-files.server.ts';
import type { CoversFile } from './site-files.ts';

type CoverRow = typeof themeCover.$inferSelect;

/**
 * The categories of covers in the archive's order; those only this site has come after. A cover that is here already
 * keeps its id: lists that chose it still show it.
 */
export async function bringCovers(tx: Ctx, file: CoversFile): Promise<BroughtSite> {
  const before = await coversText(tx.db);
  const categories = await tx.db.select().from(themeCategory).orderBy(asc(themeCategory.position));
  const covers = await tx.db.select().from(themeCover).orderBy(asc(themeCover.position)).for('no key update');
  const kept = new Map(covers.map((row) => [row.id, row]));
  const order: number[] = [];
  for (const { name, covers: given } of file.categories) {
    const known = categories.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const id = known?.id ?? (await newCategory(tx.db, name));
    order.push(id);
    for (const [position, one] of given.entries())
      await placeCover(tx.db, kept, { ...one, categoryId: id, position });
  }
  const others = categories.filter(({ id }) => !order.includes(id));
  await number(tx.db, [...order, ...others.map(({ id }) => id)]);
  await afterGiven(tx.db, [...kept.values()], file);
  await bringGallery(tx.db, file.gallery);
  if ((await coversText(tx.db)) === before) return { outcome: 'unchanged', message: null };
  await publishThemes(tx);
  const count = file.categories.reduce((sum, { covers: given }) => sum + given.length, 0);
  const message = fr.covers(file.categories.length, count);
  return { outcome: covers.length === 0 ? 'created' : 'updated', message };
}

async function newCategory(db: Db, name: string): Promise<number> {
  const [row] = await db.insert(themeCategory).values({ name }).returning();
  if (!row) throw new Error('The category was not inserted');
  return row.id;
}

type Placed = CoversFile['categories'][number]['covers'][number] & { categoryId: number; position: number };

/** Takes the row of the same picture, in this category rather than in another, out of `kept`; else makes one. */
async function placeCover(db: Db, kept: Map<number, CoverRow>, given: Placed): Promise<void> {
  const { cdn_url: cdnUrl, ...values } = given;
  const same = [...kept.values()].filter((row) => row.cdnUrl === cdnUrl);
  const row = same.find(({ categoryId }) => categoryId === given.categoryId) ?? same[0];
  if (!row) {
    await db.insert(themeCover).values({ cdnUrl, ...values });
    return;
  }
  kept.delete(row.id);
  await db.update(themeCover).set(values).where(eq(themeCover.id, row.id));
}

async function number(db: Db, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(themeCategory).set({ position }).where(eq(themeCategory.id, id));
}

/** Covers the archive does not name stand after those it does. */
async function afterGiven(db: Db, rest: readonly CoverRow[], { categories }: CoversFile): Promise<void> {
  const most = Math.max(0, ...categories.map(({ covers }) => covers.length));
  for (const [n, { id }] of rest.entries())
    await db
      .update(themeCover)
      .set({ position: most + n })
      .where(eq(themeCover.id, id));
}

async function bringGallery(db: Db, gallery: CoversFile['gallery']): Promise<void> {
  const places = { unsplash: 0, drawn: 0 };
  for (const { remote_id: remoteId, author_url: authorUrl, download_location, ...rest } of gallery) {
    const position = places[rest.source]++;
    const values = { ...rest, authorUrl, downloadLocation: download_location, position };
    await db
      .insert(unsplashCover)
      .values({ remoteId, ...values })
      .onConflictDoUpdate({ target: unsplashCover.remoteId, set: values });
  }
  const named = gallery.map(({ remote_id }) => remote_id);
  await db
    .update(unsplashCover)
    .set({ position: sql`${unsplashCover.position} + ${named.length}` })
    .where(
      sql`not (${unsplashCover.remoteId} = any(${sql.param(named)}::text[])) and ${unsplashCover.position} < ${named.length}`,
    );
}
