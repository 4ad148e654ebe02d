import { type GivingList, isClosed, isOwner } from '#src/features/lists/giving.server.ts';
import { answerList, closedList } from '#src/features/lists/list.read.server.ts';
import type { List } from '#src/features/lists/list.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refusals } from './cagnotte.fr.ts';
import type { ContributionRow, Gift } from './contribution.server.ts';
import { isBegun } from './contribution.state.ts';

/** Money that was received, is on its way, or is promised by a saved card; or the owner's own. A draft costs nothing. */
function isGiven({ status, toSelf, paidAt, delayed }: ContributionRow): boolean {
  return toSelf || paidAt !== null || status === 'processing' || (delayed && !isBegun(status));
}

async function isOpenTo({ db, actor }: Ctx, list: GivingList): Promise<boolean> {
  if (!isClosed(list)) return true;
  return list.deletedAt === null && isPerson(actor) && isOwner(db, list.id, actor.personId);
}

/** A gift that nobody paid tells no more than its list does: once that is private or gone, nothing. */
export async function maySeeGift(ctx: Ctx, { row, list }: Pick<Gift, 'row' | 'list'>): Promise<boolean> {
  return isGiven(row) || (await isOpenTo(ctx, list));
}

/** Throws not_found where `maySeeGift` says no. */
export async function requireSeen(ctx: Ctx, gift: Pick<Gift, 'row' | 'list'>): Promise<void> {
  if (!(await maySeeGift(ctx, gift))) throw refusals.giftNotFound();
}

/** The list of a gift as its giver sees it: of one that closed since, whose it is and nothing more. Throws not_found. */
export async function listOfGift(ctx: Ctx, gift: Gift): Promise<List> {
  const { list } = gift;
  if (await isOpenTo(ctx, list)) return answerList(ctx, { row: list, isOwner: false, hidden: false });
  await requireSeen(ctx, gift);
  return closedList(ctx.db, list);
}
