import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Cover } from '#src/features/media/cover.ts';
import type { Config } from '#src/server/config.ts';
import type { Db } from '#src/server/db/connect.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import type { GalleryCover } from './themes.ts';

export type GalleryRow = typeof unsplashCover.$inferSelect;

/** Photographs once there is a key; until then our own drawings, so that every screen has something to show. */
export const sourceOf = (config: Pick<Config, 'unsplashAccessKey'>): GalleryRow['source'] =>
  config.unsplashAccessKey ? 'unsplash' : 'drawn';

/** The place of what an editor removed: it is kept out of sight. */
export const REMOVED = -1;

export const isShown = (source: GalleryRow['source']) =>
  and(eq(unsplashCover.source, source), gte(unsplashCover.position, 0));

export function toGalleryCover(row: GalleryRow): GalleryCover {
  const { remoteId, url, author, authorUrl, position } = row;
  const { blurhash } = row.cover as Cover;
  return { remote_id: remoteId, url, author, author_url: authorUrl, blurhash, position };
}

/** In their order; every one without `range`. */
export async function galleryRows(
  db: Db,
  source: GalleryRow['source'],
  range?: { limit: number; offset: number },
): Promise<GalleryRow[]> {
  const query = db
    .select()
    .from(unsplashCover)
    .where(isShown(source))
    .orderBy(asc(unsplashCover.position), asc(unsplashCover.remoteId))
    .$dynamic();
  return range ? query.limit(range.limit).offset(range.offset) : query;
}

export async function countGallery(db: Db, source: GalleryRow['source']): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(unsplashCover)
    .where(isShown(source));
  return row?.count ?? 0;
}

/** Counts the photographs of the gallery that are among the covers of lists, given by their addresses. */
export async function countChosen(
  db: Db,
  source: GalleryRow['source'],
  urls: readonly string[],
): Promise<number> {
  if (urls.length === 0) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(unsplashCover)
    .where(and(isShown(source), inArray(sql`${unsplashCover.cover}->>'url'`, [...urls])));
  return row?.count ?? 0;
}

export async function findGalleryRow(
  db: Db,
  source: GalleryRow['source'],
  remoteId: string,
): Promise<GalleryRow | null> {
  const [row] = await db
    .select()
    .from(unsplashCover)
    .where(and(isShown(source), eq(unsplashCover.remoteId, remoteId)));
  return row ?? null;
}
