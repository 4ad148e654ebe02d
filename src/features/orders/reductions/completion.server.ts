import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { getVisibleList } from '#src/features/lists/access.server.ts';
import { COMPLETION_DAYS, COMPLETION_TAG } from '#src/features/offers/offer.ts';
import { type Day, lastParisDayOf } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, offer, product } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import type { completionCalls } from './completion.calls.ts';
import { usesOf } from './plan.server.ts';

/** The discount that completes a list, once, on what is sold here. */
export interface Completion {
  percent: number;
  /** The last day it holds. */
  until: Day;
}

interface Completed {
  id: number;
  birthdate: string | null;
  /** Its use by an order is told: never to an owner whose surprise holds. */
  told: boolean;
}

/** The completion discount of a list as its page says it, a day at a time; null where there is none. */
export async function completionOf(ctx: Ctx, { id, birthdate, told }: Completed): Promise<Completion | null> {
  pageTag(COMPLETION_TAG);
  if (birthdate === null || dayInFrance(ctx.now) < addDays(birthdate, -COMPLETION_DAYS)) return null;
  const [held] = await ctx.db
    .select()
    .from(offer)
    .where(
      and(
        offer.enabled,
        eq(offer.audience, 'completion'),
        isNull(offer.doorYear),
        lte(offer.startsAt, ctx.now),
        gt(offer.endsAt, ctx.now),
      ),
    )
    .orderBy(offer.startsAt, offer.id)
    .limit(1);
  if (!held?.percent) return null;
  if (told && (await usesOf(ctx, held.id, { listId: id, besides: 0 })) > 0) return null;
  return { percent: held.percent, until: lastParisDayOf(held.endsAt.toISOString()) };
}

/** The same to whoever may see the list: an owner is told of its use unless they are to be surprised. Throws not_found. */
export async function readCompletion(ctx: Ctx, { list_uuid }: InputOf<typeof completionCalls.get>) {
  const { row, hidden } = await getVisibleList(ctx, list_uuid);
  const { id, birthdate, archivedAt } = row;
  const sells = archivedAt === null && (await sellsHere(ctx, id));
  return { completion: sells ? await completionOf(ctx, { id, birthdate, told: !hidden }) : null };
}

async function sellsHere(ctx: Ctx, listId: number): Promise<boolean> {
  const [sold] = await ctx.db
    .select({ id: listItem.id })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(and(eq(listItem.listId, listId), isNull(listItem.removedAt), product.soldHere))
    .limit(1);
  return sold !== undefined;
}
