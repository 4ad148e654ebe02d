import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { linesOf } from './lines.server.ts';
import { changeOrder, type OrderRow } from './order.server.ts';
import { type OrderStatus, reachedBy, statusesUpTo } from './order.state.ts';

/** The moment an order reached each status. */
const REACHED_AT: Partial<Record<OrderStatus, 'preparedAt' | 'sentAt' | 'deliveredAt'>> = {
  prepared: 'preparedAt',
  sent: 'sentAt',
  delivered: 'deliveredAt',
};

/** Brings a locked order where the last of its parcels is by now, one status after the other, and writes `change`. */
export async function followLines(
  ctx: Ctx,
  row: OrderRow,
  change: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const lines = await linesOf(ctx.db, row.id);
  const reached = reachedBy(lines.map(({ state }) => state));
  let at = Object.keys(change).length > 0 ? await changeOrder(ctx, row, change) : row;
  for (const status of reached ? statusesUpTo(row.status, reached) : []) {
    const moment = REACHED_AT[status];
    at = await changeOrder(ctx, at, { status, ...(moment ? { [moment]: ctx.now } : {}) });
    if (status === 'sent') await tellWebhooks(ctx, 'order.shipped', { id: row.uuid, reference: row.uuid });
  }
  return at;
}
