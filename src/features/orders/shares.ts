/** The parts of a paid order: one a line, in cents. Pure. */

/** Splits cents after weights, to the cent: what rounding leaves goes to the first of the largest remainders. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) return weights.map((_, n) => (n === 0 ? cents : 0));
  const exact = weights.map((weight) => (cents * weight) / whole);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, n) => ({ n, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.n - b.n);
  let left = cents - parts.reduce((sum, part) => sum + part, 0);
  for (const { n } of order) {
    if (left === 0) break;
    parts[n] = (parts[n] as number) + 1;
    left -= 1;
  }
  return parts;
}

/** A line as far as its money goes; `merchantId` null: the operator's own. */
export interface LineMoney {
  id: number;
  merchantId: number | null;
  quantity: number;
  unitPrice: number;
  deliveryShare: number;
  commission: number;
  refunded: number;
  commissionBack: number;
  releasedAt: Date | null;
}

type Goods = Pick<LineMoney, 'unitPrice' | 'quantity'>;

export const goodsOf = ({ unitPrice, quantity }: Goods) => unitPrice * quantity;

export const articlesOf = (lines: readonly Goods[]) => lines.reduce((sum, line) => sum + goodsOf(line), 0);

/** All that its buyer pays for a line, delivery included. */
export const grossOf = (line: Goods & Pick<LineMoney, 'deliveryShare'>) => goodsOf(line) + line.deliveryShare;

/** Its seller's earnings by it, before anything goes back. */
export const netOf = (line: LineMoney) => grossOf(line) - line.commission;

/** The commission on goods at the price paid; never on delivery. */
export const commissionOn = (goods: number, percent: number) => Math.round((goods * percent) / 100);

/** The commission that goes back once so many cents of the line did: all of it with the last cent. */
export function commissionBackOf(line: LineMoney, refunded: number): number {
  return Math.floor((line.commission * refunded) / grossOf(line));
}

/** The part of an order that is the operator's own: its goods, and what no seller's line accounts for. */
export function ownPartOf(total: number, lines: readonly LineMoney[]): number {
  return total - sold(lines).reduce((sum, line) => sum + grossOf(line), 0);
}

const sold = (lines: readonly LineMoney[]) => lines.filter(({ merchantId }) => merchantId !== null);

export interface Given {
  /** From the operator's own part. */
  own: number;
  /** From lines of sellers, in the order of lines; none of zero. */
  lines: { id: number; cents: number }[];
}

/**
 * From where `cents` given back come: first the lines they were meant for, then the operator's own part, then the
 * sellers' lines by their prices.
 */
export function allocate(
  order: { total: number; refunded: number },
  lines: readonly LineMoney[],
  { cents, meant }: { cents: number; meant: readonly { lineId: number; cents: number }[] },
): Given {
  const theirs = sold(lines);
  const left = new Map(theirs.map((line) => [line.id, grossOf(line) - line.refunded]));
  const given = new Map<number, number>();
  let rest = cents;
  const give = (id: number, amount: number) => {
    given.set(id, (given.get(id) ?? 0) + amount);
    left.set(id, (left.get(id) ?? 0) - amount);
    rest -= amount;
  };
  for (const one of meant) {
    const room = left.get(one.lineId) ?? 0;
    if (one.cents <= rest && one.cents <= room) give(one.lineId, one.cents);
  }
  const back = theirs.reduce((sum, line) => sum + line.refunded, 0);
  const own = Math.min(rest, Math.max(0, ownPartOf(order.total, lines) - (order.refunded - back)));
  rest -= own;
  if (rest > 0) {
    const room = theirs.map(({ id }) => left.get(id) ?? 0);
    const shares = splitCents(rest, room);
    theirs.forEach(({ id }, n) => {
      give(id, Math.min(shares[n] ?? 0, room[n] ?? 0));
    });
  }
  return {
    own: own + rest,
    lines: theirs.flatMap(({ id }) => {
      const amount = given.get(id) ?? 0;
      return amount > 0 ? [{ id, cents: amount }] : [];
    }),
  };
}
