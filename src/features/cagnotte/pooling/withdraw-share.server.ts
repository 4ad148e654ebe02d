import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refusals } from '../cagnotte.fr.ts';
import type { Contribution } from '../cagnotte.ts';
import {
  type ContributionRow,
  changeContribution,
  type Gift,
  getGift,
  lockContribution,
  toContribution,
} from '../contribution.server.ts';
import { refundCanceled } from '../refund.server.ts';
import { poolRefusals } from './pool.fr.ts';
import { lockPool, type PoolRow, poolOfShare } from './pool.server.ts';
import { shareOfLink } from './told.server.ts';

/**
 * By the receipt's link: a paid share goes back to its giver while its gift is not funded; asking again answers
 * the same. Throws token_invalid, not_cancelable.
 */
export async function withdrawShare(
  ctx: Ctx,
  { action_token }: { action_token: string },
): Promise<Contribution> {
  const id = await shareOfLink(ctx, action_token);
  if (id === null) throw refusals.tokenInvalid();
  await inTransaction(ctx, async (tx) => {
    const row = await lockContribution(tx.db, id);
    if (row.cancelRequestedAt !== null) return;
    if (row.poolId === null || !mayLeave(row, await lockPool(tx.db, row.poolId)))
      throw poolRefusals.notCancelable();
    await changeContribution(tx, row, { cancelRequestedAt: tx.now });
  });
  await refundCanceled(ctx.services, id);
  return toContribution(await getGift(ctx.db, { id }));
}

const mayLeave = (row: ContributionRow, pool: PoolRow) =>
  row.status === 'succeeded' && row.joinedAt === null && pool.status === 'open';

export interface WithdrawPage {
  gift: Gift;
  name: string;
  state: 'may' | 'done' | 'too_late';
}

/** Finds what the link's page shows; null when it is not a link of ours. */
export async function findWithdrawPage(ctx: Ctx, token: string): Promise<WithdrawPage | null> {
  const id = await shareOfLink(ctx, token);
  if (id === null) return null;
  const gift = await getGift(ctx.db, { id });
  const found = await poolOfShare(ctx.db, gift.row.poolId);
  if (!found) return null;
  const leaving = gift.row.cancelRequestedAt !== null;
  const state = leaving ? 'done' : mayLeave(gift.row, found.pool) ? 'may' : 'too_late';
  return { gift, name: found.name, state };
}
