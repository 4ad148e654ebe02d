import { describe, expect, it } from 'vitest';
import {
  daysUntil,
  formatCompact,
  formatCount,
  formatDate,
  formatMoment,
  formatNumber,
  formatPrice,
  formatRelative,
  truncate,
} from '#src/lib/format.ts';

const now = new Date('2027-06-10T12:00:00Z');

describe('amounts and numbers', () => {
  it('prints cents with two decimals and narrow spaces', () => {
    expect(formatPrice(1250)).toBe('12,50\u202f€');
    expect(formatPrice(123_400)).toBe('1\u202f234,00\u202f€');
    expect(formatPrice(0)).toBe('0,00\u202f€');
    expect(formatPrice(-500)).toBe('-5,00\u202f€');
  });

  it('groups thousands and keeps decimals only when there are any', () => {
    expect(formatNumber(1234)).toBe('1\u202f234');
    expect(formatNumber(0.5)).toBe('0,5');
  });

  it('writes k from one thousand and M from one million, never rounding up', () => {
    expect([999, 1000, 1250, 999_999, 1_000_000, 3_450_000].map(formatCompact)).toEqual([
      '999',
      '1k',
      '1,2k',
      '999,9k',
      '1M',
      '3,4M',
    ]);
  });

  it('counts zero and one as singular', () => {
    expect(formatCount(0, 'cadeau', 'cadeaux')).toBe('0\u00a0cadeau');
    expect(formatCount(2, 'cadeau', 'cadeaux')).toBe('2\u00a0cadeaux');
  });
});

describe('dates', () => {
  it('prints a date in full, the first of the month as 1er', () => {
    expect(formatDate('2027-06-03')).toBe('3 juin 2027');
    expect(formatDate('2027-05-01')).toBe('1er mai 2027');
  });

  it('tells a moment relative to now', () => {
    expect(formatRelative('2027-06-10T11:59:40Z', now)).toBe('à l’instant');
    expect(formatRelative('2027-06-10T09:00:00Z', now)).toBe('il y a 3 heures');
    expect(formatRelative('2027-06-09T12:00:00Z', now)).toBe('hier');
    expect(formatRelative('2027-06-13T12:00:00Z', now)).toBe('dans 3 jours');
  });

  it('goes over to the date itself after seven days', () => {
    expect(formatMoment('2027-06-03T12:00:00Z', now)).toBe('il y a 7 jours');
    expect(formatMoment('2027-06-03T11:59:00Z', now)).toBe('le 3 juin 2027');
    // Half past midnight in Paris is a day later than in Greenwich.
    expect(formatMoment('2027-05-31T22:30:00Z', now)).toBe('le 1er juin 2027');
    // The demonstration's clock may be ahead of the reader's.
    expect(formatMoment('2027-06-20T12:00:00Z', now)).toBe('le 20 juin 2027');
  });

  it('counts whole days in the calendar of Paris', () => {
    expect(daysUntil('2027-06-12', now)).toBe(2);
    expect(daysUntil('2027-06-11', new Date('2027-06-10T22:30:00Z'))).toBe(0);
    expect(daysUntil('2027-06-01', now)).toBe(-9);
  });
});

describe('truncation', () => {
  it('cuts to the length, ellipsis included', () => {
    expect(truncate('Une poussette légère', 14)).toBe('Une poussette…');
    expect(truncate('Court', 14)).toBe('Court');
    expect(truncate('👶👶👶', 2)).toBe('👶…');
  });
});
