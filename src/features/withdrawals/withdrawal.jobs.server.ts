import { and, asc, eq, inArray } from 'drizzle-orm';
import { recipient, withdrawal } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { advanceWithdrawal } from './payout.server.ts';

const BATCH = 500;

/** Brings every open withdrawal forward; one fault does not keep the others waiting. */
export async function advanceAll(services: Services): Promise<void> {
  const open = inArray(withdrawal.status, ['reserved', 'transferring', 'paying_out']);
  const rows = await services.database.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(recipient, eq(recipient.id, withdrawal.recipientId))
    .where(and(open, eq(recipient.provider, services.config.payments)))
    .orderBy(asc(withdrawal.id))
    .limit(BATCH);
  for (const { id } of rows)
    await advanceWithdrawal(services, id).catch((err: unknown) =>
      services.log.error({ withdrawalId: id, err }, 'a withdrawal could not be brought forward'),
    );
}

export const withdrawalJobs: JobKind[] = [
  { name: 'withdrawals', cron: '*/5 * * * *', run: (services) => advanceAll(services) },
];
