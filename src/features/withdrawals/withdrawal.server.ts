import type { withdrawal } from '#src/server/db/schema/index.ts';
import { failureSentence } from './withdrawal.fr.ts';
import type { Withdrawal, WithdrawalStatus } from './withdrawal.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    uuid: row.uuid,
    amount: row.amount,
    status: row.status as WithdrawalStatus,
    bank_last4: row.bankLast4,
    requested_at: row.createdAt.toISOString(),
    reserved_at: iso(row.reservedAt),
    transferred_at: iso(row.transferredAt),
    paid_out_at: iso(row.paidOutAt),
    arrives_at: iso(row.arrivesAt),
    settled_at: iso(row.settledAt),
    failure: row.status === 'failed' ? failureSentence(row.failureCode ?? '') : null,
  };
}
