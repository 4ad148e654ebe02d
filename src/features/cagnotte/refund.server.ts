import { refundAutomatically } from '#src/features/money/refunds/order.server.ts';
import type { Services } from '#src/server/services.ts';
import { findGift } from './contribution.server.ts';

/**
 * docs/spec/decisions.md §13: if a cancel races a success, success wins and is refunded. Does nothing to any
 * other contribution; safe to repeat.
 */
export async function refundCanceled(services: Services, contributionId: number): Promise<void> {
  const gift = await findGift(services.database.db, { id: contributionId });
  if (gift?.row.status !== 'succeeded' || !gift.row.cancelRequestedAt) return;
  await refundAutomatically(services, { kind: 'contribution', id: contributionId }, 'canceled');
}
