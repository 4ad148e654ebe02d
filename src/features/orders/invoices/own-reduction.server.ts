import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { isOwn, type LineRow } from '../lines.server.ts';
import type { OrderRow } from '../order.server.ts';
import type { Given } from '../shares.ts';

/** Cents that coupons and offers took off our own goods; `reduced`: cents taken off, by line. */
export const ownReductionOf = (lines: readonly LineRow[], reduced: ReadonlyMap<number, number>): number =>
  lines.filter(isOwn).reduce((sum, { id }) => sum + (reduced.get(id) ?? 0), 0);

interface Shares {
  /** Cents of offers that go back. */
  offers: number;
  /** Cents that they still take off our own goods, and off those of sellers. */
  left: { own: number; sellers: number };
  given: Given;
}

/** The part of ours in the offers that go back: as much of them as of the order's price, within what is left of each. */
export function ownShareOf({ offers, left, given }: Shares): number {
  const sellers = given.lines.reduce((sum, { cents }) => sum + cents, 0);
  const whole = given.own + sellers;
  const fair = whole === 0 ? 0 : Math.round((offers * given.own) / whole);
  return Math.max(offers - left.sellers, Math.min(fair, left.own, offers), 0);
}

/** The same for an order as it `was` before `offers` cents of its offers went back; what its papers say is left of ours. */
export async function ownReductionBack(
  tx: Ctx,
  was: OrderRow,
  { offers, given }: Pick<Shares, 'offers' | 'given'>,
): Promise<number> {
  if (offers === 0) return 0;
  const papers = await tx.db
    .select({ kind: invoice.kind, facts: invoice.facts })
    .from(invoice)
    .where(and(eq(invoice.orderId, was.id), isNull(invoice.merchantId)));
  const own = papers.reduce(
    (sum, { kind, facts }) => sum + (kind === 'invoice' ? 1 : -1) * (facts.reduced ?? 0),
    0,
  );
  return ownShareOf({ offers, left: { own, sellers: was.reduced - was.reducedBack - own }, given });
}
