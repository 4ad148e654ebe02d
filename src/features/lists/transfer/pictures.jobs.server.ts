import { eq } from 'drizzle-orm';
import { copyImage } from '#src/features/catalogue/external.server.ts';
import { product } from '#src/server/db/schema/index.ts';
import type { StoredImage } from '#src/server/gateways/images.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { tellOwners } from './tell-owners.server.ts';

const THUMB_WIDTH = 640;

export const thumbOf = (stored: StoredImage) =>
  stored.srcset.find(({ width }) => width === THUMB_WIDTH)?.url ?? stored.url;

/** The picture of an imported wish, copied while nobody waits; without it the wish stays as it is. */
export const importPicture: JobKind<{ productId: number; image: string }> = {
  name: 'list-import-picture',
  async run(services, { productId, image }) {
    const stored = await copyImage(services, image);
    if (!stored) return;
    const [changed] = await services.database.db
      .update(product)
      .set({ thumbImage: thumbOf(stored), images: [stored.url] })
      .where(eq(product.id, productId))
      .returning({ listId: product.ownListId });
    if (changed) await tellOwners(services, changed.listId, productId);
  },
};
