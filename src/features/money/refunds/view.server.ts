import { and, desc, eq, type SQL } from 'drizzle-orm';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, list, pot, refund, shopOrder, voucherPurchase } from '#src/server/db/schema/index.ts';
import { ALL, aboutPaid, deskPage, listOfPaid, type Paging, type Paid } from '../paid.server.ts';
import { iso, nameIn, namesOf } from '../people.server.ts';
import type { Refund } from './refund.ts';

/** Refunds with what they are about, the newest first. */
export async function refundsWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: Paging = ALL,
): Promise<Refund[]> {
  const rows = await ctx.db
    .select({ refund, gift: contribution, order: shopOrder, purchase: voucherPurchase, list })
    .from(refund)
    .leftJoin(contribution, eq(contribution.id, refund.contributionId))
    .leftJoin(shopOrder, eq(shopOrder.id, refund.orderId))
    .leftJoin(voucherPurchase, eq(voucherPurchase.id, refund.purchaseId))
    .leftJoin(pot, eq(pot.id, contribution.potId))
    .leftJoin(list, listOfPaid)
    .where(where)
    .orderBy(desc(refund.id))
    .limit(limit)
    .offset(offset);
  return shown(ctx, rows);
}

type Found = Paid & { refund: typeof refund.$inferSelect };

async function shown(ctx: Ctx, rows: readonly Found[]): Promise<Refund[]> {
  const names = await namesOf(
    ctx.db,
    rows.flatMap((row) => [row.refund.askedBy, row.refund.decidedBy]),
  );
  const me = isPerson(ctx.actor) ? ctx.actor.personId : null;
  return rows.flatMap(({ refund: one, ...paid }) => {
    if (!paid.order && !paid.gift && !paid.purchase) return [];
    return [
      {
        ...aboutPaid(paid),
        uuid: one.uuid,
        amount: one.amount,
        by_vouchers: one.byVouchers,
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
  const found = await deskPage(page, {
    items: (paging) => refundsWhere(ctx, where, paging),
    total: () => ctx.db.$count(refund, where),
  });
  return { ...found, two_admins_above: ctx.services.config.refundTwoAdminsCents };
}
