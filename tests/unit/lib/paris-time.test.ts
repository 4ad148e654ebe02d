import { describe, expect, it } from 'vitest';
import { formatParis, fromParis, toParis } from '#src/lib/paris-time.ts';

describe('the clock of Paris', () => {
  it.each([
    ['2027-01-15T09:00', '2027-01-15T08:00:00.000Z'],
    ['2027-07-15T09:00', '2027-07-15T07:00:00.000Z'],
    ['2027-12-31T23:59', '2027-12-31T22:59:00.000Z'],
    ['2028-02-29T00:00', '2028-02-28T23:00:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ])('says %s at %s, and back', (local, utc) => {
    expect(fromParis(local)?.toISOString()).toBe(utc);
    expect(toParis(new Date(utc))).toBe(local);
  });

  it('jumps over an hour in March: a time within it is an hour later', () => {
    const instant = fromParis('2027-03-28T02:30');
    expect(instant?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(toParis(instant ?? new Date(0))).toBe('2027-03-28T03:30');
  });

  it('shows an hour twice in October: a time within it is the first', () => {
    expect(fromParis('2027-10-31T02:30')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(toParis(new Date('2027-10-31T01:30:00Z'))).toBe('2027-10-31T02:30');
  });

  it.each(['', 'demain', '2027-02-30T10:00', '2027-13-01T10:00', '2027-01-01 10:00', '2027-01-01T25:00'])(
    'reads nothing in « %s »',
    (text) => {
      expect(fromParis(text)).toBeNull();
    },
  );

  it('speaks French', () => {
    expect(formatParis('2027-03-28T07:05:00Z')).toBe('dimanche 28 mars 2027 à 9\u00a0h\u00a005');
    expect(formatParis('2027-05-01T10:00:00Z')).toBe('samedi 1er mai 2027 à 12\u00a0h\u00a000');
  });
});
