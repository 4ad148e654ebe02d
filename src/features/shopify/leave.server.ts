import { and, eq, inArray, isNull } from 'drizzle-orm';
import { requireMerchantOwner } from '#src/features/merchants/business.server.ts';
import { lockForOwner } from '#src/features/merchants/owner.server.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import {
  merchant,
  shopifyImport,
  shopifyItem,
  shopifyLink,
  shopifyRefusal,
} from '#src/server/db/schema/index.ts';
import { ShopifyAway, ShopifyFault, ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import { openShop } from './access.server.ts';
import { importFr, shopifyRefusals } from './shopify.fr.ts';
import { OPEN_IMPORTS, shopifyState } from './state.server.ts';
import { putAway } from './tell.server.ts';

/**
 * The shop is this business's no more: its tokens are forgotten, an import under way ends, and its products leave the
 * shop, the lists and the search. Null when it was not linked. The order of its locks is that of an import.
 */
export async function leaveShop(tx: Ctx, merchantId: number): Promise<string | null> {
  await tx.db.select({ id: merchant.id }).from(merchant).where(eq(merchant.id, merchantId)).for('share');
  const [left] = await tx.db
    .update(shopifyLink)
    .set({ token: '', refreshToken: null, tokenEndsAt: null, refusedAt: null, leftAt: tx.now })
    .where(and(eq(shopifyLink.merchantId, merchantId), isNull(shopifyLink.leftAt)))
    .returning({ domain: shopifyLink.domain });
  if (!left) return null;
  await tx.db
    .update(shopifyImport)
    .set({ state: 'failed', problem: importFr.gone, url: null, updatedAt: tx.now })
    .where(and(eq(shopifyImport.merchantId, merchantId), inArray(shopifyImport.state, [...OPEN_IMPORTS])));
  await tx.db.delete(shopifyRefusal).where(eq(shopifyRefusal.merchantId, merchantId));
  const gone = await tx.db
    .update(shopifyItem)
    .set({ goneAt: tx.now, hash: null })
    .where(and(eq(shopifyItem.merchantId, merchantId), isNull(shopifyItem.goneAt)))
    .returning({ id: shopifyItem.productId });
  await putAway(
    tx,
    gone.flatMap(({ id }) => id ?? []),
  );
  return left.domain;
}

/** Throws shopify_not_linked, forbidden. Shopify is told first, where it answers. */
export async function unlinkShop(ctx: Ctx) {
  requireMerchantOwner(ctx);
  const { merchantId } = requireMerchant(ctx.actor);
  await openShop(ctx.services, merchantId)
    .then(({ shopify, access }) => shopify.uninstall(access))
    .catch((error: unknown) => {
      const kinds = [ShopifyAway, ShopifyFault, ShopifyRefused];
      if (!kinds.some((kind) => error instanceof kind)) throw error;
      ctx.services.log.warn({ err: error }, 'shopify: the application stays in the shop');
    });
  await inTransaction(ctx, async (tx) => {
    await lockForOwner(tx);
    const domain = await leaveShop(tx, merchantId);
    if (domain === null) throw shopifyRefusals.notLinked();
    await audit(tx, { action: 'shopify.unlink', target: `merchant_id:${merchantId}`, detail: { domain } });
  });
  return shopifyState(ctx);
}
