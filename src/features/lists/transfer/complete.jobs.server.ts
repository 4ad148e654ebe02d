import { and, eq, isNotNull } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { copyImage, readExternalPage } from '#src/features/catalogue/external.server.ts';
import type { PageProduct } from '#src/features/catalogue/external.ts';
import { product } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { thumbOf } from './pictures.jobs.server.ts';
import { tellOwners } from './tell-owners.server.ts';

type Row = typeof product.$inferSelect;

/**
 * Fills in what a native wrapper's share left out of an item (price, brand, picture), as its page says it,
 * while nobody waits. What is there already stays, whoever wrote it; a page that cannot be read changes
 * nothing.
 */
export const completeItem: JobKind<{ productId: number }> = {
  name: 'list-complete-item',
  async run(services, { productId }) {
    const { db } = services.database;
    const shared = await findShared(services, productId);
    if (!shared) return;
    const page = await readExternalPage(services, shared.url).catch(notReadable);
    if (!page) return;
    const picture = shared.thumbImage || !page.image ? null : await copyImage(services, page.image);
    // Read again: the owners may have written it themselves meanwhile.
    const now = await findShared(services, productId);
    const found = now && missing(now, page);
    if (!now || !found) return;
    const images = picture && !now.thumbImage ? { thumbImage: thumbOf(picture), images: [picture.url] } : {};
    await db
      .update(product)
      .set({ ...found, ...images })
      .where(eq(product.id, productId));
    await tellOwners(services, now.ownListId, productId);
  },
};

async function findShared({ database: { db } }: Services, id: number) {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.kind, 'external'), isNotNull(product.url)));
  return row?.url ? { ...row, url: row.url } : null;
}

const missing = (row: Row, page: PageProduct): Pick<Row, 'priceCents' | 'brandText'> => ({
  priceCents: row.priceCents ?? page.price,
  brandText: row.brandText ?? page.brand_name,
});

function notReadable(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
