import { and, eq } from 'drizzle-orm';
import { accountsOf, type MoneyMode } from '#src/features/money/accounts.ts';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { reservePosting } from '#src/features/withdrawals/postings.ts';
import type { WithdrawalRow } from '#src/features/withdrawals/withdrawal.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { recipient, withdrawal } from '#src/server/db/schema/index.ts';
import { heldByReturns } from './held.server.ts';
import { merchantRefusals } from './merchant.fr.ts';

export type RecipientRow = typeof recipient.$inferSelect;

/** A business as the provider knows it; null before its owner began. */
export async function recipientOf(ctx: Ctx, merchantId: number): Promise<RecipientRow | null> {
  const ofMode = isOfMode(recipient, moneyModeOf(ctx.services));
  const [row] = await ctx.db
    .select()
    .from(recipient)
    .where(and(eq(recipient.merchantId, merchantId), ofMode));
  return row ?? null;
}

interface Order {
  merchantId: number;
  amount: number;
  key: string;
  to: RecipientRow;
  mode: MoneyMode;
}

interface Asked {
  merchantId: number;
  mode: MoneyMode;
  /** Set aside a moment ago, counted as if it were still there. */
  beside?: number;
}

interface Sums {
  balance: number;
  /** As much of it may leave now: what its buyers are sending back stays. */
  withdrawable: number;
}

export async function sumsOf(db: Db, { merchantId, mode, beside = 0 }: Asked): Promise<Sums> {
  const balance = (await balanceOf(db, accountsOf(mode).merchant(merchantId, 'available'))) + beside;
  const held = await heldByReturns(db, merchantId, mode);
  return { balance, withdrawable: Math.max(0, balance - held.available) };
}

/** Sets the amount aside, in the transaction of whoever holds the business. Throws balance_insufficient. */
export async function setAside(tx: Ctx, order: Order): Promise<WithdrawalRow> {
  const { merchantId, amount, key, to, mode } = order;
  const [row] = await tx.db
    .insert(withdrawal)
    .values({
      merchantId,
      amount,
      recipientId: to.id,
      clientKey: key,
      bankLast4: to.bankLast4,
      status: 'reserved',
      reservedAt: tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning();
  if (!row) throw new Error('The withdrawal was not kept');
  await postLedger(tx.db, reservePosting(row, mode));
  // The account may fall below zero by refunds, never by a withdrawal: it is held by the posting, so its sum is final.
  const { balance, withdrawable } = await sumsOf(tx.db, { merchantId, mode, beside: amount });
  if (withdrawable < amount) throw merchantRefusals.overBalance({ withdrawable, balance });
  await audit(tx, { action: 'withdrawal.requested', target: `withdrawal:${row.uuid}`, detail: { amount } });
  return row;
}
