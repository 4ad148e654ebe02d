import { eq } from 'drizzle-orm';
import type { Payable, PayableSeen } from '#src/features/money/payable.ts';
import { orderIntent } from '#src/server/db/schema/index.ts';
import { applyOrderIntent } from './apply.server.ts';
import { contestOrder, orderStory } from './contested.server.ts';
import { giveBackCancelled } from './end.server.ts';
import { askVouchersAgain } from './ended-by-desk.server.ts';
import { settleLost } from './lost.server.ts';
import { findOrder, getOrder, lockOrder, type OrderRow } from './order.server.ts';
import { giveRestToVouchers } from './reductions/covered.server.ts';
import { givenBackOf, paidBackOf, toPayOf } from './reductions/reduction.ts';
import { returnFirst } from './reductions/return-first.server.ts';

const seenOf = (row: OrderRow): PayableSeen => ({
  id: row.id,
  uuid: row.uuid,
  provider: row.provider,
  livemode: row.livemode,
  intentId: row.intentId,
  version: row.version,
  // By the card: vouchers are given back here, without the provider.
  total: toPayOf(row),
  refunded: paidBackOf(row),
  givenBack: givenBackOf(row),
  elsewhere: row.vouched - row.vouchedBack,
  // Money that its bank holds is not ours to give back.
  refundable: row.paidAt !== null && row.status !== 'refunded' && row.disputed === 0,
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
  contest: contestOrder,
  story: orderStory,
  follow: giveBackCancelled,
  returnFirst,
  askAgain: askVouchersAgain,
  returnRest: async (ctx, id) => giveRestToVouchers(ctx, await lockOrder(ctx.db, id)),
  settled: settleLost,
};
