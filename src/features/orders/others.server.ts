import { and, asc, eq, gt, gte, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { getVisibleList } from '#src/features/lists/access.server.ts';
import { leftFor, NOTHING_TAKEN } from '#src/features/lists/gifts/gift.ts';
import { takenOf } from '#src/features/lists/gifts/taken.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { itemPool, list, listItem, merchant, orderLine, product } from '#src/server/db/schema/index.ts';
import { attempt } from '#src/server/http/page-caller.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { leavePayment } from './intent.server.ts';
import { keepTyped } from './keep-typed.server.ts';
import { addLine, removeLine } from './line-edit.server.ts';
import { operatorOf } from './lines.server.ts';
import { getOrder, lockOrder, type OrderRow } from './order.server.ts';

/** Another gift of the list that can join an order. */
export interface OtherGift {
  id: number;
  name: string;
  price: number;
  seller: string;
  thumb: string | null;
}

const SHOWN = 40;

/**
 * Other things of an order's list that are sold here and can join it, until its payment begins. `told`: what was given
 * already is left out; whoever may be the list's owner is not told of it that way.
 */
export async function othersFor(ctx: Ctx, row: OrderRow, { told }: { told: boolean }): Promise<OtherGift[]> {
  if (row.status !== 'pending' || row.intentId !== null || row.listId === null) return [];
  if (!(await isOpen(ctx, row.listId))) return [];
  const rows = await ctx.db
    .select({ item: listItem, product, seller: merchant.name })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .leftJoin(merchant, eq(merchant.id, product.merchantId))
    .where(
      and(
        eq(listItem.listId, row.listId),
        isNull(listItem.removedAt),
        isForSale,
        isApart(ctx, row),
        told ? isNotPooled(ctx) : undefined,
      ),
    )
    .orderBy(asc(listItem.position), asc(listItem.id))
    .limit(SHOWN);
  const taken = told
    ? await takenOf(
        ctx.db,
        rows.map(({ item }) => item.id),
        ctx.now,
      )
    : new Map();
  return rows
    .filter(({ item }) => leftFor(item, taken.get(item.id) ?? NOTHING_TAKEN) > 0)
    .map(({ product: one, seller }) => ({
      id: one.id,
      name: one.name,
      price: one.priceCents ?? 0,
      seller: seller ?? operatorOf(ctx).name,
      thumb: one.thumbImage,
    }));
}

async function isOpen(ctx: Ctx, listId: number): Promise<boolean> {
  const [own] = await ctx.db
    .select({ uuid: list.uuid, archivedAt: list.archivedAt })
    .from(list)
    .where(eq(list.id, listId));
  if (!own || own.archivedAt) return false;
  const seen = await attempt(() => getVisibleList(ctx, own.uuid));
  return 'done' in seen && !seen.done.hidden;
}

const isForSale = and(
  eq(product.kind, 'catalogue'),
  eq(product.soldHere, true),
  eq(product.enabled, true),
  isNull(product.deletedAt),
  isNotNull(product.priceCents),
  ne(product.availability, 'out_of_stock'),
  or(isNull(product.stock), gt(product.stock, 0)),
);

/** It is not in the order already. */
const isApart = ({ db }: Ctx, { id }: OrderRow) =>
  notExists(
    db
      .select({ id: orderLine.id })
      .from(orderLine)
      .where(and(eq(orderLine.orderId, id), eq(orderLine.productId, listItem.productId))),
  );

/** Nobody offers it together with others. */
const isNotPooled = ({ db, now }: Ctx) =>
  notExists(
    db
      .select({ id: itemPool.id })
      .from(itemPool)
      .where(
        and(
          eq(itemPool.itemId, listItem.id),
          eq(itemPool.status, 'open'),
          gte(itemPool.deadline, dayInFrance(now)),
        ),
      ),
  );

/** Adds one of them from the order's page, and keeps what its form held meanwhile. Throws what adding a line throws. */
export async function addOther(
  ctx: Ctx,
  hash: string,
  { productId, form }: { productId: number; form: CheckoutForm },
): Promise<void> {
  const { id, listId } = await getOrder(ctx.db, { hash });
  const [own] = await ctx.db
    .select({ uuid: list.uuid })
    .from(list)
    .where(eq(list.id, listId ?? 0));
  await addLine(ctx, { hash, list_uuid: own?.uuid ?? '', product_id: productId, quantity: 1 });
  await keepForm(ctx, id, form);
}

/**
 * Takes a line out from the order's page, and keeps what its form held meanwhile: who came back from the card leaves that
 * payment, and the rest has one of its own. Throws what removing a line throws.
 */
export async function removeOther(
  ctx: Ctx,
  hash: string,
  { lineId, form }: { lineId: number; form: CheckoutForm },
): Promise<void> {
  const { id } = await getOrder(ctx.db, { hash });
  await leavePayment(ctx, hash);
  await removeLine(ctx, { hash, line_id: lineId });
  await keepForm(ctx, id, form);
}

const keepForm = (ctx: Ctx, id: number, form: CheckoutForm): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const row = await lockOrder(inner.db, id);
    if (row.status === 'pending' && row.intentId === null) await keepTyped(inner, row, form);
  });
