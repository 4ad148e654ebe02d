import { describe, expect, it } from 'vitest';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import {
  addDays,
  chargeDate,
  chargeDateRange,
  chargeInstant,
  dayInFrance,
  reminderInstant,
  retryInstant,
} from '#src/features/cagnotte/charge-date.ts';
import { amountOf, EMPTY_GIVE_FORM, readGiveForm } from '#src/features/cagnotte/give-form.ts';
import { feeOf, isAmountInRange, parseAmount } from '#src/features/money/amount.ts';

describe('an amount', () => {
  it('is whole cents', () => {
    for (const hostile of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '100', null, [100], {}, true])
      expect(amountInput.safeParse(hostile).success, String(hostile)).toBe(false);
    expect(amountInput.safeParse(100).success).toBe(true);
  });

  it('is between 1 € and 5,000 €', () => {
    expect([99, 100, 500_000, 500_001, -1, 0, 1e9].map(isAmountInRange)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is read as people type it', () => {
    expect(['50', '12,5', '12,50 €', '1 200', '1\u202f200,05', '0.99'].map(parseAmount)).toEqual([
      5000, 1250, 1250, 120_000, 120_005, 99,
    ]);
    expect(['', 'abc', '-5', '1,234', '1e3', '50€50', '٥٠', '12,5,0'].map(parseAmount)).toEqual(
      Array(8).fill(null),
    );
  });

  it('bears a share and a fixed part of fees, to the cent', () => {
    expect(feeOf(5000, { feePercent: 0, feeFixedCents: 0 })).toBe(0);
    expect(feeOf(4250, { feePercent: 1.5, feeFixedCents: 25 })).toBe(89);
  });

  it('comes from the free field before a chip', () => {
    expect(amountOf(EMPTY_GIVE_FORM)).toBe(5000);
    expect(amountOf({ ...EMPTY_GIVE_FORM, other: '7' })).toBe(700);
    expect(amountOf({ ...EMPTY_GIVE_FORM, choice: 'other' })).toBeNull();
    expect(amountOf(readGiveForm(new FormData()))).toBeNull();
  });
});

describe('the day of a delayed gift', () => {
  const now = new Date('2026-12-31T23:30:00Z');

  it('is counted in France', () => {
    expect(dayInFrance(now)).toBe('2027-01-01');
    expect(chargeDateRange(now)).toEqual({ min: '2027-01-02', max: '2028-01-01' });
  });

  it('is from tomorrow to 365 days', () => {
    expect(chargeDate('2027-01-01', now, null)).toBeNull();
    expect(chargeDate('2027-01-02', now, null)).toBe('2027-01-02');
    expect(chargeDate('2028-01-01', now, null)).toBe('2028-01-01');
    expect(chargeDate('2028-01-02', now, null)).toBeNull();
  });

  it('is the birth date by default when in range, else in 30 days', () => {
    expect(chargeDate(true, now, '2027-06-03')).toBe('2027-06-03');
    expect(chargeDate(true, now, '2026-12-31')).toBe('2027-01-31');
    expect(chargeDate(true, now, null)).toBe('2027-01-31');
  });

  it('begins at midnight, French time, winter and summer', () => {
    expect(chargeInstant('2027-01-15').toISOString()).toBe('2027-01-14T23:00:00.000Z');
    expect(chargeInstant('2027-07-15').toISOString()).toBe('2027-07-14T22:00:00.000Z');
  });

  it('begins at midnight on the days the clock changes, and the day after', () => {
    const utc = (day: string) => chargeInstant(day).toISOString();
    // 28 March 2027: the clock jumps at 2; 31 October 2027: it comes back at 3.
    expect(utc('2027-03-28')).toBe('2027-03-27T23:00:00.000Z');
    expect(utc('2027-03-29')).toBe('2027-03-28T22:00:00.000Z');
    expect(utc('2027-10-31')).toBe('2027-10-30T22:00:00.000Z');
    expect(utc('2027-11-01')).toBe('2027-10-31T23:00:00.000Z');
  });

  it('is the same day for its reminder, three days before, over a change of clock', () => {
    expect(reminderInstant('2027-03-29').toISOString()).toBe('2027-03-25T23:00:00.000Z');
    expect(reminderInstant('2027-11-02').toISOString()).toBe('2027-10-29T22:00:00.000Z');
  });

  it('counts months and leap years as the calendar does', () => {
    expect(addDays('2027-01-31', 30)).toBe('2027-03-02');
    expect(addDays('2028-01-31', 30)).toBe('2028-03-01');
    expect(addDays('2028-02-29', 365)).toBe('2029-02-28');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(chargeDate('2028-02-29', now, null)).toBeNull();
  });

  it('comes back 1, 3 and 7 days later, and never twice in a day', () => {
    const day = '2027-01-15';
    const onTime = chargeInstant(day);
    const days = [1, 2, 3].map((tries) => retryInstant(day, tries, onTime).toISOString().slice(0, 10));
    expect(days).toEqual(['2027-01-15', '2027-01-17', '2027-01-21']);
    const late = new Date('2027-03-01T00:00:00Z');
    expect(retryInstant(day, 1, late).toISOString()).toBe('2027-03-02T00:00:00.000Z');
  });
});
