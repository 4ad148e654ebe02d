import { offersById } from '#src/features/offers/offer.server.ts';
import { concerns } from '#src/features/offers/rules.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { changeLines, type LineRow, linesOf } from '../lines.server.ts';
import { linesForRules, reductionsOf } from '../reductions/plan.server.ts';
import { reducedByLine } from './share.ts';

/**
 * Cents that coupons and offers took off each line of an order, by its id: what was settled with its sums, else what the
 * offers say now. What the desk makes of an offer afterwards changes nothing of what a buyer pays, or paid.
 */
export async function reducedOf(
  ctx: Ctx,
  { id }: { id: number },
  lines: readonly LineRow[],
): Promise<Map<number, number>> {
  if (lines.length > 0 && lines.every(({ reducedShare }) => reducedShare !== null))
    return new Map(lines.map((line) => [line.id, line.reducedShare ?? 0]));
  return reducedNow(ctx, id, lines);
}

/** Keeps what the offers of an order that is not paid take off each line, as they are at this moment. */
export async function settleReduced(tx: Ctx, orderId: number): Promise<void> {
  const lines = await linesOf(tx.db, orderId);
  const taken = await reducedNow(tx, orderId, lines);
  if (taken.size === 0 && lines.every(({ reducedShare }) => reducedShare === null)) return;
  for (const { id, reducedShare } of lines) {
    const share = taken.get(id) ?? 0;
    if (share !== reducedShare) await changeLines(tx, [{ id }], { reducedShare: share });
  }
}

async function reducedNow(ctx: Ctx, id: number, lines: readonly LineRow[]): Promise<Map<number, number>> {
  const parts = (await reductionsOf(ctx, id)).filter(({ kind }) => kind !== 'voucher');
  if (parts.length === 0) return new Map();
  const rules = await linesForRules(ctx, id);
  const offers = await offersById(
    ctx,
    parts.flatMap(({ offerId }) => offerId ?? []),
  );
  const cuts = parts.map(({ offerId, amount }) => {
    const of = offerId === null ? undefined : offers.get(offerId);
    return { amount, about: rules.map((line) => of === undefined || concerns(of, line)) };
  });
  const taken = reducedByLine(lines, cuts);
  return new Map(lines.map((line, n) => [line.id, taken[n] ?? 0]));
}
