import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { isHiddenFrom } from '#src/features/lists/access.server.ts';
import { lockItem } from '#src/features/lists/gifts/taken.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { list, listItem } from '#src/server/db/schema/index.ts';
import { newGift, withPayment } from '../prepare.server.ts';
import type { poolCalls } from './pool.calls.ts';
import { poolRefusals as refusals } from './pool.fr.ts';
import { type FoundPool, getPool, lockPool, sumsOfOne } from './pool.server.ts';
import { roomProblem, type Shortfall, takesShares } from './pool.ts';

/**
 * A share to be paid now. Throws amount_out_of_range when more is offered than is missing, pool_over once it is
 * funded or its day has passed, already_bought while somebody else gives the whole item, forbidden to an owner while
 * the surprise holds: each of the others tells what was paid.
 */
export async function prepareShare(
  ctx: Ctx,
  input: InputOf<typeof poolCalls.prepareShare>,
): Promise<OutputOf<typeof poolCalls.prepareShare>> {
  const found = await getPool(ctx.db, input.pool_uuid, moneyModeOf(ctx.services));
  const [of] = await ctx.db.select({ uuid: list.uuid }).from(list).where(eq(list.id, found.item.listId));
  if (!of) throw refusals.notFound();
  if (await isHiddenFrom(ctx, found.item.listId)) throw refusals.ownList();
  const { amount } = input.contribution;
  const gift = await newGift(ctx, {
    listUuid: of.uuid,
    gift: input.contribution,
    amountField: 'contribution.amount',
    share: (tx) => reserveShare(tx, found, { amount, shortfall: input.shortfall }),
  });
  return withPayment(ctx, gift, !input.dontGenerateStripePaymentIntent);
}

/** The item's lock first, then the pool's: two givers at once never count on the same cents. */
async function reserveShare(tx: Ctx, found: FoundPool, share: { amount: number; shortfall: Shortfall }) {
  const item = await lockItem(tx.db, eq(listItem.id, found.item.id), tx.now);
  if (!item) throw refusals.itemGone();
  const pool = await lockPool(tx.db, found.pool.id);
  if (!takesShares(pool, tx.now)) throw refusals.over();
  if (item.left < pool.quantity) throw refusals.taken();
  const { paid, held } = await sumsOfOne(tx.db, pool.id, { now: tx.now });
  requireFits(pool.target - paid - held, share.amount, 'contribution.amount');
  return { poolId: pool.id, shortfall: share.shortfall };
}

function requireFits(left: number, amount: number, field: string): void {
  const missing = Math.max(0, left);
  const problem = roomProblem(missing, amount);
  if (problem) throw refusals.room(problem, missing, field);
}
