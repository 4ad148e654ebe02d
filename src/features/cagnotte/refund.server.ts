import { refundAutomatically } from '#src/features/money/refunds/automatic.server.ts';
import type { Services } from '#src/server/services.ts';
import { type Alone, readAlone } from './contribution.server.ts';

/**
 * docs/spec/decisions.md §13: if a cancel races a success, success wins and is refunded. Does nothing to any
 * other contribution, and answers false; safe to repeat. `read`: the contribution, by who has just read it.
 */
export async function refundCanceled(
  services: Services,
  contributionId: number,
  read?: Alone,
): Promise<boolean> {
  const { row } = read ?? (await readAlone(services.database.db, contributionId));
  if (row.status !== 'succeeded' || !row.cancelRequestedAt) return false;
  await refundAutomatically(services, { kind: 'contribution', id: contributionId }, 'canceled');
  return true;
}
