import { and, eq } from 'drizzle-orm';
import { findOwnedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf, OverdraftError, postLedger } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { pot as potTable, withdrawal } from '#src/server/db/schema/index.ts';
import { findRecipient, type RecipientRow, refreshRecipient } from './identity.server.ts';
import { advanceWithdrawal } from './payout.server.ts';
import { reservePosting } from './postings.ts';
import { withdrawalRefusals } from './withdrawal.fr.ts';
import { toWithdrawal, type WithdrawalRow } from './withdrawal.server.ts';
import { WITHDRAWAL_MIN, type Withdrawal } from './withdrawal.ts';

interface Asked {
  list_uuid: string;
  /** Cents. */
  amount: number;
  key: string;
}

/**
 * Sets the amount aside, then orders its payment. The same key twice is one withdrawal. Throws
 * amount_out_of_range, balance_insufficient, identity_required, pot_on_hold, conflict.
 */
export async function withdraw(ctx: Ctx, asked: Asked): Promise<Withdrawal> {
  const pot = await findOwnedPot(ctx, asked.list_uuid);
  if (asked.amount < WITHDRAWAL_MIN) throw withdrawalRefusals.tooSmall();
  if (!pot) throw withdrawalRefusals.overBalance(0);
  const known = await findByKey(ctx, pot.id, asked);
  if (known) return toWithdrawal(known);
  const to = await verifiedRecipient(ctx);
  const row = await reserve(ctx, { ...asked, potId: pot.id, to });
  // When the provider can't for the moment, a job tries again: the money is set aside already.
  await advanceWithdrawal(ctx.services, row.id);
  return toWithdrawal((await findByKey(ctx, pot.id, asked)) ?? row);
}

async function verifiedRecipient(ctx: Ctx): Promise<RecipientRow> {
  const row = await findRecipient(ctx);
  if (!row) throw withdrawalRefusals.identityRequired();
  const now = await refreshRecipient(ctx, row);
  if (now.status !== 'verified') throw withdrawalRefusals.identityRequired();
  return now;
}

async function findByKey(ctx: Ctx, potId: number, { key, amount }: Asked): Promise<WithdrawalRow | null> {
  const [row] = await ctx.db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.potId, potId), eq(withdrawal.clientKey, key)));
  if (row && row.amount !== amount) throw withdrawalRefusals.keyReused();
  return row ?? null;
}

interface Reservation extends Asked {
  potId: number;
  to: RecipientRow;
}

async function reserve(ctx: Ctx, order: Reservation): Promise<WithdrawalRow> {
  const { potId, amount, key, to } = order;
  const mode = moneyModeOf(ctx.services);
  try {
    return await inTransaction(ctx, async (inner) => {
      const [pot] = await inner.db.select().from(potTable).where(eq(potTable.id, potId)).for('no key update');
      if (pot?.heldAt) throw withdrawalRefusals.held(pot.heldReason);
      const again = await findByKey(inner, potId, order);
      if (again) return again;
      const [row] = await inner.db
        .insert(withdrawal)
        .values({
          potId,
          amount,
          recipientId: to.id,
          clientKey: key,
          bankLast4: to.bankLast4,
          status: 'reserved',
          reservedAt: inner.now,
          createdAt: inner.now,
          updatedAt: inner.now,
        })
        .returning();
      if (!row) throw new Error('The withdrawal was not kept');
      await postLedger(inner.db, reservePosting(row, mode));
      await audit(inner, {
        action: 'withdrawal.requested',
        target: `withdrawal:${row.uuid}`,
        detail: { amount },
      });
      return row;
    });
  } catch (error) {
    if (!(error instanceof OverdraftError)) throw error;
    throw withdrawalRefusals.overBalance(await balanceOf(ctx.db, accountsOf(mode).pot(potId, 'available')));
  }
}
