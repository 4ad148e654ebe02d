import { eq } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import type { Cover } from '#src/features/media/cover.ts';
import { coverOf } from '#src/features/media/pictures.ts';
import { findPictures } from '#src/features/media/show.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import type { ShownCover } from '#src/ui/picture-source.ts';
import { downloadJob } from './gallery.jobs.server.ts';
import { findGalleryRow, sourceOf } from './gallery-rows.server.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { getCover } from './theme-rows.server.ts';

export type CoverChoice = { kind: 'theme'; id: number } | { kind: 'gallery'; remote_id: string };

/**
 * The cover an owner chose, to be kept with their list; uses are counted by its address. Unsplash is told, as
 * its terms ask. Throws not_found for a cover that is gone or disabled.
 */
export async function pickCover(ctx: Ctx, choice: CoverChoice): Promise<Cover> {
  if (choice.kind === 'theme') {
    const { enabled, cover } = await getCover(ctx.db, choice.id);
    if (!enabled) throw notFound(themeRefusalFr.coverWithdrawn);
    return cover;
  }
  const row = await findGalleryRow(ctx.db, sourceOf(ctx.services.config), choice.remote_id);
  if (!row) throw notFound(themeRefusalFr.galleryGone);
  if (row.downloadLocation) await ctx.services.jobs.send(downloadJob, { remoteId: row.remoteId });
  return row.cover as Cover;
}

/**
 * The cover a list keeps, as its page shows it: of a picture of the library, with its AVIF and the point to keep seen.
 * Tags the page being made. Any other cover stays as it is.
 */
export async function shownCover(db: Db, cover: Cover): Promise<ShownCover> {
  const [row] = await findPictures(db, [cover.url]);
  return row ? coverOf(row) : cover;
}

/** Whom to name beside a cover of Unsplash (« Photo de … sur Unsplash »); null for any other. */
export async function creditOf(
  db: Db,
  cover: Pick<Cover, 'url'>,
): Promise<{ author: string; author_url: string } | null> {
  const [row] = await db.select().from(unsplashCover).where(eq(unsplashCover.url, cover.url));
  return row?.source === 'unsplash' ? { author: row.author, author_url: row.authorUrl } : null;
}
