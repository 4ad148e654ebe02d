import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { COMPLETION_DAYS, COMPLETION_TAG } from '#src/features/offers/offer.ts';
import { type Day, lastParisDayOf } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { offer } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
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
