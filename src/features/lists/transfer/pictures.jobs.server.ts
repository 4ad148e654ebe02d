import { eq } from 'drizzle-orm';
import { copyImage } from '#src/features/catalogue/external.server.ts';
import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import { list, product } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { listChanged } from '../live/tell.server.ts';

const THUMB_WIDTH = 640;

/** The picture of an imported wish, copied while nobody waits; without it the wish stays as it is. */
export const importPicture: JobKind<{ productId: number; image: string }> = {
  name: 'list-import-picture',
  async run(services, { productId, image }) {
    const stored = await copyImage(services, image);
    if (!stored) return;
    const { db } = services.database;
    const thumbImage = stored.srcset.find(({ width }) => width === THUMB_WIDTH)?.url ?? stored.url;
    const [changed] = await db
      .update(product)
      .set({ thumbImage, images: [stored.url] })
      .where(eq(product.id, productId))
      .returning({ listId: product.ownListId });
    const [on] = changed?.listId
      ? await db.select({ uuid: list.uuid }).from(list).where(eq(list.id, changed.listId))
      : [];
    const ctx = makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'job', userAgent: '' });
    if (on) await listChanged(ctx, on.uuid, `item:${productId}`);
  },
};
