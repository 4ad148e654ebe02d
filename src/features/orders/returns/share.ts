import { goodsOf, splitCents } from '../shares.ts';

/** A line as far as what goes back of it; cents. */
export interface SharedLine {
  unitPrice: number;
  quantity: number;
  /** Its part of the delivery, and the part of it that goes back with a change of mind. */
  delivery: number;
  /** Its part of what coupons and offers took off. */
  reduced: number;
}

/** At the price of the order, and of it what its buyer had paid: an offer took off the rest. */
export interface Back {
  gross: number;
  paid: number;
}

/**
 * What goes back for some pieces of a line after `before` others. Whole lines add up to the cent, in however many parts
 * they come back.
 */
export function backFor(line: SharedLine, before: number, pieces: number): Back {
  const upTo = (count: number): Back => {
    const part = (cents: number) => Math.floor((cents * count) / line.quantity);
    const gross = line.unitPrice * count + part(line.delivery);
    return { gross, paid: gross - part(line.reduced) };
  };
  const all = upTo(before + pieces);
  const known = upTo(before);
  return { gross: all.gross - known.gross, paid: all.paid - known.paid };
}

/** Keeps cents out of what goes back, as far as something had been paid. */
export function keptFrom({ gross, paid }: Back, cents: number): Back {
  const kept = Math.min(paid, cents);
  return { gross: gross - kept, paid: paid - kept };
}

interface Cut {
  amount: number;
  /** The lines it is about, by their place. */
  about: readonly boolean[];
}

/** The part of each line in what was taken off an order: each offer on the goods it is about, never more than they cost. */
export function reducedByLine(
  lines: readonly Pick<SharedLine, 'unitPrice' | 'quantity'>[],
  cuts: readonly Cut[],
): number[] {
  const left = lines.map(goodsOf);
  const taken = lines.map(() => 0);
  const take = (amount: number, room: readonly number[]) => {
    const whole = room.reduce((sum, cents) => sum + cents, 0);
    const cut = Math.min(amount, whole);
    if (cut > 0)
      for (const [n, share] of splitCents(cut, room).entries()) {
        const part = Math.min(share, left[n] ?? 0);
        taken[n] = (taken[n] ?? 0) + part;
        left[n] = (left[n] ?? 0) - part;
      }
    return amount - cut;
  };
  for (const { amount, about } of cuts) {
    const rest = take(
      amount,
      left.map((cents, n) => (about[n] ? cents : 0)),
    );
    // Two offers on the same thing, worth more than it: the rest was off the others.
    if (rest > 0) take(rest, left);
  }
  return taken;
}
