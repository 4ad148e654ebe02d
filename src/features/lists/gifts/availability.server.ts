import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { getVisibleList } from '../access.server.ts';
import { isCovered } from '../bought.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import type { giftCalls } from './gift.calls.ts';
import { leftFor, NOTHING_TAKEN, type Taken } from './gift.ts';
import { itemOfMerchant, takenOf } from './taken.server.ts';

type Call = typeof giftCalls.getAvailability;

/**
 * Counts how many of each gift may still be given, for anyone who has the page open. To owners under surprise
 * everything is free, whatever the truth, and `version` only moves with what they do themselves.
 */
export async function getAvailability(ctx: Ctx, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { row, hidden } = await getVisibleList(ctx, input.list_uuid);
  const items = await ctx.db
    .select({
      id: listItem.id,
      merchantItemId: product.merchantItemId,
      quantity: listItem.quantity,
      quantityBought: listItem.quantityBought,
    })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(and(eq(listItem.listId, row.id), isNull(listItem.removedAt)))
    .orderBy(asc(listItem.id));
  const ids = items.map(({ id }) => id);
  const taken = hidden ? new Map<number, Taken>() : await takenOf(ctx.db, ids, ctx.now);
  const gifts = items.map((item) => ({
    merchant_item_id: item.merchantItemId,
    left: hidden ? item.quantity : leftFor(item, taken.get(item.id) ?? NOTHING_TAKEN),
  }));
  const version = createHash('sha256').update(JSON.stringify(gifts)).digest('base64url').slice(0, 16);
  return { version, gifts: version === input.known ? null : gifts };
}

/** A giver asks about the few gifts they hesitate over; nobody learns a whole list by it. */
const ASKED: LimitPolicy = { name: 'is-free', points: 60, seconds: 600 };

/**
 * "Is it still free?" of one gift. An owner under surprise may ask no more than docs/spec/decisions.md §7 allows:
 * yes or no, however many are left, and the question is logged. Throws not_found.
 */
export async function isFree(
  ctx: Ctx,
  input: InputOf<typeof giftCalls.isFree>,
): Promise<OutputOf<typeof giftCalls.isFree>> {
  await ctx.services.limits.take(ASKED, ctx.ip);
  const { row, hidden } = await getVisibleList(ctx, input.list_uuid);
  const [item] = await ctx.db
    .select()
    .from(listItem)
    .where(and(itemOfMerchant(ctx.db, row.id, input.merchant_item_id), isNull(listItem.removedAt)));
  if (!item) throw notFound(listRefusalFr.itemGone);
  if (hidden) {
    const { covered } = await isCovered(ctx, { list_uuid: row.uuid, product_id: item.productId });
    return { left: covered ? 0 : item.quantity };
  }
  const taken = await takenOf(ctx.db, [item.id], ctx.now);
  return { left: leftFor(item, taken.get(item.id) ?? NOTHING_TAKEN) };
}
