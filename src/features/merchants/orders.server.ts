import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { executeRefund } from '#src/features/money/refunds/order.server.ts';
import { afterOthers } from '#src/features/money/refunds/under-way.server.ts';
import { onLineRefused, onSellerSent } from '#src/features/orders/effects.server.ts';
import { followLines } from '#src/features/orders/follow-lines.server.ts';
import { freeGift } from '#src/features/orders/hold.server.ts';
import { changeLines, type LineRow, linesOf, linesOfAll } from '#src/features/orders/lines.server.ts';
import { contestOf, lockOrder, type OrderRow } from '#src/features/orders/order.server.ts';
import { TO_SEND } from '#src/features/orders/order.state.ts';
import {
  giveLineBack,
  givenByBank,
  requireOneAtATime,
  sharedLines,
} from '#src/features/orders/returns/give-back.server.ts';
import { type Back, backFor, type SharedLine } from '#src/features/orders/returns/share.ts';
import { goodsOf } from '#src/features/orders/shares.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { merchant, orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import { merchantRefusals } from './merchant.fr.ts';
import { ADDRESS_DAYS, type MerchantOrder } from './merchant.ts';
import type { sellerOrderCalls } from './orders.calls.ts';

const DAY_MS = 86_400_000;
const ROWS = 20;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Orders that were paid, with a line of the session's business. */
const withMine = (ctx: Ctx, merchantId: number) =>
  and(
    isNotNull(shopOrder.paidAt),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(orderLine)
        .where(and(eq(orderLine.orderId, shopOrder.id), eq(orderLine.merchantId, merchantId))),
    ),
  );

/** An order with the lines of one seller and nothing of the others. */
export function toMerchantOrder(ctx: Ctx, row: OrderRow, lines: readonly LineRow[]): MerchantOrder {
  const goods = sum(lines.map(goodsOf));
  const share = sum(lines.map(({ deliveryShare }) => deliveryShare));
  const commission = sum(lines.map((line) => line.commission - line.commissionBack));
  const back = sum(lines.map(({ refunded }) => refunded));
  return {
    reference: row.uuid,
    number: row.number,
    status: row.status,
    paid_at: row.paidAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      name: line.productName,
      quantity: line.quantity,
      price: line.unitPrice,
      state: line.state,
    })),
    delivery: seesAddress(ctx, lines) ? row.address : null,
    total: goods + share,
    delivery_share: share,
    commission,
    net: goods + share - back - commission,
    late: lines.some(({ flaggedAt, state }) => flaggedAt !== null && TO_SEND.includes(state)),
  };
}

/** From the payment to a month after the delivery, and for parcels that leave: not for what was refused or cancelled. */
function seesAddress(ctx: Ctx, lines: readonly LineRow[]): boolean {
  return lines.some(({ state, deliveredAt }) => {
    if (state === 'delivered')
      return deliveredAt !== null && ctx.now.getTime() - deliveredAt.getTime() <= ADDRESS_DAYS * DAY_MS;
    return state === 'sent' || TO_SEND.includes(state);
  });
}

const mineAmong = (lines: readonly LineRow[], merchantId: number) =>
  lines.filter((line) => line.merchantId === merchantId);

export async function listSellerOrders(ctx: Ctx, { status, page }: InputOf<typeof sellerOrderCalls.list>) {
  const { merchantId } = requireMerchant(ctx.actor);
  const where = and(withMine(ctx, merchantId), status ? eq(shopOrder.status, status) : undefined);
  const rows = await ctx.db
    .select()
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.id))
    .limit(ROWS)
    .offset((page - 1) * ROWS);
  const lines = await linesOfAll(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) =>
    toMerchantOrder(ctx, row as OrderRow, mineAmong(lines.get(row.id) ?? [], merchantId)),
  );
  return { items, page, per_page: ROWS, total: await ctx.db.$count(shopOrder, where) };
}

/** Throws not_found, for an order of others too. */
async function findMine(ctx: Ctx, reference: string): Promise<OrderRow> {
  const { merchantId } = requireMerchant(ctx.actor);
  const [row] = await ctx.db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.uuid, reference), withMine(ctx, merchantId)));
  if (!row) throw merchantRefusals.orderNotFound();
  return row as OrderRow;
}

export async function getSellerOrder(ctx: Ctx, { reference }: { reference: string }): Promise<MerchantOrder> {
  const row = await findMine(ctx, reference);
  const lines = mineAmong(await linesOf(ctx.db, row.id), requireMerchant(ctx.actor).merchantId);
  return toMerchantOrder(ctx, row, lines);
}

/** The parcel left: its buyer is told. The same again changes nothing. Throws not_found, conflict. */
export async function sendLines(
  ctx: Ctx,
  input: InputOf<typeof sellerOrderCalls.send>,
): Promise<MerchantOrder> {
  const { merchantId } = requireMerchant(ctx.actor);
  const { id } = await findMine(ctx, input.reference);
  await sendParcel(ctx, { orderId: id, merchantId }, input);
  return getSellerOrder(ctx, input);
}

type Parcel = Pick<InputOf<typeof sellerOrderCalls.send>, 'line_ids' | 'carrier' | 'tracking_number'>;

