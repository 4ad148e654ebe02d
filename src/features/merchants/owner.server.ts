import { and, eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant, merchantMember } from '#src/server/db/schema/index.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { merchantRefusals } from './merchant.fr.ts';

type MerchantRow = typeof merchant.$inferSelect;

/** Nobody acts for it: the desk suspended it. One that is closed for good is still its people's, for what is left to do. */
export const isShut = ({ status, closedAt }: Pick<MerchantRow, 'status' | 'closedAt'>): boolean =>
  status === 'disabled' && closedAt === null;

/** The business, held until the transaction ends: its members and its money change one at a time. */
export async function lockMerchant(tx: Ctx, id: number): Promise<MerchantRow> {
  const [row] = await tx.db.select().from(merchant).where(eq(merchant.id, id)).for('no key update');
  if (!row) throw merchantRefusals.notFound();
  return row;
}

/** The same, by the name the desk has of it. */
export async function lockByUuid(tx: Ctx, uuid: string): Promise<MerchantRow> {
  const [row] = await tx.db.select().from(merchant).where(eq(merchant.uuid, uuid)).for('no key update');
  if (!row) throw merchantRefusals.notFound();
  return row;
}

/**
 * The business of the session, held, for whoever is one of its owners under the lock: whose ownership was taken a moment
 * ago is one no longer, and a business that was just disabled does nothing more. Throws forbidden, unauthenticated (401).
 */
export async function lockForOwner(tx: Ctx): Promise<MerchantRow> {
  const { merchantId, personId } = requireMerchant(tx.actor);
  const row = await lockMerchant(tx, merchantId);
  const [member] = await tx.db
    .select({ role: merchantMember.role })
    .from(merchantMember)
    .where(and(eq(merchantMember.merchantId, merchantId), eq(merchantMember.personId, personId)));
  if (!member || isShut(row)) throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
  if (member.role !== 'owner') throw merchantRefusals.ownerOnly();
  return row;
}
