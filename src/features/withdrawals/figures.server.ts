import { and, count, eq, isNull, lt, not, or } from 'drizzle-orm';
import { withdrawal } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { waits } from './waits.server.ts';

const HOUR_MS = 3_600_000;
/** The job brings each forward every five minutes: what has not moved for so long does not move by itself. */
const MOVES_WITHIN_MS = 2 * HOUR_MS;
/** Banks keep their days with some play; after this many hours past the day announced somebody asks. */
const ARRIVES_WITHIN_MS = 72 * HOUR_MS;

/** Counts the withdrawals that stand still, of pots and of sellers; those that an operator makes wait are left aside. */
export async function stuckWithdrawals({ database: { db }, clock }: Services): Promise<number> {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  const notOrdered = or(
    eq(withdrawal.status, 'reserved'),
    eq(withdrawal.status, 'transferring'),
    and(eq(withdrawal.status, 'paying_out'), isNull(withdrawal.payoutId)),
  );
  const [row] = await db
    .select({ n: count() })
    .from(withdrawal)
    .where(
      or(
        and(notOrdered, lt(withdrawal.updatedAt, ago(MOVES_WITHIN_MS)), not(waits(db))),
        and(eq(withdrawal.status, 'paying_out'), lt(withdrawal.arrivesAt, ago(ARRIVES_WITHIN_MS))),
      ),
    );
  return Number(row?.n ?? 0);
}
