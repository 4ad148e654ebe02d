// Whatever goes back in whatever parts, the VAT that is told adds up to that of the whole.
import { describe, expect, it } from 'vitest';
import { type AccountingLine, accountingLines, type LedgerLine } from '#src/features/accounting/lines.ts';
import { splitVat } from '#src/features/accounting/vat.ts';
import { dice } from '#tests/support/dice.ts';

const debit = (code: string, amount: number): LedgerLine => ({ code, direction: 'debit', amount });
const credit = (code: string, amount: number): LedgerLine => ({ code, direction: 'credit', amount });
const signed = ({ direction, amount }: Pick<LedgerLine, 'direction' | 'amount'>) =>
  direction === 'credit' ? amount : -amount;

/** The postings about one thing, one after another, and what the plan makes of them. */
function book(percent: number) {
  const left = new Map<string, number>();
  const sums = new Map<AccountingLine['plan'], number>();
  return {
    post(lines: readonly LedgerLine[]) {
      const real = lines.filter(({ amount }) => amount > 0);
      const told = accountingLines({ lines: real, left: new Map(left) }, percent);
      expect(told.reduce((sum, line) => sum + signed(line), 0)).toBe(0);
      expect(told.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      for (const line of told) sums.set(line.plan, (sums.get(line.plan) ?? 0) + signed(line));
      for (const line of real) left.set(line.code, (left.get(line.code) ?? 0) + signed(line));
    },
    sum: (plan: AccountingLine['plan']) => sums.get(plan) ?? 0,
    all: () => [...sums.values()],
  };
}

it('4.91 € has 82 cents of VAT, in one part or in two', () => {
  for (const parts of [[491], [31, 460], [31, 50, 410]]) {
    const { post, sum } = book(20);
    post([debit('psp:stripe', 491), credit('order:3:due', 491)]);
    expect(sum('vat')).toBe(82);
    for (const part of parts) post([debit('order:3:due', part), credit('psp:stripe', part)]);
    expect([sum('vat'), sum('vatOfAdvances'), sum('advances')]).toEqual([0, 0, 0]);
  }
});

it('a fee that a bank took back is our loss: it stays a sale, with its tax', () => {
  const contested = {
    key: 'contribution:3:dispute:1:1',
    lines: [debit('fees:platform', 120), debit('pot:9:pending', 2000), credit('psp:stripe', 2120)],
  };
  expect(accountingLines({ ...contested, left: new Map([['fees:platform', 120]]) }, 20)).toEqual([
    { plan: 'losses', aux: null, direction: 'debit', amount: 120 },
    expect.objectContaining({ plan: 'potPending', direction: 'debit', amount: 2000 }),
    { plan: 'collected', aux: null, direction: 'credit', amount: 2120 },
  ]);
});

const RATES = [20, 10, 5.5, 2.1, 0];

describe.each(RATES)('at %d %%', (percent) => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('an order with a coupon, walk %d', (seed) => {
    const roll = dice(seed);
    const { post, sum, all } = book(percent);
    let gross = 1 + roll(9999);
    let cut = roll(2) === 0 ? 0 : roll(gross);
    let commission = roll(500);
    let sent = false;
    const back = (g: number, r: number, c: number) => {
      post([
        debit(sent ? 'orders:revenue' : 'order:3:due', g),
        debit('fees:platform', c),
        credit('offers:own', r),
        credit('psp:stripe', g + c - r),
      ]);
      gross -= g;
      cut -= r;
      commission -= c;
    };
    const holds = () => {
      const vat = splitVat(gross - cut, percent).vat + splitVat(commission, percent).vat;
      expect(sum('vat')).toBe(vat);
      expect(sum('sales') + sum('advances') + sum('ownReductions') + sum('vatOfAdvances')).toBe(
        gross - cut - splitVat(gross - cut, percent).vat,
      );
      if (sent) expect([sum('advances'), sum('vatOfAdvances')]).toEqual([0, 0]);
    };
    post([
      debit('psp:stripe', gross + commission - cut),
      debit('offers:own', cut),
      credit('order:3:due', gross),
      credit('fees:platform', commission),
    ]);
    holds();
    const leaves = roll(5);
    for (let n = 0; n < 5; n += 1) {
      if (n === leaves) {
        post([debit('order:3:due', gross), credit('orders:revenue', gross)]);
        sent = true;
        holds();
      }
      const g = roll(Math.ceil(gross / 2) + 1);
      // A coupon may go back alone: on a seller's part of it more was given back than it had taken off.
      const r = roll(4) === 0 ? Math.min(1, cut) : Math.min(cut, roll(g + 1));
      if (gross - g < cut - r) continue;
      back(g, r, roll(commission + 1));
      holds();
    }
    back(gross, cut, commission);
    holds();
    expect(all().filter((cents) => cents !== 0)).toEqual([]);
  });

  it('a gift with its fee and its options', () => {
    const roll = dice(7);
    const { post, sum, all } = book(percent);
    let fee = 1 + roll(999);
    let options = 1 + roll(999);
    post([
      debit('psp:stripe', fee + options),
      credit('fees:platform', fee),
      credit('addons:revenue', options),
    ]);
    while (fee + options > 0) {
      const [f, o] = [Math.min(fee, roll(90)), Math.min(options, roll(90))];
      post([debit('fees:platform', f), debit('addons:revenue', o), credit('psp:stripe', f + o)]);
      fee -= f;
      options -= o;
      expect(sum('vat')).toBe(splitVat(fee, percent).vat + splitVat(options, percent).vat);
    }
    expect(all().filter((cents) => cents !== 0)).toEqual([]);
  });
});
