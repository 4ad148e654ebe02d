import { eq, max } from 'drizzle-orm';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import type { Seen } from '../access.server.ts';
import type { ImportedWish } from './import-csv.ts';
import { importPicture } from './pictures.jobs.server.ts';

/** `image`: another shop's picture, copied after the import. */
export type Wish = ImportedWish & { image: string | null };

/** Within a transaction that holds the list's lock: every wish at the end of the list, in the order given. */
export async function placeWishes(tx: Ctx, own: Seen, wishes: Wish[]): Promise<void> {
  const made = await tx.db
    .insert(product)
    .values(
      wishes.map((wish) => ({
        kind: wish.url ? ('external' as const) : ('custom' as const),
        ownListId: own.row.id,
        name: wish.name,
        slug: toSlug(wish.name) || 'article',
        brandText: wish.brand || null,
        priceCents: wish.price,
        url: wish.url,
      })),
    )
    .returning({ id: product.id });
  const [last] = await tx.db
    .select({ position: max(listItem.position) })
    .from(listItem)
    .where(eq(listItem.listId, own.row.id));
  const ids = made.map(({ id }) => id).sort((a, b) => a - b);
  await tx.db.insert(listItem).values(
    wishes.map((wish, at) => ({
      listId: own.row.id,
      productId: ids[at] ?? 0,
      classification: wish.classification,
      description: wish.note,
      priority: wish.priority,
      quantity: wish.quantity,
      position: (last?.position ?? 0) + at + 1,
      addedAt: tx.now,
    })),
  );
  tx.afterCommit(() => {
    wishes.forEach(({ image }, at) => {
      const productId = ids[at];
      if (image && productId) tx.services.jobs.send(importPicture, { productId, image }).catch(() => {});
    });
  });
}
