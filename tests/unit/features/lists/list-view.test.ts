import { describe, expect, it } from 'vitest';
import { passes, readFilters } from '#src/features/lists/gift-filters.ts';
import type { ListItem } from '#src/features/lists/list.ts';
import { birthCountdown, giftState, groupGifts, shopOf } from '#src/features/lists/list-view.ts';

const gift = (classification: string, position: number) => ({ classification, position }) as ListItem;
const counts = (quantity: number, quantity_bought: number, quantity_reserved: number) => ({
  quantity,
  quantity_bought,
  quantity_reserved,
});

describe('the filters of a list', () => {
  it('read the form’s own query and ignore what they do not know', () => {
    expect(readFilters(new URLSearchParams('prix=30-80&disponible=1'))).toEqual({
      band: '30-80',
      availableOnly: true,
    });
    expect(readFilters(new URLSearchParams('prix=1-2'))).toEqual({ band: '', availableOnly: false });
  });

  it('let a gift without a price pass every band', () => {
    const filters = { band: '80-', availableOnly: false };
    expect(passes({ price: null, left: 1 }, filters)).toBe(true);
    expect(passes({ price: 7900, left: 1 }, filters)).toBe(false);
    expect(passes({ price: 12_000, left: 1 }, filters)).toBe(true);
  });

  it('set aside what is all given when only free gifts are asked for', () => {
    expect(passes({ price: 1000, left: 0 }, { band: '', availableOnly: true })).toBe(false);
  });
});

describe('gifts on the page', () => {
  it('follow the site’s classifications, the others last, the owner’s order inside', () => {
    const groups = groupGifts(
      [gift('repas', 2), gift('', 0), gift('sommeil', 3), gift('sommeil', 1)],
      [
        { slug: 'sommeil', label: 'Sommeil' },
        { slug: 'eveil', label: 'Éveil' },
        { slug: 'repas', label: 'Repas' },
      ],
    );
    expect(groups.map(({ label, items }) => [label, items.map(({ position }) => position)])).toEqual([
      ['Sommeil', [1, 3]],
      ['Repas', [2]],
      ['Autres envies', [0]],
    ]);
  });

  it('say whether they are free, partly given, reserved or bought', () => {
    expect(giftState(counts(1, 0, 0))).toEqual({ kind: 'available' });
    expect(giftState(counts(3, 1, 0))).toEqual({ kind: 'partly', left: 2 });
    expect(giftState(counts(2, 1, 1))).toEqual({ kind: 'reserved' });
    expect(giftState(counts(1, 1, 0))).toEqual({ kind: 'bought' });
  });

  it('count the days to the birth, and stop counting after it', () => {
    const now = new Date('2027-06-10T10:00:00Z');
    expect(birthCountdown('2027-07-22', now)).toBe('Plus que 42\u00a0jours');
    expect(birthCountdown('2027-06-11', now)).toContain('demain');
    expect(birthCountdown('2027-06-01', now)).toBe('La naissance était prévue le 1er juin 2027');
    expect(birthCountdown(null, now)).toBeNull();
  });

  it('name the shop of an address, and nothing that is not one', () => {
    expect(shopOf('https://www.boutique-exemple.fr/a?b=1')).toBe('boutique-exemple.fr');
    expect(shopOf('javascript')).toBeNull();
  });
});
