import { eq } from 'drizzle-orm';
import { isClosed } from '#src/features/lists/giving.server.ts';
import { answerList } from '#src/features/lists/list.read.server.ts';
import type { List } from '#src/features/lists/list.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import { findGift, type Gift } from './contribution.server.ts';
import { isKeptAside } from './effects.server.ts';

/** The facts a shared page of thanks tells: nothing that the list itself would not. */
export interface ThanksPage {
  list: List;
  /** Null when it is anonymous, or when the list names nobody. */
  giver: string | null;
  /** Cents; null when the list shows no amounts. */
  amount: number | null;
  /** The list still takes gifts of money. */
  open: boolean;
  demo: boolean;
}

/** The address where a paid gift may be shown to others; null for those that have no such page. */
export function thanksPathOf(gift: Gift): string | null {
  return gift.row.thanksKey !== null && isShareable(gift) ? `/p/merci/${gift.row.thanksKey}` : null;
}

/** Neither an owner's own money, nor a share that its owner must not know of yet, nor what is of a private list. */
function isShareable({ row, list }: Gift): boolean {
  if (row.status !== 'succeeded' || row.toSelf || isKeptAside(row)) return false;
  return !isClosed(list);
}

/** Null when nothing may be shown (any more): the address then says no more than any other that leads nowhere. */
export async function findThanksPage(ctx: Ctx, key: string): Promise<ThanksPage | null> {
  const [found] = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(eq(contribution.thanksKey, key));
  const gift = found ? await findGift(ctx.db, { id: found.id }) : null;
  if (!gift || !isShareable(gift)) return null;
  const { row, list } = gift;
  const { show_contributions: shown, accept_contributions } = settingsOf(list.settings);
  return {
    list: await answerList(ctx, { row: list, isOwner: false, hidden: false }),
    giver: row.anonymous || shown === 'none' ? null : row.publicname || null,
    amount: shown === 'names_and_amounts' ? row.amount : null,
    open: accept_contributions && list.archivedAt === null,
    demo: row.provider === 'demo',
  };
}
