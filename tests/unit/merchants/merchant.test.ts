import { describe, expect, it } from 'vitest';
import { isSiret, isVatNumberOf, isWithin } from '#src/features/merchants/merchant.ts';

describe('a SIRET', () => {
  it.each([
    ['73282932000074', true],
    ['55208131766522', true],
    // Its 14 digits are summed, not also the nine of its SIREN (docs/spec/calls.md §/api/business/).
    ['66420570001041', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['00000000000000', false],
    ['7328293200007A', false],
    // La Poste: its head office by Luhn, its other places by the sum of their digits.
    ['35600000000048', true],
    ['35600000049837', true],
    ['35600000049838', false],
  ])('%s: %s', (text, good) => {
    expect(isSiret(text)).toBe(good);
  });
});

describe('a VAT number', () => {
  it.each([
    ['FR44732829320', true],
    ['FR45732829320', false],
    ['FR44732829321', false],
    ['DE44732829320', false],
    ['', false],
  ])('%s: %s', (text, good) => {
    expect(isVatNumberOf(text, '73282932000074')).toBe(good);
  });
});

describe('the days of a statement', () => {
  it('are those of Paris, both ends counted', () => {
    const july = { from: '2026-07-01', to: '2026-07-31' };
    expect(isWithin(july, '2026-06-30T22:30:00.000Z')).toBe(true);
    expect(isWithin(july, '2026-06-30T21:59:59.000Z')).toBe(false);
    expect(isWithin(july, '2026-07-31T21:59:59.000Z')).toBe(true);
    expect(isWithin(july, '2026-07-31T22:00:00.000Z')).toBe(false);
  });
});
