import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { media } from '#src/server/db/schema/index.ts';
import { hashOf, removePicture, storePicture } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import { avifJob } from './media.jobs.server.ts';
import { findByHash, type MediaRow } from './media-rows.server.ts';

interface Words extends Pick<MediaRow, 'alt' | 'filename'>, Partial<Pick<MediaRow, 'shelf' | 'labels'>> {
  action: 'media.upload' | 'media.crop';
}

/**
 * Makes a picture again in the six widths and keeps it in the library; bytes that are already there are answered as
 * they are, with the words they have. Throws image_invalid.
 */
export async function keepPicture(ctx: Ctx, bytes: Buffer, { action, ...words }: Words): Promise<MediaRow> {
  const hash = hashOf(bytes);
  const known = await findByHash(ctx.db, hash);
  if (known) return known;
  const { image, folder, look } = await storePicture(ctx.services, bytes, senderOf(ctx));
  const files = { hash, url: image.url, cover: image, folder, keys: [folder], look, weight: bytes.length };
  const row = await inTransaction(ctx, async (tx) => {
    const uploadedBy = isPerson(ctx.actor) ? ctx.actor.personId : null;
    const [made] = await tx.db
      .insert(media)
      .values({ ...files, ...words, uploadedBy })
      .onConflictDoNothing()
      .returning();
    if (!made) return null;
    await audit(tx, { action, target: `media:${made.id}` });
    await tellWebhooks(tx, 'media.changed', { id: made.id });
    return made;
  });
  if (row) {
    await ctx.services.jobs.send(avifJob, { id: row.id });
    return row;
  }
  // Somebody sent the same bytes meanwhile: theirs came first.
  await removePicture(ctx.services, folder);
  const theirs = await findByHash(ctx.db, hash);
  if (!theirs) throw new Error('The picture was neither inserted nor there');
  return theirs;
}
