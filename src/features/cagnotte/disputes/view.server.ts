import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, dispute, list, pot } from '#src/server/db/schema/index.ts';
import { deskRefusals } from '../desk/desk.refusals.fr.ts';
import { DESK_PER_PAGE, type Dispute } from '../desk/desk.ts';
import { iso } from '../desk/people.server.ts';

const OPEN = ['inquiry', 'needs_response', 'under_review'];
type Paging = { limit: number; offset: number };

/** Disputes with what they are about: the nearest due date first among the open ones, then the newest. */
export async function disputesWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: Paging = { limit: 100, offset: 0 },
): Promise<Dispute[]> {
  const rows = await ctx.db
    .select({ dispute, gift: contribution, list })
    .from(dispute)
    .innerJoin(contribution, eq(contribution.id, dispute.contributionId))
    .innerJoin(pot, eq(pot.id, contribution.potId))
    .innerJoin(list, eq(list.id, pot.listId))
    .where(where)
    .orderBy(asc(dispute.evidenceSentAt), asc(dispute.dueBy), desc(dispute.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ dispute: one, gift, list: own }) => ({
    uuid: one.uuid,
    ...{
      reference: gift.uuid,
      list_title: own.title || own.slug,
      list_slug: own.slug,
      giver: gift.publicname || null,
    },
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
  const offset = (page - 1) * DESK_PER_PAGE;
  return {
    items: await disputesWhere(ctx, where, { limit: DESK_PER_PAGE, offset }),
    page,
    per_page: DESK_PER_PAGE,
    total: await ctx.db.$count(dispute, where),
  };
}
