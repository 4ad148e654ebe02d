import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, dispute, list, pot, shopOrder, voucherPurchase } from '#src/server/db/schema/index.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { ALL, aboutPaid, deskPage, listOfPaid, type Paging } from '../paid.server.ts';
import { iso } from '../people.server.ts';
import type { Dispute } from './dispute.ts';

const OPEN = ['inquiry', 'needs_response', 'under_review'];

/** Disputes with what they are about: the nearest due date first among the open ones, then the newest. */
export async function disputesWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: Paging = ALL,
): Promise<Dispute[]> {
  const rows = await ctx.db
    .select({ dispute, gift: contribution, order: shopOrder, purchase: voucherPurchase, list })
    .from(dispute)
    .leftJoin(contribution, eq(contribution.id, dispute.contributionId))
    .leftJoin(shopOrder, eq(shopOrder.id, dispute.orderId))
    .leftJoin(voucherPurchase, eq(voucherPurchase.id, dispute.purchaseId))
    .leftJoin(pot, eq(pot.id, contribution.potId))
    .leftJoin(list, listOfPaid)
    .where(where)
    .orderBy(asc(dispute.evidenceSentAt), asc(dispute.dueBy), desc(dispute.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ dispute: one, ...paid }) => ({
    ...aboutPaid(paid),
    uuid: one.uuid,
    amount: one.amount,
    fee: one.feeTaken,
    reason: one.reason,
    status: one.status as Dispute['status'],
    opened_at: one.openedAt.toISOString(),
    due_by: iso(one.dueBy),
    closed_at: iso(one.closedAt),
    evidence: one.evidence,
    evidence_sent_at: iso(one.evidenceSentAt),
    shares: one.shares,
  }));
}

export async function viewDispute(ctx: Ctx, uuid: string): Promise<Dispute> {
  const [found] = await disputesWhere(ctx, eq(dispute.uuid, uuid));
  if (!found) throw deskRefusals.disputeNotFound();
  return found;
}

export async function listDisputes(ctx: Ctx, { open, page }: { open: boolean; page: number }) {
  const where = open ? and(inArray(dispute.status, OPEN)) : undefined;
  return deskPage(page, {
    items: (paging) => disputesWhere(ctx, where, paging),
    total: () => ctx.db.$count(dispute, where),
  });
}
