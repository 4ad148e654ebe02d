import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { readNamedDataUrl } from '#src/server/gateways/image-input.ts';
import type { Cover } from './cover.ts';
import { keepPicture } from './keep.server.ts';
import type { mediaCalls } from './media.calls.ts';

/** Keeps what an editor sends, with its description. Throws image_invalid. */
async function uploadMedia(
  ctx: Ctx,
  { dataurl, alt }: InputOf<typeof mediaCalls.uploadMedia>,
): Promise<OutputOf<typeof mediaCalls.uploadMedia>> {
  const { bytes, filename } = readNamedDataUrl(dataurl, 'dataurl');
  const row = await keepPicture(ctx, bytes, { action: 'media.upload', alt, filename });
  const cover = row.cover as Cover;
  return { cdn_url: row.url, cover, blurhash: cover.blurhash };
}

export const uploadVerbs = { uploadMedia };
