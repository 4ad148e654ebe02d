import type { Ctx } from '#src/server/calls/context.ts';
import { reductionName } from '../checkout.fr.ts';
import { goneFrom } from './gone.server.ts';
import type { ReductionRow } from './part.ts';
import { reductionsOf } from './plan.server.ts';

/** Reductions of an unpaid order that changed by themselves, by the names its buyer knows. */
export interface Changed {
  gone: string[];
  /** Each takes less off than it did. */
  lowered: string[];
  /** The code of the coupon among those that are gone. */
  code: string | null;
}

export const NOTHING_CHANGED: Changed = { gone: [], lowered: [], code: null };

/** Since reductions were as they were `before`. */
export async function changedSince(
  ctx: Ctx,
  orderId: number,
  before: readonly ReductionRow[],
): Promise<Changed> {
  const now = await reductionsOf(ctx, orderId);
  const gone = await goneFrom(ctx, orderId);
  const isLess = (was: ReductionRow) =>
    now.some((one) => one.kind === was.kind && one.label === was.label && one.amount < was.amount);
  return {
    gone: gone.map(reductionName),
    // A voucher that pays less has less to pay.
    lowered: before.filter((was) => was.kind !== 'voucher' && isLess(was)).map(reductionName),
    code: gone.find(({ kind }) => kind === 'coupon')?.label ?? null,
  };
}
