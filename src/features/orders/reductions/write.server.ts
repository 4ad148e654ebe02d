import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { giveBackToWhoPaid } from '#src/features/vouchers/let-go.server.ts';
import { changeVoucher, isOver, keepMove } from '#src/features/vouchers/voucher.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { offer, offerClaim, orderReduction, voucher } from '#src/server/db/schema/index.ts';
import type { OrderRow } from '../order.server.ts';
import { settleReduced } from '../returns/reduced.server.ts';
import type { Part } from './part.ts';
import { hasRoom, type Plan, reductionsOf } from './plan.server.ts';

/**
 * Holds what was planned for a locked order in place of what it held: vouchers are locked in the order of their ids, and
 * offers with a stock too. False when somebody else took from them meanwhile: it is planned again.
 */
export async function writePlan(tx: Ctx, row: OrderRow, plan: Plan): Promise<boolean> {
  const before = await reductionsOf(tx, row.id);
  const ids = [...before, ...plan.parts].flatMap(({ voucherId }) => voucherId ?? []);
  const rows = ids.length
    ? await tx.db
        .select()
        .from(voucher)
        .where(inArray(voucher.id, ids))
        .orderBy(asc(voucher.id))
        .for('no key update')
    : [];
  const held = (of: readonly { voucherId: number | null; amount: number }[], id: number) =>
    of.find(({ voucherId }) => voucherId === id)?.amount ?? 0;
  for (const one of rows) {
    const balance = one.balance + held(before, one.id) - held(plan.parts, one.id);
    if (balance < 0 || (held(plan.parts, one.id) > 0 && (one.canceledAt || isOver(one, tx.now))))
      return false;
    // One that ended while it was held ends with what comes back: the job counts it.
    if (balance === one.balance) continue;
    const changed = await changeVoucher(tx, one.id, { balance, ...(balance > 0 ? { expiredAt: null } : {}) });
    await giveBackToWhoPaid(tx, changed, row.email);
  }
  if (!(await offersLeft(tx, row, plan))) return false;
  await tx.db.delete(orderReduction).where(eq(orderReduction.orderId, row.id));
  const rowOf = (part: Part) => ({ ...part, orderId: row.id, createdAt: tx.now });
  const kept = [
    ...plan.parts.map(rowOf),
    ...plan.gone.map((part) => ({ ...rowOf(part), state: 'freed' as const })),
  ];
  if (kept.length > 0) await tx.db.insert(orderReduction).values(kept);
  // The desk may change an offer before the bank's word: each line bears what was taken off it now.
  await settleReduced(tx, row.id);
  return true;
}

/** Each offer is held: of two orders at once, the last piece, and a claim, go to one. */
async function offersLeft(tx: Ctx, row: OrderRow, { parts, email }: Plan): Promise<boolean> {
  const taken = parts.flatMap(({ offerId, claimId }) => (offerId === null ? [] : [{ offerId, claimId }]));
  if (taken.length === 0) return true;
  const ids = taken.map(({ offerId }) => offerId);
  const offers = await tx.db
    .select()
    .from(offer)
    .where(inArray(offer.id, ids))
    .orderBy(asc(offer.id))
    .for('no key update');
  for (const { offerId, claimId } of taken) {
    const of = offers.find(({ id }) => id === offerId);
    if (of && !(await hasRoom(tx, { of, claimId }, { ...row, email }))) return false;
  }
  return true;
}

/** The order is paid: what it held is spent, and claims are used. */
export async function spendReductions(tx: Ctx, row: OrderRow): Promise<void> {
  const parts = await reductionsOf(tx, row.id);
  if (parts.length === 0) return;
  await tx.db
    .update(orderReduction)
    .set({ state: 'spent' })
    .where(and(eq(orderReduction.orderId, row.id), eq(orderReduction.state, 'held')));
  for (const { voucherId, amount } of parts)
    if (voucherId !== null)
      await keepMove(tx, { voucherId, what: 'spent', amount: -amount, orderId: row.id });
  const claims = parts.flatMap(({ claimId }) => claimId ?? []);
  if (claims.length > 0)
    await tx.db
      .update(offerClaim)
      .set({ usedAt: tx.now })
      .where(and(inArray(offerClaim.id, claims), isNull(offerClaim.usedAt)));
}

/** The order ended unpaid: vouchers have back what it held of them. */
export async function freeReductions(tx: Ctx, row: OrderRow): Promise<void> {
  const parts = await reductionsOf(tx, row.id);
  for (const { voucherId, amount, state } of parts.toSorted(
    (one, other) => (one.voucherId ?? 0) - (other.voucherId ?? 0),
  )) {
    if (voucherId === null || state !== 'held') continue;
    const [one] = await tx.db.select().from(voucher).where(eq(voucher.id, voucherId)).for('no key update');
    if (!one) continue;
    const changed = await changeVoucher(tx, voucherId, { balance: one.balance + amount, expiredAt: null });
    await giveBackToWhoPaid(tx, changed, row.email);
  }
  await tx.db
    .update(orderReduction)
    .set({ state: 'freed' })
    .where(and(eq(orderReduction.orderId, row.id), eq(orderReduction.state, 'held')));
}
