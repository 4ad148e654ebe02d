import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { executeRefund } from '#src/features/money/refunds/order.server.ts';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { afterOthers } from '#src/features/money/refunds/under-way.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderReturn, orderReturnLine, refund } from '#src/server/db/schema/index.ts';
import { GIVEN_BY_TRANSFER } from '../bank-back.server.ts';
import { freeGift } from '../hold.server.ts';
import { type LineRow, linesOf } from '../lines.server.ts';
import { contestOf, lockOrder, type OrderRow } from '../order.server.ts';
import { givenBackOf } from '../reductions/reduction.ts';
import { returnStock } from '../stock.server.ts';
import { bookTransfer } from '../transfer.server.ts';
import { endReturns, isStuck, missingOf } from './end.server.ts';
import { giveLineBack, givenByBank, requireOneAtATime, sharedLines } from './give-back.server.ts';
import type { returnDeskCalls } from './return.calls.ts';
import type { SellerReturn } from './return.ts';
import { returnRefusals } from './returns.fr.ts';
import { type FullReturn, fullReturns, moveReturn, piecesBack } from './returns.server.ts';
import { getSellerReturn, inScope, type Scope } from './scope.server.ts';
import { type Back, backFor, keptFrom, type SharedLine } from './share.ts';
import { tellReturn } from './tell.server.ts';

type Received = InputOf<typeof returnDeskCalls.receive>;

/** A return held with its order until the transaction ends. */
interface Held extends FullReturn {
  order: OrderRow;
}

/** Throws not_found, for a return of others too. */
async function locked(tx: Ctx, scope: Scope, id: string): Promise<Held> {
  const [seen] = await fullReturns(tx.db, and(eq(orderReturn.uuid, id), inScope(scope)));
  if (!seen) throw returnRefusals.notFound();
  const order = await lockOrder(tx.db, seen.row.orderId);
  const [held] = await fullReturns(tx.db, and(eq(orderReturn.id, seen.row.id)));
  return { ...(held as FullReturn), order };
}

/** The one of the desk who looks at a parcel or gives money back: never a program. Of a seller's own return, nobody. */
const deskPerson = ({ actor }: Ctx, { merchantId }: Scope) =>
  merchantId === null ? requirePerson(actor).personId : null;

async function note(
  tx: Ctx,
  { row }: Held,
  { did, ...detail }: { did: string; [fact: string]: unknown },
): Promise<void> {
  await audit(tx, {
    action: `return.${did}`,
    target: `order:${row.orderId}`,
    detail: { return: row.number, ...detail },
  });
}

/** The label that its buyer asked for. The same again changes nothing. Throws not_found, conflict. */
export async function giveLabel(
  ctx: Ctx,
  scope: Scope,
  { id, carrier, code }: InputOf<typeof returnDeskCalls.label>,
): Promise<SellerReturn> {
  await inTransaction(ctx, async (tx) => {
    const held = await locked(tx, scope, id);
    if (held.row.labelCode === code && held.row.labelAt) return;
    if (held.row.way !== 'label') throw returnRefusals.noLabelAsked();
    const changed = await moveReturn(tx, held.row, {
      by: 'label',
      labelAt: tx.now,
      labelCarrier: carrier,
      labelCode: code,
    });
    await note(tx, held, { did: 'label', carrier });
    await tellReturn(tx, held.order, { row: changed, told: 'label' });
  });
  return getSellerReturn(ctx, scope, id);
}

/** Nothing goes back, for a reason that the law knows. Throws not_found, conflict. */
export async function refuseReturn(
  ctx: Ctx,
  scope: Scope,
  { id, cause, answer }: InputOf<typeof returnDeskCalls.refuse>,
): Promise<SellerReturn> {
  await inTransaction(ctx, async (tx) => {
    const held = await locked(tx, scope, id);
    if (held.row.status === 'refused') return;
    const changed = await moveReturn(tx, held.row, {
      by: 'refuse',
      closedAt: tx.now,
      refuseCause: cause,
      answer,
    });
    await note(tx, held, { did: 'refuse', cause, answer });
    await tellReturn(tx, held.order, { row: changed, told: 'refused' });
  });
  return getSellerReturn(ctx, scope, id);
}