/** The same for a seller whose own shop says that a parcel left. Throws not_found, conflict. */
export function sendParcel(
  ctx: Ctx,
  { orderId, merchantId }: { orderId: number; merchantId: number },
  input: Parcel,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, orderId);
    const mine = mineAmong(await linesOf(tx.db, orderId), merchantId);
    const wanted = mine.filter((line) => input.line_ids.includes(line.id));
    if (wanted.length !== new Set(input.line_ids).size) throw merchantRefusals.orderNotFound();
    const leaving = wanted.filter(({ state }) => TO_SEND.includes(state));
    if (
      leaving.length === 0 &&
      wanted.every(({ trackingNumber }) => trackingNumber === input.tracking_number)
    )
      return;
    if (leaving.length !== wanted.length) throw merchantRefusals.wrongStep();
    if (row.status === 'cancelled' || row.status === 'refunded') throw merchantRefusals.wrongStep();
    const contested = await contestOf(tx, row);
    if (contested) throw merchantRefusals.contested(contested);
    const { carrier, tracking_number: trackingNumber } = input;
    await changeLines(tx, leaving, { state: 'sent', sentAt: tx.now, carrier, trackingNumber });
    const changed = await followLines(tx, row);
    const parcel = {
      key: String(leaving[0]?.id ?? 0),
      seller: await nameOf(tx, merchantId),
      carrier,
      tracking: trackingNumber,
    };
    await onSellerSent(tx, changed, { ...parcel, lines: leaving.map(pieceOf) });
    await audit(tx, {
      action: 'merchant.send',
      target: `order:${orderId}`,
      detail: { lines: leaving.map((line) => line.id), carrier, tracking: trackingNumber },
    });
  });
}

const pieceOf = ({ productName, quantity }: LineRow) => ({ product: { name: productName }, quantity });

async function nameOf(tx: Ctx, merchantId: number): Promise<string> {
  const [row] = await tx.db.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, merchantId));
  return row?.name ?? '';
}

/**
 * What its seller no longer has: the gift is free again, and all that was paid for the line goes back, its share of the
 * delivery included. The same again changes nothing. Throws not_found, conflict.
 */
export async function refuseLine(
  ctx: Ctx,
  input: InputOf<typeof sellerOrderCalls.refuse>,
): Promise<MerchantOrder> {
  const { merchantId } = requireMerchant(ctx.actor);
  const { id: orderId } = await findMine(ctx, input.reference);
  await refuseOne(ctx, { orderId, merchantId, lineId: input.line_id, reason: input.reason });
  return getSellerOrder(ctx, input);
}

interface Refused {
  orderId: number;
  merchantId: number;
  lineId: number;
  reason: string;
  /** The admin who refuses in the seller's place: above the limit, another one approves what is given back. */
  admin?: number;
}

/** The same in the place of a seller who cannot any more. Throws not_found, conflict. */
export async function refuseOne(ctx: Ctx, { orderId, merchantId, lineId, reason, admin }: Refused) {
  const made = await afterOthers(ctx.services, () =>
    inTransaction(ctx, async (tx) => {
      const row = await lockOrder(tx.db, orderId);
      const line = mineAmong(await linesOf(tx.db, orderId), merchantId).find((one) => one.id === lineId);
      if (!line) throw merchantRefusals.orderNotFound();
      if (line.state === 'refused') return null;
      if (!TO_SEND.includes(line.state) || row.status === 'refunded') throw merchantRefusals.wrongStep();
      const contested = await contestOf(tx, row);
      if (contested === 'open') throw merchantRefusals.contested('open');
      await requireOneAtATime(tx, row);
      await changeLines(tx, [line], { state: 'refused', refusedAt: tx.now, refuseReason: reason });
      await freeGift(tx, line);
      const changed = await followLines(tx, row, { updatedAt: tx.now });
      const give = contested === 'lost' ? givenByBank : giveLineBack;
      const given = await give(tx, orderId, {
        ...backForAll(line, await sharedLines(tx, changed, await linesOf(tx.db, orderId))),
        lineId: line.id,
        cause: 'line_refused',
        reason,
        ...(admin === undefined ? {} : { admin }),
      });
      const seller = await nameOf(tx, merchantId);
      const { toTell: cents, waits } = given;
      const told = { key: String(line.id), seller, line: pieceOf(line), reason, cents, waits };
      await onLineRefused(tx, changed, told);
      await audit(tx, {
        action: 'merchant.refuse',
        target: `order:${orderId}`,
        detail: { line: line.id, reason },
      });
      return given.refundId;
    }),
  );
  // When the provider can't for the moment, the job that carries refunds out does it.
  if (made !== null) await executeRefund(ctx.services, made).catch(ifDown(ctx));
}

const ifDown = (ctx: Ctx) => (error: unknown) => {
  ctx.services.log.warn({ err: error }, 'the refund of a refused line waits');
};

/** All of a line that never leaves goes back, its part of a dearer delivery too. */
function backForAll(line: LineRow, shared: Map<number, SharedLine>): Back {
  const part = shared.get(line.id);
  if (!part) throw new Error(`Line ${line.id} has no part of its order`);
  return backFor({ ...part, delivery: line.deliveryShare }, 0, line.quantity);
}
