import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { media } from '#src/server/db/schema/index.ts';
import { readNamedDataUrl } from '#src/server/gateways/image-input.ts';
import { hashOf, removePicture, storePicture } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { Cover } from './cover.ts';
import type { mediaCalls } from './media.calls.ts';
import { avifJob } from './media.jobs.server.ts';
import { findByHash, type MediaRow } from './media-rows.server.ts';

/**
 * Makes the picture again in the six widths and keeps it in the library; bytes that are already there are
 * answered as they are, with the description they have. Throws image_invalid.
 */
async function uploadMedia(
  ctx: Ctx,
  { dataurl, alt }: InputOf<typeof mediaCalls.uploadMedia>,
): Promise<OutputOf<typeof mediaCalls.uploadMedia>> {
  const { bytes, filename } = readNamedDataUrl(dataurl, 'dataurl');
  const hash = hashOf(bytes);
  const known = await findByHash(ctx.db, hash);
  if (known) return uploaded(known);
  const { image, folder, look } = await storePicture(ctx.services, bytes, senderOf(ctx));
  const row = await inTransaction(ctx, async (tx) => {
    const values = {
      hash,
      url: image.url,
      cover: image,
      alt,
      folder,
      keys: [folder],
      filename,
      look,
      weight: bytes.length,
    };
    const uploadedBy = isPerson(ctx.actor) ? ctx.actor.personId : null;
    const [made] = await tx.db
      .insert(media)
      .values({ ...values, uploadedBy })
      .onConflictDoNothing()
      .returning();
    if (!made) return null;
    await audit(tx, { action: 'media.upload', target: `media:${made.id}` });
    await tellWebhooks(tx, 'media.changed', { id: made.id });
    return made;
  });
  if (row) {
    await ctx.services.jobs.send(avifJob, { id: row.id });
    return uploaded(row);
  }
  // Somebody sent the same bytes meanwhile: theirs came first.
  await removePicture(ctx.services, folder);
  const theirs = await findByHash(ctx.db, hash);
  if (!theirs) throw new Error('The picture was neither inserted nor there');
  return uploaded(theirs);
}

function uploaded(row: MediaRow) {
  const cover = row.cover as Cover;
  return { cdn_url: row.url, cover, blurhash: cover.blurhash };
}

export const uploadVerbs = { uploadMedia };
