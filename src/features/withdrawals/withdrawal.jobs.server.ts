import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { heldHere } from '#src/features/money/mode.server.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { recipient, withdrawal } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { advanceWithdrawal, checkPaid } from './payout.server.ts';

/** Brings every open withdrawal forward; one fault does not keep the others waiting. */
export async function advanceAll(services: Services): Promise<void> {
  const open = inArray(withdrawal.status, ['reserved', 'transferring', 'paying_out']);
  await eachWhere(services, open, ({ id }) => advanceWithdrawal(services, id));
}

/** A bank sends money back within days; were its event lost, nobody else would ever ask. */
const RETURN_DAYS = 30;

/** Asks again about what was paid lately: the money of a returned payout belongs in its pot. */
export async function checkReturned(services: Services): Promise<void> {
  const since = new Date(services.clock().getTime() - RETURN_DAYS * 24 * 3600 * 1000);
  const paid = and(eq(withdrawal.status, 'paid'), gt(withdrawal.settledAt, since));
  await eachWhere(services, paid, async ({ payoutId }) => {
    if (payoutId) await checkPaid(services, payoutId);
  });
}

function eachWhere(
  services: Services,
  where: SQL | undefined,
  work: (row: { id: number; payoutId: string | null }) => Promise<unknown>,
): Promise<void> {
  return eachRow({
    read: (after, most) =>
      services.database.db
        .select({ id: withdrawal.id, payoutId: withdrawal.payoutId })
        .from(withdrawal)
        .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId))
        .where(and(where, heldHere(services, recipient), gt(withdrawal.id, after)))
        .orderBy(asc(withdrawal.id))
        .limit(most),
    work,
    onFault: (err, { id }) =>
      services.log.error({ withdrawalId: id, err }, 'a withdrawal could not be brought forward'),
  });
}

export const withdrawalJobs: JobKind[] = [
  { name: 'withdrawals', cron: '*/5 * * * *', run: (services) => advanceAll(services) },
  { name: 'withdrawals-returned', cron: '23 4 * * *', run: (services) => checkReturned(services) },
];
