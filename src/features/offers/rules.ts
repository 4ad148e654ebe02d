/** A line of an order, as the rules read it; cents. */
export interface Line {
  productId: number;
  brandId: number | null;
  shelf: string | null;
  unitPrice: number;
  quantity: number;
}

/** An offer, as the rules read it. */
export interface Rule {
  kind: 'price' | 'coupon' | 'voucher' | 'gift' | 'content';
  enabled: boolean;
  startsAt: Date;
  endsAt: Date;
  productId: number | null;
  brandId: number | null;
  shelf: string | null;
  price: number | null;
  percent: number | null;
  amount: number | null;
  minTotal: number | null;
}

export const isOn = (
  { enabled, startsAt, endsAt }: Pick<Rule, 'enabled' | 'startsAt' | 'endsAt'>,
  now: Date,
) => enabled && startsAt <= now && now < endsAt;

/** Cents of goods, without delivery. */
export const goodsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

/** True when the offer is about this thing. */
export function concerns(
  { productId, brandId, shelf }: Pick<Rule, 'productId' | 'brandId' | 'shelf'>,
  line: Line,
): boolean {
  if (productId !== null && line.productId !== productId) return false;
  if (brandId !== null && line.brandId !== brandId) return false;
  return shelf === null || line.shelf === shelf;
}

/** True when the goods alone reach the sum that the offer asks for. */
export const reachesMinimum = ({ minTotal }: Rule, lines: readonly Line[]): boolean =>
  minTotal === null || goodsOf(lines) >= minTotal;

/** Cents that an offer takes off the goods of an order now; never more than the goods it is about, nothing of delivery. */
export function reductionOf(rule: Rule, lines: readonly Line[], now: Date): number {
  if (!isOn(rule, now) || !reachesMinimum(rule, lines)) return 0;
  const own = lines.filter((line) => concerns(rule, line));
  const goods = goodsOf(own);
  if (goods === 0) return 0;
  return Math.min(goods, Math.max(0, cutOf(rule, own, goods)));
}

function cutOf({ kind, price, percent, amount }: Rule, own: readonly Line[], goods: number): number {
  if (kind === 'price')
    return own.reduce(
      (sum, { unitPrice, quantity }) => sum + Math.max(0, unitPrice - (price ?? unitPrice)) * quantity,
      0,
    );
  // One piece of it is the present.
  if (kind === 'gift') return Math.max(...own.map(({ unitPrice }) => unitPrice));
  if (kind !== 'coupon') return 0;
  return percent === null ? (amount ?? 0) : Math.round((goods * percent) / 100);
}
