import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { shownColumns, toProduct } from '#src/features/catalogue/catalogue.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, merchant, orderLine, product } from '#src/server/db/schema/index.ts';
import type { LineState } from './order.state.ts';
import type { BoughtLine } from './order.ts';

export type LineRow = typeof orderLine.$inferSelect & { state: LineState };

/** The lines of an order, in the order they were added. Whoever changes them holds the order. */
export async function linesOf(db: Db, orderId: number): Promise<LineRow[]> {
  const rows = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id));
  return rows as LineRow[];
}

/** The lines of several orders at once. */
export async function linesOfAll(db: Db, orderIds: number[]): Promise<Map<number, LineRow[]>> {
  const found = new Map<number, LineRow[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return found;
  const rows = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.id));
  for (const row of rows) found.get(row.orderId)?.push(row as LineRow);
  return found;
}

/** Writes the same change on lines of one order. */
export async function changeLines(
  ctx: Ctx,
  lines: readonly { id: number }[],
  change: Partial<Omit<LineRow, 'id' | 'orderId'>>,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await ctx.db.update(orderLine).set(change).where(inArray(orderLine.id, ids));
}

export const isOwn = ({ merchantId }: Pick<LineRow, 'merchantId'>) => merchantId === null;

/** The lines as their buyer sees them, each with who sells it. */
export async function shownLines(
  ctx: Ctx,
  orderId: number,
): Promise<(BoughtLine & { delay: string | null })[]> {
  const rows = await ctx.db
    .select({ line: orderLine, ...shownColumns, delay: product.delivery, seller: merchant })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(merchant, eq(merchant.id, orderLine.merchantId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id));
  return rows.map(({ line, delay, seller, ...shown }) => ({
    id: line.id,
    product: { ...toProduct(shown), name: line.productName },
    quantity: line.quantity,
    price: line.unitPrice,
    seller: seller ? { name: seller.name, slug: seller.slug } : operatorOf(ctx),
    state: line.state as LineState,
    carrier: line.carrier,
    tracking_number: line.trackingNumber,
    delay,
  }));
}

/** The operator is a seller like another. */
export function operatorOf({ services: { config } }: Ctx): BoughtLine['seller'] {
  return { name: config.productName, slug: toSlug(config.productName) };
}

/** The ids of the gifts that an order's lines keep, for a condition. */
export const giftsOf = (db: Db, orderId: number) =>
  db
    .select({ id: sql<number>`${orderLine.reservationId}` })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.reservationId)));
