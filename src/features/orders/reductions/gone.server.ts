import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOver } from '#src/features/vouchers/voucher.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderReduction, voucher } from '#src/server/db/schema/index.ts';
import type { Part, ReductionRow } from './part.ts';

/** Reductions that an unpaid order lost without anybody asking for it, until its buyer does something about its codes. */
export async function goneFrom(ctx: Ctx, orderId: number): Promise<ReductionRow[]> {
  return ctx.db
    .select()
    .from(orderReduction)
    .where(and(eq(orderReduction.orderId, orderId), eq(orderReduction.state, 'freed')))
    .orderBy(asc(orderReduction.id));
}

interface Planned {
  orderId: number;
  known: readonly ReductionRow[];
  parts: readonly Part[];
  /** Somebody used a code, or took one off. */
  acted: boolean;
}

/**
 * Reductions that were `known` and are in none of the `parts` now, with those that were lost before: each is told until
 * another code is used or taken off. A voucher that has nothing left to pay is not lost.
 */
export async function goneOf(ctx: Ctx, { orderId, known, parts, acted }: Planned): Promise<Part[]> {
  const before = acted ? [] : await goneFrom(ctx, orderId);
  const replaced = parts.some(({ kind }) => kind === 'coupon');
  const missing = [...before, ...known].filter(
    (one) => !parts.some((part) => isSame(part, one)) && !(one.kind === 'coupon' && replaced),
  );
  const over = await overAmong(
    ctx,
    missing.flatMap((one) => one.voucherId ?? []),
  );
  return missing
    .filter((one) => one.voucherId === null || over.has(one.voucherId))
    .filter((one, n, all) => all.findIndex((other) => isSame(other, one)) === n)
    .map(({ kind, voucherId: id, offerId, claimId, label, amount }) => ({
      kind,
      voucherId: id,
      offerId,
      claimId,
      label,
      amount,
    }));
}

/** One order has one coupon at most, each voucher and each offer once. */
const isSame = (one: Part, other: Part) =>
  one.kind === other.kind &&
  (one.kind === 'coupon' || (one.voucherId === other.voucherId && one.offerId === other.offerId));

async function overAmong(ctx: Ctx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db.select().from(voucher).where(inArray(voucher.id, ids));
  return new Set(rows.filter((row) => row.canceledAt || isOver(row, ctx.now)).map(({ id }) => id));
}
