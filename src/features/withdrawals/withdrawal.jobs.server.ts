import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { heldHere } from '#src/features/money/mode.server.ts';
import { recipient, withdrawal } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { advanceWithdrawal, checkPaid } from './payout.server.ts';

const BATCH = 500;

/** Brings every open withdrawal forward; one fault does not keep the others waiting. */
export async function advanceAll(services: Services): Promise<void> {
  const open = inArray(withdrawal.status, ['reserved', 'transferring', 'paying_out']);
  for (const { id } of await rowsWhere(services, open))
    await quietly(services, id, () => advanceWithdrawal(services, id));
}

/** A bank sends money back within days; were its event lost, nobody else would ever ask. */
const RETURN_DAYS = 30;

/** Asks again about what was paid lately: the money of a returned payout belongs in its pot. */
export async function checkReturned(services: Services): Promise<void> {
  const since = new Date(services.clock().getTime() - RETURN_DAYS * 24 * 3600 * 1000);
  const paid = and(eq(withdrawal.status, 'paid'), gt(withdrawal.settledAt, since));
  for (let after = 0; ; ) {
    const rows = await rowsWhere(services, and(paid, gt(withdrawal.id, after)));
    for (const { id, payoutId } of rows)
      if (payoutId) await quietly(services, id, () => checkPaid(services, payoutId));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function rowsWhere(services: Services, where: SQL | undefined) {
  return services.database.db
    .select({ id: withdrawal.id, payoutId: withdrawal.payoutId })
    .from(withdrawal)
    .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId))
    .where(and(where, heldHere(services, recipient)))
    .orderBy(asc(withdrawal.id))
    .limit(BATCH);
}

async function quietly(services: Services, id: number, work: () => Promise<unknown>): Promise<void> {
  await work().catch((err: unknown) =>
    services.log.error({ withdrawalId: id, err }, 'a withdrawal could not be brought forward'),
  );
}

export const withdrawalJobs: JobKind[] = [
  { name: 'withdrawals', cron: '*/5 * * * *', run: (services) => advanceAll(services) },
  { name: 'withdrawals-returned', cron: '23 4 * * *', run: (services) => checkReturned(services) },
];
