import { and, count, eq, inArray, min } from 'drizzle-orm';
import { iso } from '#src/features/money/people.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { dispute, quarantine, refund } from '#src/server/db/schema/index.ts';
import { ANSWERABLE } from '#src/server/gateways/payments/disputes.ts';

/** Counts the money matters that wait for the administration, with their oldest date or nearest deadline. */
export async function waitingMoney({ db, services }: Pick<Ctx, 'db' | 'services'>) {
  const [asked] = await db
    .select({ total: count(), since: min(refund.createdAt) })
    .from(refund)
    .where(eq(refund.status, 'asked'));
  const mine = eq(dispute.provider, services.config.payments);
  const [contested] = await db
    .select({ total: count(), dueBy: min(dispute.dueBy) })
    .from(dispute)
    .where(and(mine, inArray(dispute.status, [...ANSWERABLE])));
  const [odd] = await db
    .select({ total: count(), since: min(quarantine.createdAt) })
    .from(quarantine)
    .where(eq(quarantine.status, 'open'));
  return {
    refunds: { total: asked?.total ?? 0, since: iso(asked?.since ?? null) },
    disputes: { total: contested?.total ?? 0, due_by: iso(contested?.dueBy ?? null) },
    quarantine: { total: odd?.total ?? 0, since: iso(odd?.since ?? null) },
  };
}
