import { and, count, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { pot, withdrawal } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';

const HOUR_MS = 3_600_000;
/** The job brings each forward every five minutes: what has not moved for so long does not move by itself. */
const MOVES_WITHIN_MS = 2 * HOUR_MS;
/** Banks keep their days with some play; after this many hours past the day announced somebody asks. */
const ARRIVES_WITHIN_MS = 72 * HOUR_MS;

/** Counts the withdrawals that stand still, those of pots an operator holds left aside. */
export async function stuckWithdrawals({ database: { db }, clock }: Services): Promise<number> {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  const [row] = await db
    .select({ n: count() })
    .from(withdrawal)
    .innerJoin(pot, eq(pot.id, withdrawal.potId))
    .where(
      or(
        and(
          eq(withdrawal.status, 'reserved'),
          isNull(pot.heldAt),
          lt(withdrawal.updatedAt, ago(MOVES_WITHIN_MS)),
        ),
        and(eq(withdrawal.status, 'transferring'), lt(withdrawal.updatedAt, ago(MOVES_WITHIN_MS))),
        and(
          eq(withdrawal.status, 'paying_out'),
          isNull(withdrawal.payoutId),
          lt(withdrawal.updatedAt, ago(MOVES_WITHIN_MS)),
        ),
        and(inArray(withdrawal.status, ['paying_out']), lt(withdrawal.arrivesAt, ago(ARRIVES_WITHIN_MS))),
      ),
    );
  return Number(row?.n ?? 0);
}
