import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  merchant,
  product,
  shopifyEvent,
  shopifyItem,
  shopifyLink,
  shopifyOrder,
  shopOrder,
} from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import type { LinkRow } from './access.server.ts';
import { CustomerRedact, DataRequest, type EventRow } from './kept-payload.ts';
import { leaveShop } from './leave.server.ts';
import { shopifyMails } from './shopify.fr.ts';
import { gid } from './variant.ts';

const AT_ONCE = 500;

/** The application was taken out of the shop: its token is worth nothing, and is forgotten. Later links stay. */
export async function onUninstalled(tx: Ctx, link: LinkRow, at: Date): Promise<void> {
  if (at < link.linkedAt) return;
  const domain = await leaveShop(tx, link.merchantId);
  if (domain === null) return;
  const [row] = await tx.db.select().from(merchant).where(eq(merchant.id, link.merchantId));
  await audit(tx, {
    action: 'shopify.uninstalled',
    target: `merchant:${row?.uuid ?? link.merchantId}`,
    detail: { domain },
  });
  if (!row?.email) return;
  const { name: site } = siteOf(tx);
  const href = `${tx.services.config.publicUrl}/i/shopify/setup`;
  const mail = shopifyMails.left({ site, domain, href });
  await queueMail(tx, { ...mail, to: row.email, key: `shopify:${row.uuid}:left:${at.getTime()}` });
}

/** The business of a shop, linked or not any more. */
async function linksOf(tx: Ctx, domain: string): Promise<number[]> {
  const rows = await tx.db
    .select({ id: shopifyLink.merchantId })
    .from(shopifyLink)
    .where(eq(shopifyLink.domain, domain));
  return rows.map(({ id }) => id);
}

const ofOrders = (merchants: number[], ids: readonly (number | string)[]) =>
  and(
    inArray(shopifyOrder.merchantId, [0, ...merchants]),
    inArray(
      shopifyOrder.remoteId,
      ids.map((id) => gid('Order', id)),
    ),
  );

/** We hold nothing of a shop's own customers: its seller is told which of the orders came from here. */
export async function onDataRequest(tx: Ctx, { id, domain, payload }: EventRow): Promise<void> {
  const merchants = await linksOf(tx, domain);
  const { orders_requested: asked } = DataRequest.parse(payload);
  const rows =
    asked.length === 0
      ? []
      : await tx.db
          .select({ number: shopOrder.number })
          .from(shopifyOrder)
          .innerJoin(shopOrder, eq(shopOrder.id, shopifyOrder.orderId))
          .where(ofOrders(merchants, asked));
  const [row] = await tx.db
    .select()
    .from(merchant)
    .where(inArray(merchant.id, [0, ...merchants]))
    .limit(1);
  await audit(tx, { action: 'shopify.data_request', target: `shop:${domain}` });
  if (!row?.email) return;
  const references = rows.map(({ number }) => number);
  const mail = shopifyMails.dataRequest({ site: siteOf(tx).name, domain, references });
  await queueMail(tx, { ...mail, to: row.email, key: `shopify:data:${id}` });
}

/** The numbers that tie our orders to those of a customer there are forgotten; the orders stay their buyers'. */
export async function onRedact(tx: Ctx, { domain, payload }: EventRow): Promise<void> {
  const { orders_to_redact: asked } = CustomerRedact.parse(payload);
  const merchants = await linksOf(tx, domain);
  if (asked.length > 0)
    await tx.db.update(shopifyOrder).set({ remoteId: null }).where(ofOrders(merchants, asked));
  await audit(tx, { action: 'shopify.customer_redact', target: `shop:${domain}` });
}

/** Two days after the application left: all that was known of the shop is forgotten. One linked again stays. */
export async function onShopRedact(tx: Ctx, domain: string): Promise<void> {
  const rows = await tx.db
    .select({ id: shopifyLink.merchantId })
    .from(shopifyLink)
    .where(and(eq(shopifyLink.domain, domain), isNotNull(shopifyLink.leftAt)));
  for (const { id: merchantId } of rows) {
    const items = await tx.db
      .delete(shopifyItem)
      .where(eq(shopifyItem.merchantId, merchantId))
      .returning({ id: shopifyItem.productId });
    await remove(
      tx,
      items.flatMap(({ id }) => id ?? []),
    );
    await tx.db.delete(shopifyOrder).where(eq(shopifyOrder.merchantId, merchantId));
    await tx.db.delete(shopifyLink).where(eq(shopifyLink.merchantId, merchantId));
  }
  const [linked] = await tx.db
    .select({ id: shopifyLink.merchantId })
    .from(shopifyLink)
    .where(eq(shopifyLink.domain, domain));
  if (!linked)
    await tx.db
      .delete(shopifyEvent)
      .where(and(eq(shopifyEvent.domain, domain), isNotNull(shopifyEvent.appliedAt)));
  await audit(tx, { action: 'shopify.shop_redact', target: `shop:${domain}` });
}

/** Off the shop for good; an order or a list that holds one keeps it. */
async function remove(tx: Ctx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    await tx.db
      .update(product)
      .set({ deletedAt: tx.now, enabled: false, withheld: false })
      .where(and(inArray(product.id, some), isNull(product.deletedAt)));
    await tellCatalogue(tx, { products: some });
  }
}
