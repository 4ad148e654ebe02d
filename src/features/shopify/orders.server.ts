import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { linesOf } from '#src/features/orders/lines.server.ts';
import type { OrderRow } from '#src/features/orders/order.server.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Rows } from '#src/server/db/connect.ts';
import { merchant, shopifyItem, shopifyOrder, shopOrder } from '#src/server/db/schema/index.ts';
import type { NewShopOrder } from '#src/server/gateways/shopify/orders.ts';
import { ShopifyAway, ShopifyFault, ShopifyRefused } from '#src/server/gateways/shopify/shopify.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { withShop } from './access.server.ts';
import { parcelFr, shopifyMails } from './shopify.fr.ts';

type Row = typeof shopifyOrder.$inferSelect;

const AT_ONCE = 50;
/** Nobody else makes the same order within so long: longer than any request of ours. */
const LEASE_MS = 120_000;
const FAULTS_MOST = 5;

/** Paid orders with something of a linked shop, which that shop does not know of yet. */
export async function findNewOrders({ database: { db } }: Services): Promise<void> {
  await db.execute(sql`
    insert into shopify_order (order_id, merchant_id)
    select distinct l.order_id, l.merchant_id
    from order_line l
    join shop_order o on o.id = l.order_id and o.paid_at is not null and o.status not in ('cancelled', 'refunded')
    join shopify_link k on k.merchant_id = l.merchant_id and k.left_at is null and o.paid_at >= k.linked_at
    join shopify_item i on i.merchant_id = l.merchant_id and i.product_id = l.product_id
    where l.state in ('paid', 'prepared')
      and not exists (select from shopify_order s where s.order_id = l.order_id and s.merchant_id = l.merchant_id)
    on conflict do nothing`);
}

/** Makes those that are due at their sellers' shops. */
export async function makeOrders(services: Services): Promise<void> {
  const due = await services.database.db
    .select({ orderId: shopifyOrder.orderId, merchantId: shopifyOrder.merchantId })
    .from(shopifyOrder)
    .where(and(eq(shopifyOrder.state, 'asked'), lte(shopifyOrder.nextAt, sql`now()`)))
    .orderBy(asc(shopifyOrder.orderId))
    .limit(AT_ONCE);
  for (const key of due) {
    const row = await lease(services, key);
    if (row) await makeOne(services, row);
  }
}

type Key = Pick<Row, 'orderId' | 'merchantId'>;
const isRow = ({ orderId, merchantId }: Key) =>
  and(eq(shopifyOrder.orderId, orderId), eq(shopifyOrder.merchantId, merchantId));

/** The order is this process's for a while; null when another has it. Counted before it is asked for. */
async function lease({ database: { db } }: Services, key: Key): Promise<Row | null> {
  const [row] = await db
    .update(shopifyOrder)
    .set({ attempts: sql`${shopifyOrder.attempts} + 1`, nextAt: new Date(Date.now() + LEASE_MS) })
    .where(and(isRow(key), eq(shopifyOrder.state, 'asked'), lte(shopifyOrder.nextAt, sql`now()`)))
    .returning();
  return row ?? null;
}

async function makeOne(services: Services, row: Row): Promise<void> {
  const { db } = services.database;
  const set = (change: Partial<Row>) => db.update(shopifyOrder).set(change).where(isRow(row));
  const order = await orderFor(services, row);
  // Given back or sent by hand meanwhile.
  if (!order) return void (await set({ state: 'failed', problem: 'over' }));
  try {
    const remoteId = await withShop(services, row.merchantId, async ({ shopify, access }) => {
      // An answer that was lost: the order may be there.
      const found = row.attempts > 1 ? await shopify.orders.find(access, order.reference) : null;
      return found ?? shopify.orders.create(access, order);
    });
    await set({ state: 'made', remoteId, madeAt: new Date(), problem: null });
  } catch (error) {
    services.log.warn({ err: error, order: row.orderId }, 'shopify: an order is not made yet');
    if (error instanceof ShopifyAway)
      return void (await set({ nextAt: new Date(Date.now() + pauseOf(row, error.retryAfter)) }));
    if (!(error instanceof ShopifyFault || error instanceof ShopifyRefused)) throw error;
    if (row.attempts < FAULTS_MOST)
      return void (await set({
        problem: error.message.slice(0, 300),
        nextAt: new Date(Date.now() + pauseOf(row, 60)),
      }));
    await giveUp(services, row, { number: order.number, why: error.message.slice(0, 300) });
  }
}

