import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { DomainError } from '#src/calls/domain-error.ts';
import { sendParcel } from '#src/features/merchants/orders.server.ts';
import { linesOf } from '#src/features/orders/lines.server.ts';
import { TO_SEND } from '#src/features/orders/order.state.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { shopifyItem, shopifyOrder } from '#src/server/db/schema/index.ts';
import type { Fulfilled } from './kept-payload.ts';
import { parcelFr } from './shopify.fr.ts';
import { gid } from './variant.ts';

const TEXT_MOST = 60;

export interface Parcel {
  carrier: string;
  tracking: string;
  /** Variants in it, as Shopify names them. */
  variants: readonly string[];
}

/** A parcel left from the seller's shop: its lines are sent here too, once, and their buyer is told. */
export async function parcelLeft(
  tx: Ctx,
  { orderId, merchantId }: { orderId: number; merchantId: number },
  parcel: Parcel,
): Promise<void> {
  if (parcel.variants.length === 0) return;
  const items = await tx.db
    .select({ productId: shopifyItem.productId })
    .from(shopifyItem)
    .where(and(eq(shopifyItem.merchantId, merchantId), inArray(shopifyItem.variantId, [...parcel.variants])));
  const inIt = new Set(items.map(({ productId }) => productId));
  const lines = (await linesOf(tx.db, orderId)).filter(
    (line) => line.merchantId === merchantId && inIt.has(line.productId) && TO_SEND.includes(line.state),
  );
  if (lines.length === 0) return;
  try {
    await sendParcel(
      tx,
      { orderId, merchantId },
      {
        line_ids: lines.map(({ id }) => id),
        carrier: parcel.carrier.slice(0, TEXT_MOST) || parcelFr.carrier,
        tracking_number: parcel.tracking.slice(0, TEXT_MOST) || parcelFr.tracking,
      },
    );
  } catch (error) {
    // Cancelled, given back or contested here: it stays so, whatever left there.
    if (!(error instanceof DomainError)) throw error;
    tx.services.log.warn({ err: error, order: orderId }, 'shopify: a parcel left for an order that is over');
  }
}

/** A webhook's parcel, of an order we made; those of the shop's own customers are nothing to us. */
export async function applyFulfilment(
  tx: Ctx,
  merchantId: number,
  told: z.output<typeof Fulfilled>,
): Promise<void> {
  if (told.status !== 'success') return;
  const [made] = await tx.db
    .select({ orderId: shopifyOrder.orderId })
    .from(shopifyOrder)
    .where(
      and(eq(shopifyOrder.merchantId, merchantId), eq(shopifyOrder.remoteId, gid('Order', told.order_id))),
    );
  if (!made) return;
  await parcelLeft(
    tx,
    { orderId: made.orderId, merchantId },
    {
      carrier: told.tracking_company ?? '',
      tracking: told.tracking_number ?? '',
      variants: told.line_items.flatMap(({ variant_id: id }) => (id ? [gid('ProductVariant', id)] : [])),
    },
  );
}
