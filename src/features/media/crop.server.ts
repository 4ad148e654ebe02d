import type { InputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { cutPicture } from '#src/server/gateways/picture-cut.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import { keepPicture } from './keep.server.ts';
import type { mediaCalls } from './media.calls.ts';
import type { MediaItem } from './media.ts';
import { getMedia, toItem } from './media-rows.server.ts';
import { focusOf } from './pictures.ts';
import { usesFr } from './uses.fr.ts';

const MIDDLE = { x: 50, y: 50 };

/**
 * One more picture of the library: this one cut to a shape around its point, described and filed like it. Cut the same
 * way again, it is the one that is there. Throws image_invalid for a drawing, which has no pixels.
 */
async function cropMedia(ctx: Ctx, { id, ratio }: InputOf<typeof mediaCalls.cropMedia>): Promise<MediaItem> {
  const row = await getMedia(ctx.db, id);
  const { alt, shelf, labels } = row;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const cut = { ratio: across / down, focus: focusOf(row) ?? MIDDLE, from: senderOf(ctx) };
  const bytes = await cutPicture(ctx.services, row.folder, cut);
  const filename = row.filename && usesFr.cut(row.filename, ratio);
  return toItem(await keepPicture(ctx, bytes, { action: 'media.crop', alt, shelf, labels, filename }));
}

export const cropVerbs = { cropMedia };
