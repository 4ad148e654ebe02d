import { describe, expect, it } from 'vitest';
import { isSetting, settingsOf } from '#src/features/lists/settings.ts';
import { surpriseHolds } from '#src/features/lists/surprise.ts';

const on = { surprise: true, reveal_on: null };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the surprise', () => {
  it('holds until a date is set, when there is neither a reveal date nor a birth date', () =>
    expect(surpriseHolds(on, null, noon('2030-01-01'))).toBe(true));

  it('ends on the birth date', () => {
    expect(surpriseHolds(on, '2027-06-03', noon('2027-06-02'))).toBe(true);
    expect(surpriseHolds(on, '2027-06-03', noon('2027-06-03'))).toBe(false);
  });

  it('ends on the reveal date, whatever the birth date', () => {
    const later = { surprise: true, reveal_on: '2027-07-01' };
    expect(surpriseHolds(later, '2027-06-03', noon('2027-06-15'))).toBe(true);
    expect(surpriseHolds(later, '2027-06-03', noon('2027-07-01'))).toBe(false);
  });

  it('turns at midnight in France', () => {
    expect(surpriseHolds(on, '2027-06-03', new Date('2027-06-02T21:59:00Z'))).toBe(true);
    expect(surpriseHolds(on, '2027-06-03', new Date('2027-06-02T22:01:00Z'))).toBe(false);
  });

  it('never holds when the owners turned it off', () =>
    expect(surpriseHolds({ surprise: false, reveal_on: null }, null, noon('2027-01-01'))).toBe(false));
});

describe('the settings of a list', () => {
  it('are the documented defaults until one is stored', () =>
    expect(settingsOf({})).toEqual({
      visibility: 'unlisted',
      show_prices: true,
      surprise: true,
      reveal_on: null,
      show_contributions: 'names',
      allow_second_hand: false,
      accept_contributions: true,
      email_notifications: true,
      layout: 'grid',
    }));

  it('fall back where what is stored cannot be read', () =>
    expect(settingsOf({ layout: 'rows', visibility: 'secret' })).toMatchObject({
      layout: 'rows',
      visibility: 'unlisted',
    }));

  it('know their names, and nothing that objects inherit', () => {
    expect(isSetting('surprise')).toBe(true);
    expect(isSetting('constructor')).toBe(false);
  });
});
