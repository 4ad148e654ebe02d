import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { contribution, dispute, list, pot, shopOrder } from '#src/server/db/schema/index.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { DESK_PER_PAGE } from '../desk.ts';
import { iso } from '../people.server.ts';
import type { Dispute } from './dispute.ts';

const OPEN = ['inquiry', 'needs_response', 'under_review'];
type Paging = { limit: number; offset: number };

/** Disputes with what they are about: the nearest due date first among the open ones, then the newest. */
export async function disputesWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: Paging = { limit: 100, offset: 0 },
): Promise<Dispute[]> {
  const rows = await ctx.db
    .select({ dispute, gift: contribution, order: shopOrder, list })
    .from(dispute)
    .leftJoin(contribution, eq(contribution.id, dispute.contributionId))
    .leftJoin(shopOrder, eq(shopOrder.id, dispute.orderId))
    .leftJoin(pot, eq(pot.id, contribution.potId))
    .leftJoin(list, eq(list.id, sql`coalesce(${pot.listId}, ${shopOrder.listId})`))
    .where(where)
    .orderBy(asc(dispute.evidenceSentAt), asc(dispute.dueBy), desc(dispute.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ dispute: one, gift, order, list: own }) => ({
    uuid: one.uuid,
    about: order ? 'order' : 'contribution',
    reference: order?.uuid ?? gift?.uuid ?? '',
    giver: order?.name || gift?.publicname || null,
    list_title: own?.title || own?.slug || '',
    list_slug: own?.slug ?? '',
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
