import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  lastParisDayOf,
  monthsBetween,
  parisDay,
  parisDayOf,
  weekdayOf,
} from '#src/lib/calendar-day.ts';

describe('a day of the calendar', () => {
  it.each([
    ['2026-05-31', 9, '2027-02-28'],
    ['2027-05-31', 9, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('is told as in Paris, whatever was asked just before, at each change of day and of clocks', () => {
    const slowly = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
    for (const night of ['2026-03-28', '2026-10-24', '2026-12-31', '2027-06-30', '1969-12-31'])
      for (let minute = 20 * 60; minute < 52 * 60; minute += 7) {
        const at = new Date(Date.parse(night) + minute * 60_000);
        expect(parisDay(at)).toBe(slowly.format(at));
        expect(parisDay(new Date(at.getTime() - 1))).toBe(slowly.format(new Date(at.getTime() - 1)));
      }
    expect(() => parisDay(new Date(Number.NaN))).toThrow(RangeError);
  });

  it('is told as in Paris, and what ends at midnight had the day before as its last', () => {
    expect(parisDayOf('2026-12-23T23:00:00.000Z')).toBe('2026-12-24');
    expect(lastParisDayOf('2026-12-24T23:00:00.000Z')).toBe('2026-12-24');
    expect(lastParisDayOf('2027-07-31T22:00:00.000Z')).toBe('2027-07-31');
    expect(lastParisDayOf('2027-07-31T22:00:01.000Z')).toBe('2027-08-01');
  });

  it('loses no hour to a change of clocks', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });

  it('counts whole months as ages are', () => {
    expect(monthsBetween('2026-08-31', '2026-09-29')).toBe(0);
    expect(monthsBetween('2026-08-31', '2026-09-30')).toBe(1);
    expect(monthsBetween('2024-02-29', '2025-02-28')).toBe(12);
  });

  it('knows the days that exist, and today in Paris', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', 'hier', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(parisDay(new Date('2026-05-31T22:30:00Z'))).toBe('2026-06-01');
    expect(weekdayOf('2026-11-15')).toBe(0);
  });

  it('moves by days and back without losing any, over sixty years', () => {
    for (let days = 0; days < 22_000; days += 37) {
      const day = addDays('2000-01-01', days);
      expect(daysBetween('2000-01-01', day)).toBe(days);
      expect(isDay(addMonths(day, 1))).toBe(true);
      expect(addMonths(day, 1) > day).toBe(true);
    }
  });
});
