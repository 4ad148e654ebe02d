import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, list, pot, refund, shopOrder } from '#src/server/db/schema/index.ts';
import { DESK_PER_PAGE } from '../desk.ts';
import { iso, nameIn, namesOf } from '../people.server.ts';
import type { Refund } from './refund.ts';

type Paging = { limit: number; offset: number };

const giftOf = ({ uuid, publicname }: typeof contribution.$inferSelect) => ({
  about: 'contribution' as const,
  reference: uuid,
  giver: publicname || null,
});
const orderOf = ({ uuid, name }: typeof shopOrder.$inferSelect) => ({
  about: 'order' as const,
  reference: uuid,
  giver: name || null,
});

/** Refunds with what they are about, the newest first. */
export async function refundsWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: Paging = { limit: 100, offset: 0 },
): Promise<Refund[]> {
  const rows = await ctx.db
    .select({ refund, gift: contribution, order: shopOrder, list })
    .from(refund)
    .leftJoin(contribution, eq(contribution.id, refund.contributionId))
    .leftJoin(shopOrder, eq(shopOrder.id, refund.orderId))
    .leftJoin(pot, eq(pot.id, contribution.potId))
    .leftJoin(list, eq(list.id, sql`coalesce(${pot.listId}, ${shopOrder.listId})`))
    .where(where)
    .orderBy(desc(refund.id))
    .limit(limit)
    .offset(offset);
  return shown(ctx, rows);
}

interface Found {
  refund: typeof refund.$inferSelect;
  gift: typeof contribution.$inferSelect | null;
  order: typeof shopOrder.$inferSelect | null;
  list: typeof list.$inferSelect | null;
}

async function shown(ctx: Ctx, rows: readonly Found[]): Promise<Refund[]> {
  const names = await namesOf(
    ctx.db,
    rows.flatMap((row) => [row.refund.askedBy, row.refund.decidedBy]),
  );
  const me = isPerson(ctx.actor) ? ctx.actor.personId : null;
  return rows.flatMap(({ refund: one, gift, order, list: own }) => {
    const what = order ? orderOf(order) : gift && giftOf(gift);
    if (!what) return [];
    return [
      {
        ...what,
        uuid: one.uuid,
        amount: one.amount,
        list_title: own?.title || own?.slug || '',
        list_slug: own?.slug ?? '',
        status: one.status as Refund['status'],
        cause: one.cause as Refund['cause'],
        reason: one.reason,
        asked_by: nameIn(names, one.askedBy),
        asked_at: one.createdAt.toISOString(),
        mine: one.askedBy !== null && one.askedBy === me,
        decided_by: nameIn(names, one.decidedBy),
        decided_at: iso(one.decidedAt),
        decision: one.decision,
        failure: one.failureCode,
        settled_at: iso(one.settledAt),
      },
    ];
  });
}

export async function viewRefund(ctx: Ctx, id: number): Promise<Refund> {
  const [found] = await refundsWhere(ctx, eq(refund.id, id));
  if (!found) throw new Error(`Refund ${id} is gone`);
  return found;
}

export async function listRefunds(ctx: Ctx, input: { status: Refund['status'] | null; page: number }) {
  const { page, status } = input;
  const where = status ? and(eq(refund.status, status)) : undefined;
  const offset = (page - 1) * DESK_PER_PAGE;
  return {
    items: await refundsWhere(ctx, where, { limit: DESK_PER_PAGE, offset }),
    page,
    per_page: DESK_PER_PAGE,
    total: await ctx.db.$count(refund, where),
    two_admins_above: ctx.services.config.refundTwoAdminsCents,
  };
}
