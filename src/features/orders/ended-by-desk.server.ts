import { eq } from 'drizzle-orm';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { contestOf, lockOrder, type OrderRow } from './order.server.ts';
import { givenBackOf, leftOnCardOf } from './reductions/reduction.ts';

/** Nothing of it is, or stays, with its buyer: all that was paid goes back. */
export const isEnded = ({ status, returnedAt }: OrderRow): boolean =>
  status === 'cancelled' || returnedAt !== null;

/** The desk ended it, not its buyer: above the limit another admin decides what goes back. */
export const isEndedByDesk = ({ cancelCause, returnedAt }: OrderRow): boolean =>
  returnedAt !== null || cancelCause === 'admin';

interface Owed {
  card: number;
  vouchers: number;
}

/** `ask`: another admin is to be asked; `refused`: they said no, and may be asked again. */
type Second = 'not needed' | 'ask' | 'asked' | 'refused';

async function secondOf(tx: Ctx, row: OrderRow, vouchers: number): Promise<Second> {
  if (!isEndedByDesk(row) || vouchers === 0) return 'not needed';
  const about = { kind: 'order' as const, id: row.id };
  const known = await tx.db.select().from(refund).where(eq(refund.orderId, row.id));
  const ofAll = known.filter(({ byVouchers }) => byVouchers >= vouchers);
  const approved = ofAll.some(({ status, decidedBy }) => decidedBy !== null && status !== 'refused');
  if (approved || !(await needsTwoAdmins(tx, { about, givenBack: givenBackOf(row) }, vouchers)))
    return 'not needed';
  if (ofAll.some(({ status }) => status === 'asked')) return 'asked';
  return ofAll.some(({ status }) => status === 'refused') ? 'refused' : 'ask';
}

/**
 * True while vouchers of a locked order that the desk ended wait for another admin: a bank took what the card paid, and no
 * refund would ask anybody. The refund asked for here is refused by the provider once it is approved, and vouchers then have
 * theirs. One that was refused stays so until somebody of the desk asks again.
 */
export async function waitsForAnother(tx: Ctx, row: OrderRow, owed: Owed): Promise<boolean> {
  const second = await secondOf(tx, row, owed.vouchers);
  if (second === 'ask')
    await askForEnded(tx, row, { amount: owed.card, vouchers: owed.vouchers, alone: false });
  return second !== 'not needed';
}

/** Cents of vouchers of a lost order that another admin refused to give back, and that may be asked for again. */
export async function vouchersRefused(ctx: Ctx, row: OrderRow): Promise<number> {
  const vouchers = row.vouched - row.vouchedBack;
  if (!isEnded(row) || (await contestOf(ctx, row)) !== 'lost') return 0;
  return (await secondOf(ctx, row, vouchers)) === 'refused' ? vouchers : 0;
}

/**
 * Asks another admin once more for what one of them refused, in the caller's transaction; null where nothing was. It stays
 * asked by whoever ended the order, who never decides it.
 */
export async function askVouchersAgain(
  tx: Ctx,
  id: number,
  { reason, key }: { reason: string; key: string },
): Promise<number | null> {
  const row = await lockOrder(tx.db, id);
  const vouchers = await vouchersRefused(tx, row);
  if (vouchers === 0) return null;
  return askForEnded(tx, row, { amount: leftOnCardOf(row), vouchers, alone: false, reason, key });
}

interface Asked {
  amount: number;
  vouchers: number;
  alone: boolean;
  /** Of who asks again. */
  reason?: string;
  key?: string;
}

/** Keeps the refund of an order that ended, asked for by whoever of the desk ended it. */
export async function askForEnded(
  tx: Ctx,
  row: OrderRow,
  { amount, vouchers, alone, reason, key }: Asked,
): Promise<number> {
  const [made] = await tx.db
    .insert(refund)
    .values({
      orderId: row.id,
      amount,
      byVouchers: vouchers,
      cause: 'canceled',
      reason: reason ?? row.cancelReason,
      clientKey: key ?? null,
      status: alone ? 'ordered' : 'asked',
      askedBy: isEndedByDesk(row) ? row.endedBy : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning({ id: refund.id });
  if (!made) throw new Error('The refund was not kept');
  await audit(tx, {
    action: key ? 'refund.request' : 'refund.automatic',
    target: `order:${row.id}`,
    detail: { amount, cause: 'canceled', alone },
  });
  return made.id;
}
