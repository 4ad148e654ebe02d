import { offersById } from '#src/features/offers/offer.server.ts';
import { concerns } from '#src/features/offers/rules.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { LineRow } from '../lines.server.ts';
import { linesForRules, reductionsOf } from '../reductions/plan.server.ts';
import { reducedByLine } from './share.ts';

/** Cents that coupons and offers took off each line of an order, by its id. */
export async function reducedOf(
  ctx: Ctx,
  { id }: { id: number },
  lines: readonly LineRow[],
): Promise<Map<number, number>> {
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