/**
 * It came back and was looked at: what it is worth is decided, and given back at once, but where the desk needs a
 * second person for that much. The same again changes nothing. Throws not_found, conflict.
 */
export async function receiveReturn(ctx: Ctx, scope: Scope, input: Received): Promise<SellerReturn> {
  const receivedBy = deskPerson(ctx, scope);
  const made = await afterOthers(ctx.services, () =>
    inTransaction(ctx, async (tx) => {
      const held = await locked(tx, scope, input.id);
      if (held.row.receivedAt) return [];
      await requireDecided(tx, held.order);
      const decided = await decide(tx, held, input);
      const cents = decided.reduce((sum, { paid }) => sum + paid, 0);
      const received = await moveReturn(tx, held.row, {
        by: 'receive',
        receivedAt: tx.now,
        receivedBy,
        answer: input.answer,
        cents,
      });
      await note(tx, held, { did: 'receive', cents });
      const given = {
        about: { kind: 'order' as const, id: held.order.id },
        givenBack: givenBackOf(held.order),
      };
      if (scope.merchantId !== null || !(await needsTwoAdmins(tx, given, cents)))
        return order(tx, { ...held, row: received, lines: decided });
      await tellReturn(tx, held.order, { row: received, told: 'received' });
      return [];
    }),
  );
  await carryOut(ctx, made);
  return getSellerReturn(ctx, scope, input.id);
}

/** By a second person of the desk. Throws not_found, own_refund, conflict. */
export async function refundReturn(ctx: Ctx, scope: Scope, { id }: { id: string }): Promise<SellerReturn> {
  const me = requirePerson(ctx.actor).personId;
  const made = await afterOthers(ctx.services, () =>
    inTransaction(ctx, async (tx) => {
      const held = await locked(tx, scope, id);
      if (held.row.orderedAt) return [];
      if (held.row.status !== 'received') throw returnRefusals.wrongStep();
      if (held.row.receivedBy === me) throw returnRefusals.secondPerson();
      await requireDecided(tx, held.order);
      return order(tx, held);
    }),
  );
  await carryOut(ctx, made);
  return getSellerReturn(ctx, scope, id);
}

/** While a bank looks at the payment, nothing is said of its money. Throws conflict. */
async function requireDecided(tx: Ctx, order: OrderRow): Promise<void> {
  if ((await contestOf(tx, order)) === 'open') throw returnRefusals.contested();
}

/** Writes on each line what goes back for it; pieces are for sale again, and gifts that came back whole are free. */
async function decide(tx: Ctx, held: Held, input: Received): Promise<FullReturn['lines']> {
  const lines = await linesOf(tx.db, held.order.id);
  const shared = await sharedLines(tx, held.order, lines);
  const done = await decidedBefore(tx, held);
  const labels = { left: held.row.labelCents };
  const decided: FullReturn['lines'] = [];
  for (const mine of held.lines) {
    const place = input.lines.findIndex(({ line_id }) => line_id === mine.orderLineId);
    const said = input.lines[place];
    const whole = backFor(
      shared.get(mine.orderLineId) as SharedLine,
      done.get(mine.orderLineId) ?? 0,
      mine.quantity,
    );
    const kept = said?.kept ?? 0;
    if (kept > whole.paid) throw returnRefusals.keptTooMuch(whole.paid, place);
    if (kept > 0 && input.answer === '') throw returnRefusals.keptWhy();
    const back = withoutLabel(keptFrom(whole, kept), labels);
    const change = { damaged: said?.damaged ?? false, kept, gross: back.gross, paid: back.paid };
    await tx.db.update(orderReturnLine).set(change).where(eq(orderReturnLine.id, mine.id));
    decided.push({ ...mine, ...change });
  }
  await putBack(tx, { ...held, lines: decided }, lines);
  return decided;
}

/** The price of the label is kept once, from the first lines that are worth it. */
function withoutLabel(back: Back, labels: { left: number }): Back {
  const kept = keptFrom(back, labels.left);
  labels.left -= back.paid - kept.paid;
  return kept;
}

/** Pieces of each line whose price was decided before. */
async function decidedBefore(tx: Ctx, { order: { id }, row }: Held): Promise<Map<number, number>> {
  const before = new Map<number, number>();
  for (const { row: other, lines } of await fullReturns(tx.db, and(eq(orderReturn.orderId, id)))) {
    if (other.id === row.id || !other.receivedAt || other.closedAt) continue;
    for (const { orderLineId, quantity } of lines)
      before.set(orderLineId, (before.get(orderLineId) ?? 0) + quantity);
  }
  return before;
}

