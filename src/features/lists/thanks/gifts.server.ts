import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { inPot } from '#src/features/money/pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contribution,
  giftThanks,
  itemPool,
  listItem,
  pot,
  product,
  reservation,
} from '#src/server/db/schema/index.ts';
import { holds } from '../gifts/gift.ts';
import { thanksWords } from './thanks.fr.ts';
import type { TrackedGift } from './thanks.ts';

/** A gift of a list with the address of whoever gave it: that stays on the server. */
export interface Given {
  tracked: TrackedGift;
  email: string | null;
}

const NOT_THANKED = { thanked_at: null, message: '' };

/** Everything given to a list: promised or bought here, marked by the owners, or put into the pot; newest first. */
export async function giftsOf(ctx: Ctx, listId: number): Promise<Given[]> {
  const found = [
    ...(await reserved(ctx, listId)),
    ...(await marked(ctx, listId)),
    ...(await contributed(ctx, listId)),
  ];
  const thanks = await ctx.db.select().from(giftThanks).where(eq(giftThanks.listId, listId));
  const byGift = new Map(thanks.map((row) => [row.gift, row]));
  return found
    .map(({ tracked, email }) => {
      const row = byGift.get(tracked.gift_id);
      const told = row ? { thanked_at: row.thankedAt.toISOString(), message: row.message } : NOT_THANKED;
      return { email, tracked: { ...tracked, ...told } };
    })
    .sort((a, b) => (b.tracked.gift.at ?? '').localeCompare(a.tracked.gift.at ?? ''));
}

async function reserved(ctx: Ctx, listId: number): Promise<Given[]> {
  const rows = await ctx.db
    .select({ held: reservation, name: product.name, thumb: product.thumbImage })
    .from(reservation)
    .innerJoin(listItem, eq(listItem.id, reservation.itemId))
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(and(eq(listItem.listId, listId), isNull(reservation.releasedAt)));
  return rows
    .filter(({ held }) => holds(held, ctx.now))
    .map(({ held, name, thumb }) => ({
      email: held.email,
      tracked: {
        gift_id: `r-${held.uuid}`,
        gift: {
          kind: 'item',
          name,
          thumb_image: thumb,
          quantity: held.quantity,
          step: held.step,
          amount: null,
          at: held.createdAt.toISOString(),
        },
        giver: { name: held.name || null, words: wordsOf(held), reachable: true },
        ...NOT_THANKED,
      },
    }));
}

const wordsOf = ({ words, secondHand }: { words: string; secondHand: boolean }) =>
  [secondHand ? thanksWords.secondHand : '', words].filter(Boolean).join('\n');

async function marked(ctx: Ctx, listId: number): Promise<Given[]> {
  const rows = await ctx.db
    .select({ item: listItem, name: product.name, thumb: product.thumbImage })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(and(eq(listItem.listId, listId), gt(listItem.quantityBought, 0), isNull(listItem.removedAt)));
  return rows.map(({ item, name, thumb }) => ({
    email: null,
    tracked: {
      gift_id: `i-${item.id}`,
      gift: {
        kind: 'item',
        name,
        thumb_image: thumb,
        quantity: item.quantityBought,
        step: 'marked',
        amount: null,
        at: item.boughtAt?.toISOString() ?? null,
      },
      giver: { name: null, words: '', reachable: false },
      ...NOT_THANKED,
    },
  }));
}

function contributions(ctx: Ctx, listId: number) {
  return ctx.db
    .select({ row: contribution, gift: product.name })
    .from(contribution)
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .leftJoin(itemPool, eq(itemPool.id, contribution.poolId))
    .leftJoin(listItem, eq(listItem.id, itemPool.itemId))
    .leftJoin(product, eq(product.id, listItem.productId))
    .where(
      and(
        eq(pot.listId, listId),
        eq(contribution.status, 'succeeded'),
        eq(contribution.toSelf, false),
        inPot,
        // Money of a demonstration beside real money is no gift.
        sql`${pot.livemode} = (select bool_or(p.livemode) from ${pot} p where p.list_id = ${listId})`,
      ),
    )
    .orderBy(desc(contribution.id));
}

async function contributed(ctx: Ctx, listId: number): Promise<Given[]> {
  const rows = await contributions(ctx, listId);
  return rows.map(({ row, gift }) => ({
    email: row.email,
    tracked: {
      gift_id: `c-${row.uuid}`,
      gift: {
        kind: 'contribution',
        name: gift === null ? thanksWords.pot : thanksWords.share(gift),
        thumb_image: null,
        quantity: 1,
        step: null,
        amount: row.amount,
        at: (row.paidAt ?? row.createdAt).toISOString(),
      },
      giver: {
        name: row.anonymous ? null : row.publicname || null,
        words: row.kindwords,
        reachable: row.email !== null,
      },
      ...NOT_THANKED,
    },
  }));
}
