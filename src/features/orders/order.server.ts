import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { discreet } from '#src/features/addresses/address.ts';
import { defaultTitle } from '#src/features/lists/list.fr.ts';
import { ownerOf } from '#src/features/lists/list.read.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { dispute, list, reservation, shopOrder } from '#src/server/db/schema/index.ts';
import type { DeliveryMethod } from './delivery.ts';
import { invoicesOf } from './invoices/read.server.ts';
import { giftsOf, shownLines } from './lines.server.ts';
import { type CancelCause, hasLeft, isCancellable, type OrderStatus } from './order.state.ts';
import type { Order } from './order.ts';
import { orderRefusals } from './orders.fr.ts';
import { reductionsOf } from './reductions/plan.server.ts';
import { cardBackOf, toPayOf } from './reductions/reduction.ts';
import { returnsOf, toReturn } from './returns/returns.server.ts';
import { withdrawalOf } from './returns/right.server.ts';

export type OrderRow = typeof shopOrder.$inferSelect & { status: OrderStatus };

type Locator = { hash: string } | { id: number } | { uuid: string };

function at(locator: Locator) {
  if ('hash' in locator) return eq(shopOrder.hash, locator.hash);
  return 'id' in locator ? eq(shopOrder.id, locator.id) : eq(shopOrder.uuid, locator.uuid);
}

export async function findOrder(db: Db, locator: Locator): Promise<OrderRow | null> {
  const [row] = await db.select().from(shopOrder).where(at(locator));
  return (row as OrderRow | undefined) ?? null;
}

/** Throws not_found. */
export async function getOrder(db: Db, locator: Locator): Promise<OrderRow> {
  const row = await findOrder(db, locator);
  if (!row) throw orderRefusals.notFound();
  return row;
}

/** The row, held until the transaction ends: always before the stock and the ledger. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(shopOrder).where(eq(shopOrder.id, id)).for('no key update');
  if (!row) throw new Error(`Order ${id} is gone`);
  return row as OrderRow;
}

/** Writes a locked order and its new version. */
export async function changeOrder(
  ctx: Ctx,
  row: OrderRow,
  change: Partial<Omit<OrderRow, 'id' | 'version'>>,
): Promise<OrderRow> {
  const [changed] = await ctx.db
    .update(shopOrder)
    .set({ ...change, version: sql`${shopOrder.version} + 1`, updatedAt: ctx.now })
    .where(eq(shopOrder.id, row.id))
    .returning();
  return changed as OrderRow;
}

/** The list an order is for, as its buyer knows it; null once the list is gone. */
export async function listOf(ctx: Ctx, row: OrderRow): Promise<Order['list']> {
  if (row.listId === null) return null;
  const [found] = await ctx.db.select().from(list).where(eq(list.id, row.listId));
  if (!found || found.deletedAt) return null;
  const title = found.title || defaultTitle((await ownerOf(ctx.db, found)).display_name);
  return { title, slug: found.slug };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Reads the state of the dispute while a bank holds the money of an order. */
export async function contestOf({ db }: Ctx, { id, disputed }: OrderRow): Promise<Order['contested']> {
  if (disputed === 0) return null;
  const open = and(eq(dispute.orderId, id), gt(dispute.taken, 0), ne(dispute.status, 'lost'));
  return (await db.$count(dispute, open)) > 0 ? 'open' : 'lost';
}

/** An order as its buyer sees it. */
export async function answerOrder(ctx: Ctx, row: OrderRow): Promise<Order> {
  const bought = await shownLines(ctx, row.id);
  const [first] = bought;
  if (!first) throw new Error(`Order ${row.id} has no line`);
  const lines = bought.map(({ delay: _delay, ...line }) => line);
  const [held] = await ctx.db
    .select({ words: reservation.words })
    .from(reservation)
    .where(inArray(reservation.id, giftsOf(ctx.db, row.id)))
    .orderBy(asc(reservation.id))
    .limit(1);
  return {
    number: row.number,
    status: row.status,
    cancel_cause: (row.cancelCause || null) as CancelCause | null,
    product: {
      name: first.product.name,
      thumb_image: first.product.thumb_image,
      delivery: first.delay,
    },
    list: await listOf(ctx, row),
    quantity: first.quantity,
    unit_price: first.price,
    lines,
    articles: row.articles,
    delivery_price: row.deliveryPrice,
    total: row.total,
    refunded: row.refunded,
    given_back: {
      card: cardBackOf(row),
      vouchers: row.vouchedBack,
      ...(row.transferredBack > 0 && { transfer: row.transferredBack }),
    },
    reductions: (await reductionsOf(ctx, row.id)).map(({ id, kind, label, amount }) => ({
      id,
      kind,
      label,
      amount,
    })),
    to_pay: toPayOf(row),
    email: row.email,
    name: row.name,
    address: row.address && row.toParents ? discreet(row.address) : row.address,
    to_parents: row.toParents,
    delivery: row.delivery as DeliveryMethod | null,
    words: held?.words ?? '',
    cancellable: isCancellable(row.status) && row.disputed === 0 && !hasLeft(lines.map(({ state }) => state)),
    carrier: row.carrier,
    tracking_number: row.trackingNumber,
    held_until: row.heldUntil.toISOString(),
    created_at: row.createdAt.toISOString(),
    paid_at: iso(row.paidAt),
    prepared_at: iso(row.preparedAt),
    sent_at: iso(row.sentAt),
    delivered_at: iso(row.deliveredAt),
    cancelled_at: iso(row.cancelledAt),
    returned_at: iso(row.returnedAt),
    contested: await contestOf(ctx, row),
    withdrawal: await withdrawalOf(ctx, row),
    returns: (await returnsOf(ctx.db, row.id)).map((one) => toReturn(ctx, one)),
    invoices: await invoicesOf(ctx, row.id),
  };
}
