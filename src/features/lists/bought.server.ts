import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from './access.server.ts';
import { itemOfMerchant, itemOfProduct, type LockedItem, lockItem } from './gifts/taken.server.ts';
import { answerItem } from './items.server.ts';
import type { itemCalls } from './list.calls.ts';
import { listChanged } from './live/tell.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

type Move = InputOf<typeof itemCalls.moveProductToBought>;

/**
 * The owners' own mark. `quantity` is how many are to be bought in all (without it: all that givers don't
 * hold), so that a repeated call changes nothing more. Throws already_bought when nothing is left — but never
 * under surprise, where that would tell.
 */
export async function moveProductToBought(ctx: Ctx, input: Move) {
  return moving(ctx, input, async (tx, own, { row, taken, left }) => {
    const wanted = input.quantity ?? Math.max(1, row.quantity - taken.bought - taken.reserved);
    const more = Math.min(wanted, row.quantity) - row.quantityBought;
    if (more <= 0) return;
    if (left === 0) {
      if (own.hidden) return;
      throw new DomainError('already_bought', listRefusalFr.allTaken);
    }
    await tx.db
      .update(listItem)
      .set({ quantityBought: row.quantityBought + Math.min(more, left), boughtAt: tx.now })
      .where(eq(listItem.id, row.id));
  });
}

/** `quantity` is how many are not to be bought (without it: none is). What givers hold stays theirs. */
export async function moveProductToNotBought(ctx: Ctx, input: Move) {
  return moving(ctx, input, async (tx, _own, { row }) => {
    const bought = input.quantity === undefined ? 0 : Math.max(0, row.quantity - input.quantity);
    if (bought >= row.quantityBought) return;
    await tx.db.update(listItem).set({ quantityBought: bought }).where(eq(listItem.id, row.id));
  });
}

async function moving(ctx: Ctx, input: Move, work: (tx: Ctx, own: Seen, item: LockedItem) => Promise<void>) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    const item = await lockItem(tx.db, itemOfMerchant(tx.db, own.row.id, input.merchant_item_id), tx.now);
    if (!item) throw notFound(listRefusalFr.itemGone);
    await work(tx, own, item);
    await listChanged(tx, own.row.uuid, `item:${item.row.productId}`);
    return answerItem(tx, own, item.row.productId);
  });
}

/** The one question an owner may ask under surprise (docs/spec/decisions.md §7); each is logged. */
export async function isCovered(
  ctx: Ctx,
  input: InputOf<typeof itemCalls.isCovered>,
): Promise<{ covered: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    const item = await lockItem(tx.db, itemOfProduct(own.row.id, input.product_id), tx.now);
    if (!item) throw notFound(listRefusalFr.itemGone);
    await audit(tx, {
      action: 'list.is_covered',
      target: `list:${own.row.uuid}`,
      detail: { product_id: input.product_id },
    });
    return { covered: item.left === 0 };
  });
}
