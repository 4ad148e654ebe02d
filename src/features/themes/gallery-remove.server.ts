import { and, eq, lt, max } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import { type GalleryRow, isShown, REMOVED, sourceOf } from './gallery-rows.server.ts';
import { themeRefusalFr } from './refusals.fr.ts';
import { publishThemes } from './theme-rows.server.ts';
import type { galleryCalls } from './themes.calls.ts';

type In = InputOf<typeof galleryCalls.removeUnsplashCover>;
type Out = Promise<OutputOf<typeof galleryCalls.removeUnsplashCover>>;

/** Its row stays, without a place: the night's search must not bring it back, and lists that chose it name its author. */
async function removeUnsplashCover(ctx: Ctx, { remote_id, removed }: In): Out {
  return inTransaction(ctx, async (tx) => {
    const source = sourceOf(tx.services.config);
    const found = removed
      ? await tx.db
          .update(unsplashCover)
          .set({ position: REMOVED })
          .where(and(isShown(source), eq(unsplashCover.remoteId, remote_id)))
          .returning({ id: unsplashCover.remoteId })
      : await showAgain(tx.db, source, remote_id);
    if (found.length === 0) throw notFound(themeRefusalFr.galleryGone);
    await publishThemes(tx);
    const action = removed ? 'gallery_cover.remove' : 'gallery_cover.restore';
    await audit(tx, { action, target: `gallery_cover:${remote_id}` });
    return {};
  });
}

/** At the end of the gallery, when it had been removed. */
export async function showAgain(db: Db, source: GalleryRow['source'], remoteId: string) {
  const [last] = await db
    .select({ position: max(unsplashCover.position) })
    .from(unsplashCover)
    .where(eq(unsplashCover.source, source));
  const removed = and(
    eq(unsplashCover.source, source),
    eq(unsplashCover.remoteId, remoteId),
    lt(unsplashCover.position, 0),
  );
  return db
    .update(unsplashCover)
    .set({ position: Math.max(last?.position ?? 0, REMOVED) + 1 })
    .where(removed)
    .returning({ id: unsplashCover.remoteId });
}

export const galleryRemoveVerbs = { removeUnsplashCover };