async function putBack(tx: Ctx, held: Held, lines: readonly LineRow[]): Promise<void> {
  const back = await piecesBack(tx.db, held.order.id);
  const mine = held.lines
    .map((one) => ({ one, line: lines.find(({ id }) => id === one.orderLineId) as LineRow }))
    .toSorted((a, b) => a.line.productId - b.line.productId);
  for (const { one, line } of mine) {
    if (!one.damaged) await returnStock(tx, line.productId, one.quantity);
    if (back.get(line.id) === line.quantity) await freeGift(tx, line);
  }
}

/** Orders the money of a received return; answers the refunds to carry out. */
async function order(tx: Ctx, held: Held): Promise<number[]> {
  await requireOneAtATime(tx, held.order);
  const made: number[] = [];
  let cents = 0;
  for (const { orderLineId: lineId, gross, paid } of held.lines) {
    if (gross === 0) continue;
    const why = { cause: 'returned' as const, returnId: held.row.id, reason: held.row.number };
    const give = held.order.disputed > 0 ? givenByBank : giveLineBack;
    const given = await give(tx, held.order.id, { lineId, gross, paid, ...why });
    cents += given.cents;
    if (given.refundId !== null) made.push(given.refundId);
  }
  const ordered = await moveReturn(tx, held.row, { by: 'order', orderedAt: tx.now, cents });
  await note(tx, held, { did: 'refund', cents });
  if (held.order.disputed === 0) await tellReturn(tx, held.order, { row: ordered, told: 'accepted' });
  if (made.length === 0 && held.order.disputed === 0)
    await moveReturn(tx, ordered, { by: 'refund', refundedAt: tx.now });
  if (held.order.disputed > 0) await endReturns(tx, held.order.id);
  return made;
}

/** The buyer has their money another way, which they are told. The same again changes nothing. Throws not_found, conflict. */
export async function settleReturn(
  ctx: Ctx,
  scope: Scope,
  { id, answer }: InputOf<typeof returnDeskCalls.settle>,
): Promise<SellerReturn> {
  deskPerson(ctx, scope);
  await inTransaction(ctx, async (tx) => {
    const held = await locked(tx, scope, id);
    if (held.row.status === 'settled') return;
    await requireDecided(tx, held.order);
    if (!(await isStuck(tx.db, held.row))) throw returnRefusals.wrongStep();
    await bookSettled(tx, held, answer);
    const settled = await moveReturn(tx, held.row, {
      by: 'settle',
      answer: [held.row.answer, answer].filter(Boolean).join(' '),
    });
    await note(tx, held, { did: 'settle', answer });
    await tellReturn(tx, held.order, { row: settled, told: 'settled' });
  });
  return getSellerReturn(ctx, scope, id);
}

/** Books on each line what the provider refused of it, so that no later word gives it back a second time. */
async function bookSettled(tx: Ctx, { row, order: { id } }: Held, answer: string): Promise<void> {
  const said = { decidedBy: requirePerson(tx.actor).personId, decidedAt: tx.now, decision: answer };
  for (const one of await missingOf(tx.db, row.id)) {
    const meant = { lineId: one.orderLineId as number, cents: one.amount };
    await bookTransfer(tx, await lockOrder(tx.db, id), { cents: one.amount, meant: [meant] });
    await tx.db
      .update(refund)
      .set({ ...said, failureCode: GIVEN_BY_TRANSFER, updatedAt: tx.now })
      .where(
        and(
          eq(refund.returnId, row.id),
          eq(refund.orderLineId, meant.lineId),
          eq(refund.status, 'failed'),
          eq(refund.failureCode, one.failureCode ?? ''),
        ),
      );
  }
}

async function carryOut(ctx: Ctx, made: readonly number[]): Promise<void> {
  // When the provider can't for the moment, the job that carries refunds out does it.
  for (const id of made)
    await executeRefund(ctx.services, id).catch((err: unknown) =>
      ctx.services.log.warn({ err, refundId: id }, 'the refund of a return waits'),
    );
}
