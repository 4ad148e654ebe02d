import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import { getVisibleList } from '../access.server.ts';
import type { giftCalls } from './gift.calls.ts';
import { leftFor, NOTHING_TAKEN, type Taken } from './gift.ts';
import { takenOf } from './taken.server.ts';

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
