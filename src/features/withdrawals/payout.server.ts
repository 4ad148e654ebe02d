import { eq } from 'drizzle-orm';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { moneyModeOf, providerOf } from '#src/features/money/provider.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { recipient, withdrawal } from '#src/server/db/schema/index.ts';
import { type Payout, type PayoutOrder, PayoutRefusedError } from '#src/server/gateways/payments/payouts.ts';
import { ProviderUnavailableError } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import { paidOutPosting, returnPosting, reversePosting } from './postings.ts';
import { tellOwner } from './told.server.ts';
import { isWaiting, isWaitingForNow } from './waits.server.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';
import type { WithdrawalStatus } from './withdrawal.ts';

/**
 * Brings a withdrawal as far as it goes now, from wherever a stopped process left it: each order has a key of
 * ours, so that asking again orders nothing twice. Never throws for a provider that is down.
 */
export async function advanceWithdrawal(services: Services, id: number): Promise<WithdrawalStatus> {
  const ctx = systemCtx(services);
  try {
    let status: WithdrawalStatus | null = null;
    for (;;) {
      const row = await rowOf(ctx, id);
      if (row.status === status) return row.status as WithdrawalStatus;
      status = row.status as WithdrawalStatus;
      await oneStep(ctx, row);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.log.warn({ withdrawalId: id, err: error.message }, 'a withdrawal waits for the provider');
    return (await rowOf(ctx, id)).status as WithdrawalStatus;
  }
}

async function rowOf(ctx: Ctx, id: number): Promise<WithdrawalRow> {
  const [row] = await ctx.db.select().from(withdrawal).where(eq(withdrawal.id, id));
  if (!row) throw new Error(`Withdrawal ${id} is gone`);
  return row;
}

async function oneStep(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  try {
    if (row.status === 'reserved') await leave(ctx, row);
    else if (row.status === 'transferring') await transfer(ctx, row);
    else if (row.status === 'paying_out') await payOut(ctx, row);
  } catch (error) {
    if (!(error instanceof PayoutRefusedError)) throw error;
    await giveBack(ctx, row, error.code);
  }
}

/** Money set aside stays there while it must wait. */
async function leave(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const isFree = async (inner: Ctx) => !(await isWaitingForNow(inner, row));
  await change(ctx, row, { fields: { status: 'transferring' }, when: isFree });
}

interface Change {
  fields: Partial<typeof withdrawal.$inferInsert>;
  /** Asked in the same transaction, once the row is locked; false: nothing changes. */
  when?: (inner: Ctx) => Promise<boolean>;
  /** Runs in the same transaction. */
  after?: (inner: Ctx, row: WithdrawalRow) => Promise<unknown>;
}

/** Changes the row unless another process moved it on meanwhile. */
async function change(ctx: Ctx, seen: WithdrawalRow, { fields, when, after }: Change): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const [row] = await inner.db
      .select()
      .from(withdrawal)
      .where(eq(withdrawal.id, seen.id))
      .for('no key update');
    if (!row || row.status !== seen.status || row.payoutId !== seen.payoutId) return;
    if (when && !(await when(inner))) return;
    await inner.db
      .update(withdrawal)
      .set({ ...fields, updatedAt: inner.now })
      .where(eq(withdrawal.id, row.id));
    await after?.(inner, { ...row, ...fields } as WithdrawalRow);
  });
}

async function accountOf(ctx: Ctx, row: WithdrawalRow): Promise<string> {
  const [to] = await ctx.db.select().from(recipient).where(eq(recipient.id, row.recipientId));
  if (!to) throw new Error(`Recipient ${row.recipientId} is gone`);
  return to.account;
}

/** A withdrawal that must wait by now is ordered no further; what was ordered before it had to is found, and kept. */
async function transfer(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const { payouts } = providerOf(ctx.services);
  const order = await orderOf(ctx, row, 'transfer');
  const made = (await isWaiting(ctx, row))
    ? await payouts.findTransfer(order)
    : await payouts.transfer(order);
  if (!made) return;
  await change(ctx, row, {
    fields: { status: 'paying_out', transferId: made.id, transferredAt: ctx.now },
  });
}

async function payOut(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const { payouts } = providerOf(ctx.services);
  const order = await orderOf(ctx, row, 'payout');
  if (row.payoutId) return settle(ctx, row, await payouts.retrievePayout(row.payoutId, order.recipient));
  const made = (await isWaiting(ctx, row)) ? await payouts.findPayout(order) : await payouts.payout(order);
  if (!made) return;
  await change(ctx, row, {
    fields: { payoutId: made.id, paidOutAt: ctx.now, arrivesAt: made.arrivesAt },
  });
}

const orderOf = async (ctx: Ctx, row: WithdrawalRow, step: 'transfer' | 'payout'): Promise<PayoutOrder> => ({
  recipient: await accountOf(ctx, row),
  amount: row.amount,
  reference: row.uuid,
  idempotencyKey: `withdrawal:${row.uuid}:${step}`,
});

async function settle(ctx: Ctx, row: WithdrawalRow, payout: Payout): Promise<void> {
  if (payout.status === 'failed') return giveBack(ctx, row, payout.failureCode ?? 'failed');
  if (payout.status !== 'paid') return;
  const mode = moneyModeOf(ctx.services);
  await change(ctx, row, {
    fields: { status: 'paid', settledAt: ctx.now },
    async after(inner, paid) {
      await postLedger(inner.db, paidOutPosting(paid, mode));
      await tellOwner(inner, paid);
    },
  });
}

/** The money comes back to the pot: first from the recipient's balance, then in our books. */
async function giveBack(ctx: Ctx, row: WithdrawalRow, code: string): Promise<void> {
  const mode = moneyModeOf(ctx.services);
  if (row.transferId)
    await providerOf(ctx.services).payouts.reverseTransfer(row.transferId, {
      idempotencyKey: `withdrawal:${row.uuid}:reverse`,
    });
  const posting = row.status === 'paid' ? returnPosting(row, mode) : reversePosting(row, mode);
  await change(ctx, row, {
    fields: { status: 'failed', failureCode: code, settledAt: ctx.now },
    async after(inner, failed) {
      await postLedger(inner.db, posting);
      await tellOwner(inner, failed);
    },
  });
}

/** A bank may send money back days after it had it: the provider's event says so. */
export async function checkPaid(services: Services, payoutId: string): Promise<void> {
  const ctx = systemCtx(services);
  const [row] = await ctx.db.select().from(withdrawal).where(eq(withdrawal.payoutId, payoutId));
  if (!row) return;
  if (row.status !== 'paid') return void (await advanceWithdrawal(services, row.id));
  const payout = await providerOf(services).payouts.retrievePayout(payoutId, await accountOf(ctx, row));
  if (payout.status === 'failed') await giveBack(ctx, row, payout.failureCode ?? 'failed');
}
