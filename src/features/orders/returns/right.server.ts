import { parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { shopOrder } from '#src/server/db/schema/index.ts';
import { type LineRow, linesOf } from '../lines.server.ts';
import { type Withdrawal, withdrawalDeadline } from './return.ts';
import { piecesBack } from './returns.server.ts';

type OrderRow = typeof shopOrder.$inferSelect;

const isThere = ({ state }: LineRow) => state === 'sent' || state === 'delivered';
const isAwaited = ({ state }: LineRow) => state === 'paid' || state === 'prepared' || state === 'sent';

/** True once the last day is over, in France. */
export const isPast = (until: string, now: Date): boolean => parisDay(now) > until;

/** The right to withdraw from an order now: until when, and from how many pieces of what left. */
export async function withdrawalOf(ctx: Ctx, row: OrderRow): Promise<Withdrawal> {
  const lines = await linesOf(ctx.db, row.id);
  const back = await piecesBack(ctx.db, row.id);
  const until = withdrawalDeadline(
    lines
      .filter((line) => isThere(line) || isAwaited(line))
      .map((line) => ({
        awaited: isAwaited(line),
        // Orders from before lines had a moment of their own.
        deliveredAt: line.deliveredAt ?? (line.state === 'delivered' ? row.deliveredAt : null),
      })),
  );
  const left = lines
    .filter(isThere)
    .map((line) => ({ line_id: line.id, left: line.quantity - (back.get(line.id) ?? 0) }))
    .filter(({ left: pieces }) => pieces > 0);
  const inTime = until === null || !isPast(until, ctx.now);
  const standing = row.paidAt !== null && row.returnedAt === null && row.disputed === 0;
  const over = row.status === 'cancelled' || row.status === 'refunded';
  return { open: standing && !over && inTime && left.length > 0, until, lines: left };
}
