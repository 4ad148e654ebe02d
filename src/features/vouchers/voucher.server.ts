import { asc, desc, eq, inArray } from 'drizzle-orm';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import type { MoneyMode } from '#src/features/money/accounts.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { shopOrder, voucher, voucherMove } from '#src/server/db/schema/index.ts';
import { hashOfCode, newCode } from './code.ts';
import { madePosting } from './postings.ts';
import type { Voucher, VoucherStatus } from './voucher.ts';

export type VoucherRow = typeof voucher.$inferSelect;

export const modeOfVoucher = ({
  provider,
  livemode,
}: Pick<VoucherRow, 'provider' | 'livemode'>): MoneyMode => ({
  provider: provider as MoneyMode['provider'],
  livemode,
});

/** Its last day is a whole day, in France. */
export const isOver = ({ expiredAt, expiresOn }: VoucherRow, now: Date) =>
  expiredAt !== null || expiresOn < dayInFrance(now);

export function statusOf(row: VoucherRow, now: Date): VoucherStatus {
  if (row.canceledAt) return 'canceled';
  if (row.balance === 0 && row.expiredAt === null) return 'used';
  return isOver(row, now) ? 'expired' : 'active';
}

/** Vouchers as their holder sees them, with all that came and went. */
export async function answerVouchers(ctx: Ctx, rows: readonly VoucherRow[]): Promise<Voucher[]> {
  if (rows.length === 0) return [];
  const moves = await ctx.db
    .select({ move: voucherMove, number: shopOrder.number })
    .from(voucherMove)
    .leftJoin(shopOrder, eq(shopOrder.id, voucherMove.orderId))
    .where(
      inArray(
        voucherMove.voucherId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(voucherMove.id));
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    code_end: row.codeEnd,
    initial: row.initial,
    balance: row.balance,
    expires_on: row.expiresOn,
    source: row.source,
    status: statusOf(row, ctx.now),
    history: moves
      .filter(({ move }) => move.voucherId === row.id)
      .map(({ move, number }) => ({ at: move.at.toISOString(), amount: move.amount, order: number })),
  }));
}

export async function answerVoucher(ctx: Ctx, row: VoucherRow): Promise<Voucher> {
  const [answered] = await answerVouchers(ctx, [row]);
  if (!answered) throw new Error(`Voucher ${row.id} has no answer`);
  return answered;
}

/** The caller's vouchers, the newest first, and the sum that may be spent of them. */
export async function listVouchers(ctx: Ctx): Promise<{ items: Voucher[]; total: number }> {
  const { personId } = requirePerson(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(voucher)
    .where(eq(voucher.personId, personId))
    .orderBy(desc(voucher.id))
    .limit(200);
  const items = await answerVouchers(ctx, rows);
  const total = items.reduce((sum, { status, balance }) => sum + (status === 'active' ? balance : 0), 0);
  return { items, total };
}

type Made = Pick<VoucherRow, 'label' | 'initial' | 'expiresOn' | 'source'> &
  Partial<Pick<VoucherRow, 'personId' | 'potId' | 'clientKey' | 'batch' | 'createdAt'>>;

/**
 * Makes a voucher and books it, but for one that was paid by card: its purchase is booked instead. Answers its code,
 * which is told once and kept nowhere. `coded` false: the code is made later, with the mail that tells it.
 */
export async function makeVoucher(
  tx: Ctx,
  { initial, ...made }: Made,
  { mode, coded = true }: { mode: MoneyMode; coded?: boolean },
): Promise<{ row: VoucherRow; code: string }> {
  const code = newCode();
  const [row] = await tx.db
    .insert(voucher)
    .values({
      ...made,
      ...mode,
      initial,
      balance: initial,
      codeHash: coded ? hashOfCode(code) : null,
      codeEnd: coded ? code.slice(-4) : '',
      claimedAt: made.personId ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning();
  if (!row) throw new Error('The voucher was not kept');
  await keepMove(tx, { voucherId: row.id, what: 'made', amount: initial });
  if (made.source !== 'bought')
    await postLedger(tx.db, madePosting({ id: row.id, amount: initial }, row.potId, mode));
  return { row, code };
}

type Move = Omit<typeof voucherMove.$inferInsert, 'at'>;

export async function keepMove(tx: Ctx, move: Move): Promise<void> {
  await tx.db.insert(voucherMove).values({ ...move, at: tx.now });
}

/** The row, held until the transaction ends: after an order or a purchase, before the ledger. */
export async function lockVoucher(tx: Ctx, id: number): Promise<VoucherRow> {
  const [row] = await tx.db.select().from(voucher).where(eq(voucher.id, id)).for('no key update');
  if (!row) throw new Error(`Voucher ${id} is gone`);
  return row;
}

export async function changeVoucher(
  tx: Ctx,
  id: number,
  change: Partial<Omit<VoucherRow, 'id'>>,
): Promise<VoucherRow> {
  const [row] = await tx.db
    .update(voucher)
    .set({ ...change, updatedAt: tx.now })
    .where(eq(voucher.id, id))
    .returning();
  if (!row) throw new Error(`Voucher ${id} is gone`);
  return row;
}
