import { ownerOf } from '#src/features/lists/list.read.server.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import { ofName } from '#src/lib/of-name.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** Whose birth it is, as "de Camille et Noé"; empty where the parents gave no name. */
export async function parentsOf(ctx: Ctx, row: ListRow): Promise<string> {
  const owner = await ownerOf(ctx.db, row);
  return owner.firstname ? ofName(owner.display_name) : '';
}
