import { pickCover } from '#src/features/themes/pick.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { InputOf } from '#src/server/calls/contract.ts';
import { getOwnList } from '../access.server.ts';
import { answerList } from '../list.read.server.ts';
import { saveList } from '../list.server.ts';
import type { List } from '../list.ts';
import type { lookCalls } from './look.calls.ts';

/** Throws not_found for a list of someone else's, and for a cover that is gone or disabled. */
export async function chooseCover(
  ctx: Ctx,
  { list_uuid, choice }: InputOf<(typeof lookCalls)['chooseCover']>,
): Promise<List> {
  const own = await getOwnList(ctx, list_uuid);
  return answerList(ctx, await saveList(ctx, own, { cover: await pickCover(ctx, choice) }));
}