/** Shopify's search is some seconds behind what was made: it is asked after a minute at the soonest. */
const pauseOf = ({ attempts }: Row, seconds: number) =>
  1000 * Math.max(seconds, 60, Math.min(6 * 3600, 30 * 2 ** attempts));

/** Its seller is told, and prepares it by hand. */
async function giveUp(services: Services, row: Row, { number, why }: { number: string; why: string }) {
  await inTransaction(systemCtx(services), async (tx) => {
    await tx.db.update(shopifyOrder).set({ state: 'failed', problem: why }).where(isRow(row));
    const [seller] = await tx.db.select().from(merchant).where(eq(merchant.id, row.merchantId));
    if (!seller?.email) return;
    const href = `${services.config.publicUrl}/i/business/commandes`;
    const mail = shopifyMails.orderFailed({ site: siteOf(tx).name, number, why, href });
    await queueMail(tx, { ...mail, to: seller.email, key: `shopify:order:${row.orderId}:${row.merchantId}` });
  });
}

/** The seller's lines of an order that are still to be sent; null when there are none. */
async function orderFor(services: Services, { orderId, merchantId }: Row): Promise<NewShopOrder | null> {
  const { db } = services.database;
  const [row] = (await db.select().from(shopOrder).where(eq(shopOrder.id, orderId))) as OrderRow[];
  if (!row?.paidAt || row.status === 'cancelled' || row.status === 'refunded') return null;
  const mine = (await linesOf(db, orderId)).filter(
    (line) => line.merchantId === merchantId && ['paid', 'prepared'].includes(line.state),
  );
  const items = await db
    .select({ variantId: shopifyItem.variantId, productId: shopifyItem.productId })
    .from(shopifyItem)
    .where(
      and(
        eq(shopifyItem.merchantId, merchantId),
        inArray(shopifyItem.productId, [0, ...mine.map(({ productId }) => productId)]),
      ),
    );
  const variants = new Map(items.map(({ productId, variantId }) => [productId, variantId]));
  const lines = mine.filter(({ productId }) => variants.has(productId));
  if (lines.length === 0) return null;
  const { productName, productSlug } = services.config;
  return {
    reference: row.uuid,
    site: productSlug,
    number: row.number,
    lines: lines.map(({ productId, quantity, unitPrice }) => ({
      variantId: variants.get(productId) ?? '',
      quantity,
      unitCents: unitPrice,
    })),
    deliveryCents: lines.reduce((sum, line) => sum + line.deliveryShare, 0),
    deliveryTitle: parcelFr.delivery,
    note: parcelFr.note(productName, row.number),
    address: row.address,
    paidAt: row.paidAt,
    test: !row.livemode,
  };
}

/** Orders made there whose parcels were not asked for lately: a webhook may be lost. */
export async function lookForParcels(
  services: Services,
  apply: (
    key: Key,
    parcels: readonly { carrier: string; tracking: string; variants: string[] }[],
  ) => Promise<void>,
): Promise<void> {
  const { db } = services.database;
  const { rows } = (await db.execute(sql`
    select s.merchant_id::text as merchant, s.order_id::text as "order", s.remote_id as remote from shopify_order s
    join shopify_link k on k.merchant_id = s.merchant_id and k.left_at is null and k.refused_at is null
    where s.state = 'made' and s.remote_id is not null
      and (s.looked_at is null and s.made_at < now() - interval '1 hour' or s.looked_at < now() - interval '1 hour')
      and exists (select from order_line l where l.order_id = s.order_id and l.merchant_id = s.merchant_id
        and l.state in ('paid', 'prepared'))
    order by s.looked_at nulls first limit ${AT_ONCE}`)) as unknown as Rows;
  const byShop = Map.groupBy(rows, ({ merchant: id }) => Number(id));
  for (const [merchantId, some] of byShop)
    for (const { order, remote } of some) {
      const told = await withShop(services, merchantId, ({ shopify, access }) =>
        shopify.orders.fulfilments(access, String(remote)),
      ).catch((error: unknown) => {
        services.log.warn({ err: error, merchantId }, 'shopify: parcels are not known for the moment');
        return null;
      });
      // The shop is away, or busy: its other orders are not asked about either.
      if (!told) break;
      const key = { orderId: Number(order), merchantId };
      await apply(key, told);
      await db.update(shopifyOrder).set({ lookedAt: new Date() }).where(isRow(key));
    }
}
