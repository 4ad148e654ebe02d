import { and, eq, isNull, lte, not, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { textsIn } from '#src/server/db/ids-in.ts';
import { shopifyItem, shopifyRefusal } from '#src/server/db/schema/index.ts';
import { putAway } from './tell.server.ts';

interface Gone {
  shopProductId: string;
  /** The variants that stay. */
  but: readonly string[];
  /** When the shop said so: what it said of them later counts more. */
  at: Date;
}

/** The variants of a product that its shop no longer sells leave the shop here, the lists and the search. */
export async function variantsGone(
  tx: Ctx,
  merchantId: number,
  { shopProductId, but, at }: Gone,
): Promise<void> {
  const gone = await tx.db
    .update(shopifyItem)
    .set({ goneAt: at, seenAt: at, hash: null })
    .where(
      and(
        eq(shopifyItem.merchantId, merchantId),
        eq(shopifyItem.shopProductId, shopProductId),
        isNull(shopifyItem.goneAt),
        not(textsIn(shopifyItem.variantId, but)),
        or(isNull(shopifyItem.seenAt), lte(shopifyItem.seenAt, at)),
      ),
    )
    .returning({ id: shopifyItem.productId });
  await tx.db
    .delete(shopifyRefusal)
    .where(
      and(
        eq(shopifyRefusal.merchantId, merchantId),
        eq(shopifyRefusal.shopProductId, shopProductId),
        not(textsIn(shopifyRefusal.variantId, but)),
      ),
    );
  await putAway(
    tx,
    gone.flatMap(({ id }) => id ?? []),
  );
}
