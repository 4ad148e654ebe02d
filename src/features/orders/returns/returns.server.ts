import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { merchant, orderLine, orderReturn, orderReturnLine } from '#src/server/db/schema/index.ts';
import { operatorOf } from '../lines.server.ts';
import {
  nextReturn,
  type OrderReturn,
  type RefuseCause,
  type ReturnSignal,
  type ReturnStatus,
  refundBy,
  sendBy,
} from './return.ts';
import { returnRefusals } from './returns.fr.ts';

export type ReturnRow = typeof orderReturn.$inferSelect & {
  status: ReturnStatus;
  way: OrderReturn['way'];
};
export type ReturnLineRow = typeof orderReturnLine.$inferSelect & { name: string };
type Seller = typeof merchant.$inferSelect;

export interface FullReturn {
  row: ReturnRow;
  lines: ReturnLineRow[];
  /** Null: the operator. */
  seller: Seller | null;
}

/** Returns with their lines and who sold them, in the order of `where`'s ids. */
export async function fullReturns(db: Db, where: ReturnType<typeof and>): Promise<FullReturn[]> {
  const rows = await db
    .select({ row: orderReturn, seller: merchant })
    .from(orderReturn)
    .leftJoin(merchant, eq(merchant.id, orderReturn.merchantId))
    .where(where)
    .orderBy(asc(orderReturn.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const lines = await db
    .select({ line: orderReturnLine, name: orderLine.productName })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.orderLineId))
    .where(inArray(orderReturnLine.returnId, ids))
    .orderBy(asc(orderReturnLine.orderLineId));
  return rows.map(({ row, seller }) => ({
    row: row as ReturnRow,
    seller,
    lines: lines.filter(({ line }) => line.returnId === row.id).map(({ line, name }) => ({ ...line, name })),
  }));
}

export const returnsOf = (db: Db, orderId: number) => fullReturns(db, and(eq(orderReturn.orderId, orderId)));

/** Pieces of each line that are on their way back, or are back. */
export async function piecesBack(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({
      lineId: orderReturnLine.orderLineId,
      pieces: sql<number>`sum(${orderReturnLine.quantity})::int`,
    })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(and(eq(orderReturn.orderId, orderId), notInArray(orderReturn.status, ['refused', 'cancelled'])))
    .groupBy(orderReturnLine.orderLineId);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}

/** Writes a locked return as it is after the signal `by`. Throws conflict. */
export async function moveReturn(
  ctx: Ctx,
  row: ReturnRow,
  { by, ...change }: Partial<Omit<ReturnRow, 'id'>> & { by: ReturnSignal },
): Promise<ReturnRow> {
  const status = nextReturn(row.status, by);
  if (status === null) throw returnRefusals.wrongStep();
  const [changed] = await ctx.db
    .update(orderReturn)
    .set({ ...change, status, updatedAt: ctx.now })
    .where(eq(orderReturn.id, row.id))
    .returning();
  return changed as ReturnRow;
}

/** The address that parcels of a seller come back to, a line each. */
export function addressLines(ctx: Ctx, seller: Seller | null): string[] {
  if (seller) return seller.address ? [seller.legalName, ...seller.address.split('\n')] : [];
  const { name, address } = ctx.services.config.operator;
  return address.length > 0 ? [name ?? ctx.services.config.productName, ...address] : [];
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function toReturn(ctx: Ctx, { row, lines, seller }: FullReturn): OrderReturn {
  return {
    id: row.uuid,
    number: row.number,
    seller: seller ? { name: seller.name, slug: seller.slug } : operatorOf(ctx),
    to: addressLines(ctx, seller),
    status: row.status,
    way: row.way,
    label_cents: row.labelCents,
    label: row.labelAt ? { carrier: row.labelCarrier, code: row.labelCode } : null,
    lines: lines.map(({ orderLineId, name, quantity, kept, damaged }) => ({
      line_id: orderLineId,
      name,
      quantity,
      kept,
      damaged,
    })),
    reason: row.reason,
    carrier: row.carrier,
    tracking_number: row.trackingNumber,
    asked_at: row.createdAt.toISOString(),
    send_by: sendBy(row),
    refund_by: refundBy(row),
    sent_at: iso(row.sentAt),
    received_at: iso(row.receivedAt),
    refunded_at: iso(row.refundedAt),
    refuse_cause: (row.refuseCause || null) as RefuseCause | null,
    answer: row.answer,
    cents: row.cents,
  };
}
