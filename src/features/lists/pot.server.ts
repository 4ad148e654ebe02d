import { collectedOf } from '#src/features/cagnotte/pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { getOwnList } from './access.server.ts';

/** What the owners may know of each contribution of their list. */
export async function getCagnotteContributions(ctx: Ctx, input: { list_uuid: string }) {
  const own = await getOwnList(ctx, input.list_uuid);
  const { collected } = await collectedOf(ctx.db, own.row.id);
  return { contributions: [], total: collected };
}
