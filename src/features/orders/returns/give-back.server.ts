import { leftOf, type RefundCause } from '#src/features/money/refunds/order.server.ts';
import { needsTwoAdmins } from '#src/features/money/refunds/two-admins.server.ts';
import { requireNoneUnderWay } from '#src/features/money/refunds/under-way.server.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { countAsGiven, GIVEN_BY_BANK, heldForGood } from '../bank-back.server.ts';
import { deliveryPrice } from '../delivery.ts';
import { onOrderRefunded } from '../effects.server.ts';
import type { LineRow } from '../lines.server.ts';
import { changeOrder, lockOrder, type OrderRow } from '../order.server.ts';
import { nextStatus } from '../order.state.ts';
import { orderRefusals } from '../orders.fr.ts';
import { returnToVouchers } from '../reductions/give-back.server.ts';
import { givenBackOf, leftOnCardOf, paidBackOf, toPayOf } from '../reductions/reduction.ts';
import { keepFailed, REFUSED_DISPUTED } from '../refused-refunds.server.ts';
import { articlesOf, goodsOf, splitCents } from '../shares.ts';
import { reducedOf } from './reduced.server.ts';
import type { Back, SharedLine } from './share.ts';

/** The lines of a paid order with their parts of the delivery and of what was taken off, by their ids. */
export async function sharedLines(
  ctx: Ctx,
  row: OrderRow,
  lines: readonly LineRow[],
): Promise<Map<number, SharedLine>> {
  const reduced = await reducedOf(ctx, row, lines);
  // L221-24: the dearer delivery that a buyer chose is theirs to pay, up to the standard one.
  const standard = Math.min(row.deliveryPrice, deliveryPrice('standard', articlesOf(lines)));
  const delivery = splitCents(standard, lines.map(goodsOf));
  return new Map(
    lines.map((line, n) => [
      line.id,
      {
        unitPrice: line.unitPrice,
        quantity: line.quantity,
        delivery: Math.min(line.deliveryShare, delivery[n] ?? 0),
        reduced: reduced.get(line.id) ?? 0,
      },
    ]),
  );
}

/**
 * Before lines of a locked order are given back: what is left of it has to be known, and a refund that is being carried
 * out hides it. Throws RefundUnderWay, for `afterOthers`.
 */
export const requireOneAtATime = (tx: Ctx, { id, intentId, provider, livemode }: OrderRow): Promise<void> =>
  requireNoneUnderWay(tx, { kind: 'order', id }, { intentId, provider, livemode });

interface Giving extends Back {
  lineId: number;
  cause: Extract<RefundCause, 'line_refused' | 'returned'>;
  returnId?: number;
  reason: string;
  /** An admin decides it, not the seller: above the limit of two admins, another one approves the card's part. */
  admin?: number;
}

interface GivenLine {
  /** The refund to carry out. */
  refundId: number | null;
  /** All that goes back, and of it what comes from us. */
  cents: number;
  toTell: number;
  /** Another admin decides it. */
  waits: boolean;
}

/**
 * Gives one line of a locked order back, as far as its buyer had not been given more already: to its vouchers at once,
 * then to the card, by refunds that are answered and still to be carried out; what an offer had taken off is nobody's any
 * more. Answers what reaches the buyer, and whether another admin is waited for. Throws conflict where one admin alone
 * would put back into vouchers more than the limit.
 */
export async function giveLineBack(
  tx: Ctx,
  orderId: number,
  { lineId, gross, paid, ...why }: Giving,
): Promise<GivenLine> {
  const was = await lockOrder(tx.db, orderId);
  const about = { kind: 'order' as const, id: orderId };
  const given = { about, givenBack: givenBackOf(was) };
  const above = why.admin !== undefined && (await needsTwoAdmins(tx, given, paid));
  // What goes back to a voucher does so at once: nobody could be asked about it afterwards.
  if (above && was.vouched > was.vouchedBack) throw orderRefusals.voucherNeedsTwo();
  const onCard = await leftOf(tx, about, { total: toPayOf(was), refunded: paidBackOf(was) });
  const vouchers = await returnToVouchers(tx, was, Math.min(paid, was.vouched - was.vouchedBack));
  const card = Math.max(0, Math.min(paid - vouchers, onCard));
  const offers = Math.min(gross - paid, was.reduced - was.reducedBack);
  if (vouchers + offers > 0) await bookAtOnce(tx, was, { lineId, vouchers, offers, toCome: card });
  if (card === 0) return { refundId: null, cents: vouchers, toTell: vouchers, waits: false };
  const [made] = await tx.db
    .insert(refund)
    .values({
      orderId,
      orderLineId: lineId,
      returnId: why.returnId ?? null,
      amount: card,
      byVouchers: vouchers,
      reason: why.reason,
      cause: why.cause,
      status: above ? 'asked' : 'ordered',
      askedBy: why.admin ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returning({ id: refund.id });
  await audit(tx, {
    action: why.admin === undefined ? 'refund.automatic' : 'refund.request',
    target: `order:${orderId}`,
    detail: {
      amount: card,
      cause: why.cause,
      line: lineId,
      ...(why.admin === undefined ? {} : { alone: !above }),
    },
  });
  const cents = vouchers + card;
  return { refundId: above ? null : (made?.id ?? null), cents, toTell: cents, waits: above };
}

/**
 * The same of a line whose payment a bank took for good: what it took stands for the card's part, and vouchers have back
 * what they paid. A refund that was refused stands for what the bank did not take, until the desk says how it went back.
 */
export async function givenByBank(
  tx: Ctx,
  orderId: number,
  { lineId, gross, paid, ...why }: Giving,
): Promise<GivenLine> {
  const was = await lockOrder(tx.db, orderId);
  const vouchers = Math.min(paid, was.vouched - was.vouchedBack);
  const owed = Math.max(0, Math.min(paid - vouchers, leftOnCardOf(was)));
  const card = Math.min(owed, await heldForGood(tx, was));
  const offers = Math.min(gross - paid, was.reduced - was.reducedBack);
  const back = card + vouchers + offers;
  if (back > 0) await countAsGiven(tx, was, { card, vouchers, offers, meant: [{ lineId, cents: back }] });
  const kept = {
    orderId,
    orderLineId: lineId,
    returnId: why.returnId ?? null,
    cause: why.cause,
    reason: why.reason,
  };
  for (const part of [
    { amount: card, byVouchers: vouchers, failureCode: GIVEN_BY_BANK },
    { amount: owed - card, byVouchers: 0, failureCode: REFUSED_DISPUTED },
  ])
    if (part.amount > 0) await keepFailed(tx, { ...kept, ...part });
  return { refundId: null, cents: vouchers + owed, toTell: vouchers, waits: false };
}

async function bookAtOnce(
  tx: Ctx,
  was: OrderRow,
  { lineId, vouchers, offers, toCome }: { lineId: number; vouchers: number; offers: number; toCome: number },
): Promise<void> {
  const refunded = was.refunded + vouchers + offers;
  const vouchedBack = was.vouchedBack + vouchers;
  const whole = refunded === was.total && vouchedBack === was.vouched;
  const status = whole ? (nextStatus(was.status, 'refunded') ?? was.status) : was.status;
  const row = await changeOrder(tx, was, {
    status,
    refunded,
    vouchedBack,
    reducedBack: was.reducedBack + offers,
  });
  await onOrderRefunded(tx, row, { was, toCome, meant: [{ lineId, cents: vouchers + offers }] });
}
