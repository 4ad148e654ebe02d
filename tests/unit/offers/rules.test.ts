import { describe, expect, it } from 'vitest';
import { calendarYear, doorOfToday, doorState } from '#src/features/offers/doors.ts';
import { type Line, type Rule, reductionOf } from '#src/features/offers/rules.ts';
import { isOver } from '#src/features/vouchers/voucher.server.ts';
import { lastParisDayOf } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';

const NOW = new Date('2026-12-05T12:00:00Z');
const LAMP: Line = { productId: 1, brandId: 7, shelf: 'chambre', unitPrice: 3550, quantity: 2 };
const PRAM: Line = { productId: 2, brandId: 8, shelf: 'balade', unitPrice: 20_000, quantity: 1 };
const COUPON: Rule = {
  kind: 'coupon',
  enabled: true,
  startsAt: new Date('2026-12-01T00:00:00Z'),
  endsAt: new Date('2026-12-31T00:00:00Z'),
  productId: null,
  brandId: null,
  shelf: null,
  price: null,
  percent: 10,
  amount: null,
  minTotal: null,
};

describe('the cut of an offer', () => {
  const cases: [string, Partial<Rule>, Line[], number][] = [
    ['a percentage of the goods', {}, [LAMP, PRAM], 2710],
    ['a percentage, to the nearest cent', { percent: 15 }, [{ ...LAMP, unitPrice: 333, quantity: 1 }], 50],
    ['all of them', { percent: 100 }, [LAMP], 7100],
    ['a sum', { percent: null, amount: 500 }, [LAMP], 500],
    ['a sum, never more than the goods', { percent: null, amount: 99_999 }, [LAMP], 7100],
    ['one brand alone', { brandId: 7 }, [LAMP, PRAM], 710],
    ['one shelf alone', { shelf: 'balade' }, [LAMP, PRAM], 2000],
    ['a brand that is not there', { brandId: 9 }, [LAMP], 0],
    ['a product alone', { productId: 2 }, [LAMP, PRAM], 2000],
    ['just at the minimum', { minTotal: 7100 }, [LAMP], 710],
    ['a cent under the minimum', { minTotal: 7101 }, [LAMP], 0],
    ['the minimum counts all goods', { minTotal: 20_000, brandId: 7 }, [LAMP, PRAM], 710],
    ['before it starts', { startsAt: new Date(NOW.getTime() + 1) }, [LAMP], 0],
    ['at its first instant', { startsAt: NOW }, [LAMP], 710],
    ['at its last instant, which is out', { endsAt: NOW }, [LAMP], 0],
    ['switched off', { enabled: false }, [LAMP], 0],
    ['a price', { kind: 'price', productId: 1, price: 3000, percent: null }, [LAMP, PRAM], 1100],
    ['a price above the present one', { kind: 'price', productId: 1, price: 4000, percent: null }, [LAMP], 0],
    ['a present: one piece', { kind: 'gift', productId: 1, percent: null }, [LAMP], 3550],
    ['a voucher, which takes nothing off', { kind: 'voucher', amount: 500, percent: null }, [LAMP], 0],
    ['a page', { kind: 'content', percent: null }, [LAMP], 0],
    ['nothing in the cart', {}, [], 0],
  ];
  it.each(cases)('is right for %s', (...[, change, lines, cents]) => {
    expect(reductionOf({ ...COUPON, ...change }, lines, NOW)).toBe(cents);
  });
});

