import { inArray, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Cover } from '#src/features/media/cover.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import {
  countChosen,
  countGallery,
  findGalleryRow,
  galleryRows,
  sourceOf,
  toGalleryCover,
} from './gallery-rows.server.ts';
import { moved } from './order.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { listsByCover } from './stats.server.ts';
import { publishThemes, THEMES_TAG } from './theme-rows.server.ts';
import type { galleryCalls } from './themes.calls.ts';

async function getUnsplashCovers(
  { db, services }: Ctx,
  { per_page, page }: InputOf<typeof galleryCalls.getUnsplashCovers>,
): Promise<OutputOf<typeof galleryCalls.getUnsplashCovers>> {
  pageTag(THEMES_TAG);
  const source = sourceOf(services.config);
  const rows = await galleryRows(db, source, { limit: per_page, offset: (page - 1) * per_page });
  return { items: rows.map(toGalleryCover), page, per_page, total: await countGallery(db, source) };
}

async function getUnsplashCoversCount({
  db,
  services,
}: Ctx): Promise<OutputOf<typeof galleryCalls.getUnsplashCoversCount>> {
  return { count: await countGallery(db, sourceOf(services.config)) };
}

async function getUnsplashCoversWithStats({
  db,
  services,
}: Ctx): Promise<OutputOf<typeof galleryCalls.getUnsplashCoversWithStats>> {
  const lists = await listsByCover(db);
  const rows = await galleryRows(db, sourceOf(services.config));
  return {
    items: rows.map((row) => ({
      ...toGalleryCover(row),
      uses: lists.get((row.cover as Cover).url) ?? 0,
    })),
  };
}

async function listGallery(
  { db, services }: Ctx,
  { page, per_page }: InputOf<typeof galleryCalls.listGallery>,
): Promise<OutputOf<typeof galleryCalls.listGallery>> {
  const source = sourceOf(services.config);
  const rows = await galleryRows(db, source, { limit: per_page, offset: (page - 1) * per_page });
  const uses = await listsByCover(db);
  const items = rows.map((row) => ({
    ...toGalleryCover(row),
    uses: uses.get((row.cover as Cover).url) ?? 0,
  }));
  const chosen = await countChosen(db, source, [...uses.keys()]);
  return { items, page, per_page, total: await countGallery(db, source), chosen };
}

async function updateUnsplashCoverPosition(
  ctx: Ctx,
  { remote_id, position }: InputOf<typeof galleryCalls.updateUnsplashCoverPosition>,
): Promise<OutputOf<typeof galleryCalls.updateUnsplashCoverPosition>> {
  return inTransaction(ctx, async (tx) => {
    const source = sourceOf(tx.services.config);
    const rows = await galleryRows(tx.db, source);
    const order = moved(
      rows.map((row) => ({ id: row.remoteId })),
      remote_id,
      position,
    ).map(({ id }) => id);
    const place = sql<number>`array_position(${sql.param(order)}::text[], ${unsplashCover.remoteId}) - 1`;
    await tx.db.update(unsplashCover).set({ position: place }).where(inArray(unsplashCover.remoteId, order));
    const row = await findGalleryRow(tx.db, source, remote_id);
    if (!row) throw notFound(themeRefusalFr.galleryGone);
    await publishThemes(tx);
    await audit(tx, { action: 'gallery_cover.move', target: `gallery_cover:${remote_id}` });
    return toGalleryCover(row);
  });
}

export const galleryVerbs = {
  getUnsplashCovers,
  getUnsplashCoversCount,
  getUnsplashCoversWithStats,
  listGallery,
  updateUnsplashCoverPosition,
};
