import { and, inArray } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound, unavailable } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import { createUnsplash, type Unsplash } from '#src/server/gateways/unsplash.ts';
import { keepPhotos, photoAt } from './gallery-keep.server.ts';
import { showAgain } from './gallery-remove.server.ts';
import { findGalleryRow, isShown, toGalleryCover } from './gallery-rows.server.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { publishThemes } from './theme-rows.server.ts';
import type { galleryCalls } from './themes.calls.ts';

const THUMB_WIDTH = 480;

/** Throws unsplash_unconfigured without a key, unavailable when Unsplash does not answer. */
async function ask<T>(ctx: Ctx, question: (unsplash: Unsplash) => Promise<T>): Promise<T> {
  const unsplash = createUnsplash(ctx.services.config, ctx.services.log);
  if (!unsplash) throw new DomainError('unsplash_unconfigured', themeRefusalFr.unsplashMissing);
  try {
    return await question(unsplash);
  } catch (error) {
    ctx.services.log.warn({ reason: (error as Error).message }, 'unsplash did not answer');
    throw unavailable(themeRefusalFr.unsplashDown);
  }
}

async function searchUnsplash(
  ctx: Ctx,
  { query, page }: InputOf<typeof galleryCalls.searchUnsplash>,
): Promise<OutputOf<typeof galleryCalls.searchUnsplash>> {
  const photos = await ask(ctx, (unsplash) => unsplash.search(query, page));
  const ids = photos.map(({ remoteId }) => remoteId);
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: unsplashCover.remoteId })
          .from(unsplashCover)
          .where(and(isShown('unsplash'), inArray(unsplashCover.remoteId, ids)));
  const kept = new Set(rows.map(({ id }) => id));
  return {
    items: photos.map((photo) => ({
      remote_id: photo.remoteId,
      url: photoAt(photo, THUMB_WIDTH),
      alt: photo.alt,
      author: photo.author,
      author_url: photo.authorUrl,
      kept: kept.has(photo.remoteId),
    })),
  };
}

async function addUnsplashCover(
  ctx: Ctx,
  { remote_id }: InputOf<typeof galleryCalls.addUnsplashCover>,
): Promise<OutputOf<typeof galleryCalls.addUnsplashCover>> {
  const photo = await ask(ctx, (unsplash) => unsplash.photo(remote_id));
  if (!photo) throw notFound(themeRefusalFr.unsplashGone);
  return inTransaction(ctx, async (tx) => {
    await keepPhotos(tx.db, [photo]);
    await showAgain(tx.db, 'unsplash', photo.remoteId);
    await publishThemes(tx);
    await audit(tx, { action: 'gallery_cover.add', target: `gallery_cover:${remote_id}` });
    const row = await findGalleryRow(tx.db, 'unsplash', photo.remoteId);
    if (!row) throw new Error('The photograph was kept and is gone');
    return toGalleryCover(row);
  });
}

export const gallerySearchVerbs = { searchUnsplash, addUnsplashCover };
