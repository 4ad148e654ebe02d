import { and, asc, eq } from 'drizzle-orm';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { dispute } from '#src/server/db/schema/index.ts';
import type { TakenShares } from '#src/server/db/schema/payments.ts';
import { type Meant, modeOf, onOrderRefunded } from './effects.server.ts';
import { changeOrder, type OrderRow } from './order.server.ts';
import { bankUndonePosting, orderDueAccount, orderTakenPosting } from './postings.ts';
import { returnToVouchers } from './reductions/give-back.server.ts';
import { leftOnCardOf } from './reductions/reduction.ts';

/** Of a refund that the provider refused, and that the buyer's bank, or our own, made in its place. */
export const GIVEN_BY_BANK = 'given_by_bank';
export const GIVEN_BY_TRANSFER = 'given_by_transfer';

/** Cents of lost disputes that stand for nothing yet. */
const openOf = ({ taken, shares }: typeof dispute.$inferSelect) => taken - (shares?.given ?? 0);

async function lostOf({ db }: Ctx, { id }: OrderRow) {
  return db
    .select()
    .from(dispute)
    .where(and(eq(dispute.orderId, id), eq(dispute.status, 'lost')))
    .orderBy(asc(dispute.id));
}

/** Cents that the bank took of a locked order for good, and that stand for no refund yet. */
export async function heldForGood(tx: Ctx, row: OrderRow): Promise<number> {
  const most = (await lostOf(tx, row)).reduce((sum, one) => sum + openOf(one), 0);
  return Math.min(most, leftOnCardOf(row));
}

interface Gave {
  /** Cents that the bank gave back, and that it would have been for us to give back. */
  card: number;
  /** Cents that go back to vouchers with them. */
  vouchers: number;
  /** Cents of offers that no longer take anything off. */
  offers: number;
  meant: Meant;
}

/**
 * What the bank took of a locked order for good counts as given back, for what was never sent or came back: the loss that
 * was booked is undone, the sale is taken back as by a refund, with its credit and its VAT, and no money moves.
 */
export async function countAsGiven(tx: Ctx, was: OrderRow, gave: Gave): Promise<OrderRow> {
  await freeTaken(tx, was, gave.card);
  const vouchers = await returnToVouchers(tx, was, gave.vouchers);
  const row = await changeOrder(tx, was, {
    refunded: was.refunded + vouchers + gave.offers,
    vouchedBack: was.vouchedBack + vouchers,
    reducedBack: was.reducedBack + gave.offers,
    bankBack: was.bankBack + gave.card,
  });
  await onOrderRefunded(tx, row, { was, meant: gave.meant });
  return row;
}

/** Brings back what was booked of the taking, for the refund that takes its place: what was due first. */
async function freeTaken(tx: Ctx, row: OrderRow, cents: number): Promise<void> {
  let left = cents;
  for (const one of await lostOf(tx, row)) {
    const part = Math.min(left, openOf(one));
    if (part <= 0 || !one.shares) continue;
    const due = Math.min(part, one.shares.due ?? 0);
    const freed = { pot: 0, addons: 0, fee: 0, due, losses: part - due };
    const steps = one.steps + 1;
    const key = `dispute:${one.id}:${steps}`;
    await postLedger(tx.db, orderTakenPosting(row, { key, shares: freed, way: 'back' }, modeOf(row)));
    const shares: TakenShares = {
      ...one.shares,
      due: (one.shares.due ?? 0) - due,
      losses: one.shares.losses - freed.losses,
      given: (one.shares.given ?? 0) + part,
    };
    await tx.db.update(dispute).set({ shares, steps }).where(eq(dispute.id, one.id));
    left -= part;
  }
}

/** A dispute that was lost is won after all: what stood for a refund is owed to its buyer again. */
export async function owedOnceMore(
  tx: Ctx,
  row: OrderRow,
  { key, given }: { key: string; given: number },
): Promise<void> {
  await postLedger(tx.db, bankUndonePosting(row, { key, given }, modeOf(row)));
  await changeOrder(tx, row, { bankBack: row.bankBack - given });
}

/** Shares what the bank takes of an order: of what its buyer is owed first, the rest is our loss. */
export async function takenShares(tx: Ctx, { id }: OrderRow, cents: number): Promise<TakenShares> {
  const due = Math.min(cents, await balanceOf(tx.db, orderDueAccount(id)));
  return { pot: 0, addons: 0, fee: 0, due, losses: cents - due };
}
