import { eq } from 'drizzle-orm';
import type { Payable, PayableSeen } from '#src/features/cagnotte/payable.ts';
import { recordQuarantine } from '#src/features/cagnotte/quarantine/record.server.ts';
import { orderIntent } from '#src/server/db/schema/index.ts';
import { applyOrderIntent, orderFacts } from './apply.server.ts';
import { giveBackCancelled } from './end.server.ts';
import { findOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';

const seenOf = (row: OrderRow): PayableSeen => ({
  ...{ id: row.id, uuid: row.uuid, provider: row.provider, intentId: row.intentId, version: row.version },
  ...{ total: row.total, refunded: row.refunded },
  refundable: row.paidAt !== null && row.status !== 'refunded',
});

/** A gift bought here. */
export const orderPayable: Payable = {
  kind: 'order',
  async ownerOf(db, intentId) {
    const [known] = await db.select().from(orderIntent).where(eq(orderIntent.id, intentId));
    return known?.orderId ?? null;
  },
  find: async (db, uuid) => (await findOrder(db, { uuid }))?.id ?? null,
  see: async (db, id) => seenOf(await getOrder(db, { id })),
  lock: async (tx, id) => seenOf(await lockOrder(tx, id)),
  hear: async (ctx, id, intent) => applyOrderIntent(ctx, await lockOrder(ctx.db, id), intent),
  /** A bank that contests an order's payment is answered by hand: nothing is booked before an admin looked. */
  async contest(ctx, id, dispute) {
    const row = await lockOrder(ctx.db, id);
    await recordQuarantine(ctx, {
      ...{ provider: row.provider, intentId: dispute.intentId, why: 'order_dispute', contributionId: null },
      facts: { ours: orderFacts(row), theirs: { ...dispute } },
    });
    return 'quarantined:order_dispute';
  },
  follow: giveBackCancelled,
};
