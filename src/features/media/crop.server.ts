import type { InputOf } from '#src/calls/contract.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { media } from '#src/server/db/schema/index.ts';
import { hashOf, removePicture, storePicture } from '#src/server/gateways/images.ts';
import { cutPicture } from '#src/server/gateways/picture-cut.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { mediaCalls } from './media.calls.ts';
import { avifJob } from './media.jobs.server.ts';
import type { MediaItem } from './media.ts';
import { findByHash, getMedia, type MediaRow, toItem } from './media-rows.server.ts';
import { focusOf } from './pictures.ts';
import { usesFr } from './uses.fr.ts';

const MIDDLE = { x: 50, y: 50 };

/**
 * One more picture of the library: this one cut to a shape around its point, described and filed like it. Cut the same
 * way again, it is the one that is there. Throws image_invalid for a drawing, which has no pixels.
 */
async function cropMedia(ctx: Ctx, { id, ratio }: InputOf<typeof mediaCalls.cropMedia>): Promise<MediaItem> {
  const row = await getMedia(ctx.db, id);
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const cut = { ratio: across / down, focus: focusOf(row) ?? MIDDLE };
  const bytes = await cutPicture(ctx.services, row.folder, cut);
  const known = await findByHash(ctx.db, hashOf(bytes));
  if (known) return toItem(known);
  const { image, folder, look } = await storePicture(ctx.services, bytes, senderOf(ctx));
  const files = { hash: hashOf(bytes), url: image.url, cover: image, folder, keys: [folder], look };
  const made = await keep(ctx, { ...files, ...like(row, ratio), weight: bytes.length });
  if (made) {
    await ctx.services.jobs.send(avifJob, { id: made.id });
    return toItem(made);
  }
  // Somebody cut it the same way meanwhile: theirs came first.
  await removePicture(ctx.services, folder);
  return toItem((await findByHash(ctx.db, hashOf(bytes))) ?? row);
}

/** Words of the first picture that are true of its cut too. */
function like({ alt, shelf, labels, filename }: MediaRow, ratio: string) {
  return { alt, shelf, labels, filename: filename && usesFr.cut(filename, ratio) };
}

function keep(ctx: Ctx, values: typeof media.$inferInsert): Promise<MediaRow | null> {
  return inTransaction(ctx, async (tx) => {
    const uploadedBy = isPerson(ctx.actor) ? ctx.actor.personId : null;
    const [made] = await tx.db
      .insert(media)
      .values({ ...values, uploadedBy })
      .onConflictDoNothing()
      .returning();
    if (!made) return null;
    await audit(tx, { action: 'media.crop', target: `media:${made.id}` });
    await tellWebhooks(tx, 'media.changed', { id: made.id });
    return made;
  });
}

export const cropVerbs = { cropMedia };
