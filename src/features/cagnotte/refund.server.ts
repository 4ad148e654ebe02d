import { inTransaction } from '#src/server/calls/context.ts';
import type { Services } from '#src/server/services.ts';
import { applyIntent } from './apply.server.ts';
import { findGift, lockContribution } from './contribution.server.ts';
import { askProvider, providerOf } from './provider.server.ts';
import { systemCtx } from './system-ctx.server.ts';

/**
 * decisions.md §13: if a cancel races a success, success wins and is refunded. Does nothing to any other
 * contribution; safe to repeat.
 */
export async function refundCanceled(services: Services, contributionId: number): Promise<void> {
  const ctx = systemCtx(services);
  const gift = await findGift(ctx.db, { id: contributionId });
  if (gift?.row.status !== 'succeeded' || !gift.row.cancelRequestedAt || !gift.row.intentId) return;
  const { intentId, uuid } = gift.row;
  const intent = await askProvider(() =>
    providerOf(services).refund(intentId, { idempotencyKey: `contrib:${uuid}:refund` }),
  );
  await inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, contributionId);
    await applyIntent(inner, row, intent);
  });
}
