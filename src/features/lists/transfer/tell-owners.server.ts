import { eq } from 'drizzle-orm';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { list } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { listChanged } from '../live/tell.server.ts';

/** A job changed an item of a list's own: whoever has the list open sees it. */
export async function tellOwners(
  services: Services,
  listId: number | null,
  productId: number,
): Promise<void> {
  if (listId === null) return;
  const { db } = services.database;
  const [on] = await db.select({ uuid: list.uuid }).from(list).where(eq(list.id, listId));
  const ctx = makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'job', userAgent: '' });
  if (on) await listChanged(ctx, on.uuid, `item:${productId}`);
}
