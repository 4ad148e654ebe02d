import type { InputOf } from '#src/calls/contract.ts';
import { pickCover } from '#src/features/themes/pick.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import { getOwnList } from '../access.server.ts';
import type { listCalls } from '../list.calls.ts';
import { answerList } from '../list.read.server.ts';
import type { List } from '../list.ts';
import { changeCover, earlierCover } from './covers.server.ts';
import type { lookCalls } from './look.calls.ts';

/** The picture is decoded and made again before anything is stored. Throws image_invalid. */
export async function setCover(
  ctx: Ctx,
  { list_uuid, cover_dataurl }: InputOf<typeof listCalls.setCover>,
): Promise<List> {
  const own = await getOwnList(ctx, list_uuid);
  const cover =
    cover_dataurl === null
      ? null
      : await storeImage(ctx.services, readDataUrl(cover_dataurl, 'cover_dataurl'), senderOf(ctx));
  return answerList(ctx, await changeCover(ctx, own, cover));
}

/** Throws not_found for a list of someone else's, and for a cover that is gone, disabled or not of its past. */
export async function chooseCover(
  ctx: Ctx,
  { list_uuid, choice }: InputOf<typeof lookCalls.chooseCover>,
): Promise<List> {
  const own = await getOwnList(ctx, list_uuid);
  const cover = choice.kind === 'earlier' ? earlierCover(own, choice.url) : await pickCover(ctx, choice);
  return answerList(ctx, await changeCover(ctx, own, cover));
}
