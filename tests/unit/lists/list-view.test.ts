import { describe, expect, it } from 'vitest';
import { passes, plainText, readFilters } from '#src/features/lists/gift-filters.ts';
import type { DetailedList, ListItem } from '#src/features/lists/list.ts';
import {
  birthCountdown,
  giftState,
  giftsShown,
  groupGifts,
  orderOf,
  sortGifts,
} from '#src/features/lists/list-view.ts';
import { ownSections } from '#src/features/lists/sections.ts';
import { shopOf } from '#src/features/lists/shop-of.ts';

const gift = (classification: string, position: number) => ({ classification, position }) as ListItem;
const counts = (quantity: number, quantity_bought: number, quantity_reserved: number) => ({
  quantity,
  quantity_bought,
  quantity_reserved,
});

describe('the filters of a list', () => {
  const none = readFilters(new URLSearchParams());
  const mobile = { price: 2490, left: 1, family: 'eveil', text: plainText('Mobile en bois Œuf d’Été') };

  it('read the form’s own query and ignore what they do not know', () => {
    const query = 'prix=30-80&disponible=1&famille=repas&q=%20lit%20&tri=prix';
    expect(readFilters(new URLSearchParams(query))).toEqual({
      band: '30-80',
      availableOnly: true,
      family: 'repas',
      words: 'lit',
      sort: 'prix',
    });
    expect(readFilters(new URLSearchParams('prix=1-2&tri=hasard'))).toEqual(none);
  });

  it('let a gift without a price pass every band', () => {
    const filters = { ...none, band: '80-' };
    expect(passes({ ...mobile, price: null }, filters)).toBe(true);
    expect(passes({ ...mobile, price: 7900 }, filters)).toBe(false);
    expect(passes({ ...mobile, price: 12_000 }, filters)).toBe(true);
  });

  it('set aside what is all given when only free gifts are asked for', () => {
    expect(passes({ ...mobile, left: 0 }, { ...none, availableOnly: true })).toBe(false);
  });

  it('find all the words that are asked for, without their accents, and one family', () => {
    expect(passes(mobile, { ...none, words: "BOIS oeuf d'ete" })).toBe(true);
    expect(passes(mobile, { ...none, words: 'bois plastique' })).toBe(false);
    expect(passes(mobile, { ...none, family: 'eveil' })).toBe(true);
    expect(passes(mobile, { ...none, family: 'repas' })).toBe(false);
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

  it('stand in the sections that their owners named, between the site’s and the others, once a name', () => {
    const sleep = [{ slug: 'sommeil', label: 'Sommeil & veille' }];
    const all = [
      gift('', 0),
      gift('Pour la maman', 1),
      gift('SOMMEIL & VEILLE', 2),
      gift('pour la  Maman', 3),
      gift('sommeil', 4),
      gift('Été 🌞', 5),
    ];
    const groups = groupGifts(all, sleep);
    expect(groups.map(({ label, items }) => [label, items.map(({ position }) => position)])).toEqual([
      ['Sommeil & veille', [2, 4]],
      ['Pour la maman', [1, 3]],
      ['Été 🌞', [5]],
      ['Autres envies', [0]],
    ]);
    const ids = groups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    // The same id whatever else is shown: a filter in the address goes on working.
    const some = groupGifts([all[3] as ListItem], sleep);
    expect(some[0]?.id).toBe(groups[1]?.id);
    expect(ownSections(all, sleep)).toEqual(['Pour la maman', 'Été 🌞']);
  });

  it('are one group in an order of the visitor’s, those without a price last', () => {
    const one = (id: number, price: number | null, priority: number) =>
      ({ ...gift('', id), priority, item: { id, price } }) as ListItem;
    const gifts = [one(1, null, 0), one(2, 500, 3), one(3, 100, 0), one(4, 500, 0)];
    const order = (sort: 'prix' | 'prix-desc' | 'envies') =>
      sortGifts(gifts, sort)[0]?.items.map(({ item }) => item.id);
    expect(order('prix')).toEqual([3, 2, 4, 1]);
    expect(order('prix-desc')).toEqual([2, 4, 3, 1]);
    expect(order('envies')).toEqual([2, 1, 3, 4]);
    expect(sortGifts([], 'prix')).toEqual([]);
  });

  it('are not put in the order of prices that do not show', () => {
    const showing = (show_prices: boolean) => ({ settings: { show_prices } }) as DetailedList;
    for (const asked of ['prix', 'prix-desc'] as const) {
      expect(orderOf(showing(false), asked)).toBe('');
      expect(orderOf(showing(true), asked)).toBe(asked);
    }
    expect(orderOf(showing(false), 'envies')).toBe('envies');
  });

  it('are none of them taken where the page may not tell', () => {
    const taken = { ...counts(1, 1, 0), item: { name: 'Lit', price: 1, brand_name: null }, description: '' };
    const options = {
      filters: readFilters(new URLSearchParams('disponible=1')),
      familyOf: () => ({ id: '' }),
    };
    const list = { settings: { show_prices: true } } as DetailedList;
    for (const states of [true, false]) {
      const { isGiven, isShown } = giftsShown(list, { ...options, states });
      expect(isGiven(taken as ListItem)).toBe(states);
      expect(isShown(taken as ListItem)).toBe(!states);
    }
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