describe('the ends of an offer, on a clock in Paris', () => {
  const until = (local: string) => ({ ...COUPON, startsAt: new Date(0), endsAt: fromParis(local) as Date });
  const from = (local: string) => ({
    ...COUPON,
    startsAt: fromParis(local) as Date,
    endsAt: new Date('2099-01-01'),
  });
  // Until the end of the year, the last day said is 31 December; winter is an hour ahead of Greenwich, summer two.
  it.each([
    ['a minute before midnight of the year', until('2027-01-01T00:00'), '2026-12-31T22:59:00.000Z', 710],
    ['its last thousandth', until('2027-01-01T00:00'), '2026-12-31T22:59:59.999Z', 710],
    ['midnight, while London is still in December', until('2027-01-01T00:00'), '2026-12-31T23:00:00.000Z', 0],
    [
      'the end of a year written to its last minute',
      until('2026-12-31T23:59'),
      '2026-12-31T22:59:00.000Z',
      0,
    ],
    ['the first instant of a year', from('2027-01-01T00:00'), '2026-12-31T23:00:00.000Z', 710],
    ['an instant before it', from('2027-01-01T00:00'), '2026-12-31T22:59:59.999Z', 0],
    ['the 29th of February', until('2028-03-01T00:00'), '2028-02-29T22:59:59.999Z', 710],
    ['the day that loses an hour', until('2027-03-29T00:00'), '2027-03-28T21:59:59.999Z', 710],
    ['and its end', until('2027-03-29T00:00'), '2027-03-28T22:00:00.000Z', 0],
    ['the day that gains one', until('2027-11-01T00:00'), '2027-10-31T22:59:59.999Z', 710],
    ['and its end', until('2027-11-01T00:00'), '2027-10-31T23:00:00.000Z', 0],
    [
      'an end within the hour that comes twice: the first of them',
      until('2027-10-31T02:30'),
      '2027-10-31T00:30:00.000Z',
      0,
    ],
    [
      'an end within the hour that never comes: an hour later',
      until('2027-03-28T02:30'),
      '2027-03-28T01:29:59.999Z',
      710,
    ],
  ])('%s', (...[, rule, at, cents]) => {
    expect(reductionOf(rule, [LAMP], new Date(at))).toBe(cents);
  });

  it.each([
    ['2027-01-01T00:00', '2026-12-31'],
    ['2026-12-31T23:59', '2026-12-31'],
    ['2027-01-01T00:01', '2027-01-01'],
    ['2027-03-29T00:00', '2027-03-28'],
    ['2028-03-01T00:00', '2028-02-29'],
  ])('an end at %s is said as %s, the last day on which it holds', (local, day) => {
    expect(lastParisDayOf(fromParis(local)?.toISOString() ?? '')).toBe(day);
  });

  it.each([
    ['2026-12-31T22:59:59.999Z', false],
    ['2026-12-31T23:00:00.000Z', true],
  ])('a voucher that is good until 31 December, at %s: over is %s', (at, over) => {
    expect(
      isOver({ expiredAt: null, expiresOn: '2026-12-31' } as Parameters<typeof isOver>[0], new Date(at)),
    ).toBe(over);
  });
});

describe('a door', () => {
  const door = (day: number, more = {}) => ({ year: 2026, day, offered: true, opened: false, ...more });
  it('opens on its day, waits until the last of December, and is missed from then on', () => {
    expect(doorState(door(5), '2026-12-04')).toBe('closed');
    expect(doorState(door(5), '2026-12-05')).toBe('openable');
    expect(doorState(door(5), '2026-12-31')).toBe('openable');
    expect(doorState(door(5), '2027-01-01')).toBe('missed');
    expect(doorState(door(5, { opened: true }), '2027-03-01')).toBe('opened');
    expect(doorState(door(5, { offered: false }), '2026-12-05')).toBe('missed');
    expect(doorState(door(24), '2025-12-24')).toBe('closed');
  });

  it('belongs to the calendar of its December, which is shown through January', () => {
    expect(calendarYear('2026-12-31')).toBe(2026);
    expect(calendarYear('2027-01-01')).toBe(2026);
    expect(calendarYear('2027-01-31')).toBe(2026);
    expect(calendarYear('2027-02-01')).toBe(2027);
    expect(doorOfToday(2026, '2026-12-24')).toBe(24);
    expect(doorOfToday(2026, '2026-12-25')).toBeNull();
    expect(doorOfToday(2026, '2027-01-03')).toBeNull();
    expect(doorOfToday(2026, '2026-11-30')).toBeNull();
  });
});
