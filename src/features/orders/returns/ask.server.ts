import type { InputOf } from '#src/calls/contract.ts';
import type { DomainError } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderReturn, orderReturnLine } from '#src/server/db/schema/index.ts';
import { orderOfLink } from '../follow-link.server.ts';
import { type LineRow, linesOf } from '../lines.server.ts';
import { answerOrder, getOrder, lockOrder, type OrderRow } from '../order.server.ts';
import type { Order } from '../order.ts';
import type { returnCalls } from './return.calls.ts';
import { LABEL_CENTS, type Withdrawal } from './return.ts';
import { returnRefusals } from './returns.fr.ts';
import { moveReturn, type ReturnRow, returnsOf } from './returns.server.ts';
import { isPast, withdrawalOf } from './right.server.ts';
import { tellReturn } from './tell.server.ts';

type Asked = Omit<InputOf<typeof returnCalls.ask>, 'hash' | 'action_token'>;

interface Which {
  hash?: string | undefined;
  action_token?: string | undefined;
}

const orderAt = (ctx: Ctx, { hash, action_token }: Which): Promise<OrderRow> =>
  action_token === undefined ? getOrder(ctx.db, { hash: hash ?? '' }) : orderOfLink(ctx, action_token);

/** Throws not_found, token_invalid, return_closed, conflict. */
export async function askReturn(ctx: Ctx, input: InputOf<typeof returnCalls.ask>): Promise<Order> {
  const { id } = await orderAt(ctx, input);
  await inTransaction(ctx, async (tx) => withdrawFrom(tx, await lockOrder(tx.db, id), input));
  return answerOrder(ctx, await getOrder(ctx.db, { id }));
}

/** One return for each seller of what is withdrawn from; each is told, and the buyer has it in writing (L221-21). */
async function withdrawFrom(tx: Ctx, row: OrderRow, asked: Asked): Promise<void> {
  const right = await withdrawalOf(tx, row);
  if (row.disputed > 0) throw returnRefusals.contested();
  const lines = await linesOf(tx.db, row.id);
  for (const { line_id } of asked.lines)
    if (!lines.some(({ id }) => id === line_id)) throw returnRefusals.lineNotFound();
  if (!right.open) throw whyClosed(tx, row, right);
  for (const { line_id, quantity } of asked.lines) {
    const left = right.lines.find((one) => one.line_id === line_id)?.left ?? 0;
    if (quantity > left) throw returnRefusals.tooMany(left);
  }
  const wanted = asked.lines.map((one) => ({
    quantity: one.quantity,
    line: lines.find(({ id }) => id === one.line_id) as LineRow,
  }));
  const known = (await returnsOf(tx.db, row.id)).length;
  const sellers = [...new Set(wanted.map(({ line }) => line.merchantId))];
  for (const [n, merchantId] of sellers.entries()) {
    const mine = wanted.filter(({ line }) => line.merchantId === merchantId);
    const made = await keepReturn(tx, row, { ...asked, merchantId, until: right.until, rank: known + n + 1 });
    await tx.db
      .insert(orderReturnLine)
      .values(mine.map(({ line, quantity }) => ({ returnId: made.id, orderLineId: line.id, quantity })));
    await tellReturn(tx, row, { row: made, told: 'asked' });
  }
}

/** The reason that is true: the order was given back, its days are over, or all that left is coming back already. */
function whyClosed(tx: Ctx, { status }: OrderRow, { until, lines }: Withdrawal): DomainError {
  if (status === 'refunded') return returnRefusals.over();
  if (until !== null && isPast(until, tx.now)) return returnRefusals.closed(until);
  const nothingLeft = lines.length === 0 && until !== null;
  return nothingLeft ? returnRefusals.allBack() : returnRefusals.closed(null);
}

interface Kept extends Pick<Asked, 'way' | 'reason'> {
  merchantId: number | null;
  until: string | null;
  rank: number;
}

async function keepReturn(tx: Ctx, row: OrderRow, kept: Kept): Promise<ReturnRow> {
  const [made] = await tx.db
    .insert(orderReturn)
    .values({
      number: `${row.number}-R${kept.rank}`,
      orderId: row.id,
      merchantId: kept.merchantId,
      way: kept.way,
      labelCents: kept.way === 'label' ? LABEL_CENTS : 0,
      reason: kept.reason,
      deadline: kept.until,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning();
  if (!made) throw new Error('The return was not kept');
  return made as ReturnRow;
}

/** Sent, with its proof, or kept after all. The same again changes nothing. Throws not_found, token_invalid, conflict. */
export async function changeReturn(ctx: Ctx, input: InputOf<typeof returnCalls.change>): Promise<Order> {
  const { id } = await orderAt(ctx, input);
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx.db, id);
    const found = (await returnsOf(tx.db, id)).find(({ row: one }) => one.uuid === input.id)?.row;
    if (!found) throw returnRefusals.notFound();
    const { carrier, tracking_number: trackingNumber } = input;
    if (input.step === 'cancel') {
      if (found.status === 'cancelled') return;
      const kept = await moveReturn(tx, found, { by: 'cancel', closedAt: tx.now });
      await tellReturn(tx, row, { row: kept, told: 'cancelled' });
      return;
    }
    if (found.status === 'sent' && found.trackingNumber === trackingNumber) return;
    const sent = await moveReturn(tx, found, { by: 'send', sentAt: tx.now, carrier, trackingNumber });
    await tellReturn(tx, row, { row: sent, told: 'sent' });
  });
  return answerOrder(ctx, await getOrder(ctx.db, { id }));
}
