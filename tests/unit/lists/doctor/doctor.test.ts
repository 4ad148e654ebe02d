import { describe, expect, it } from 'vitest';
import { examine } from '#src/features/lists/doctor/doctor.ts';
import type { DetailedList, ListItem } from '#src/features/lists/list.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
/** Far off, and in no season. */
const SPRING = '2027-04-15';
const FAMILIES = ['sommeil', 'promenade', 'vetements', 'repas', 'bain-soin'].map((slug) => ({
  slug,
  label: slug,
}));

function wish(name: string, price: number | null = 3000, more: { family?: string; id?: number } = {}) {
  const item = { id: more.id ?? 1, name, price, kind: 'external', availability: 'unknown' };
  return { item, description: '', classification: more.family ?? '' } as unknown as ListItem;
}

function keys(items: ListItem[], birthdate: string | null = null): string[] {
  const list = { birthdate, cover: {}, props: { welcome: 'Bienvenue' }, items_in_list: items };
  const examined = { list: list as unknown as DetailedList, families: FAMILIES, links: new Map(), now: NOW };
  return examine(examined).map(({ key }) => key);
}

const many = (price: (n: number) => number | null) =>
  Array.from({ length: 10 }, (_, n) =>
    wish(`Envie ${n}`, price(n), { id: n + 1, family: FAMILIES[n % 5]?.slug ?? '' }),
  );

describe('what a list lacks', () => {
  it('is warm things for a winter birth, light ones for a summer birth, and nothing in between', () => {
    expect(keys([wish('Hochet')], '2027-01-15')).toContain('season:cold');
    expect(keys([wish('Gigoteuse')], '2027-01-15')).not.toContain('season:cold');
    expect(keys([wish('Hochet')], '2027-07-15')).toContain('season:hot');
    expect(keys([wish('Chapeau')], '2027-07-15')).not.toContain('season:hot');
    expect(keys([wish('Hochet')], '2027-04-15').join()).not.toContain('season');
  });

  it('is a car seat near the term, not months before, nor after the birth', () => {
    expect(keys([wish('Hochet')], '2027-01-15')).toContain('term');
    expect(keys([wish('Siège-auto')], '2027-01-15')).not.toContain('term');
    expect(keys([wish('Hochet')], '2027-04-15')).not.toContain('term');
    expect(keys([wish('Hochet')], '2026-11-01')).not.toContain('term');
  });

  it('is a family without a wish, once the list is long enough to tell', () => {
    expect(keys([wish('Hochet')]).join()).not.toContain('family');
    const nothingToEat = many(() => 3000).filter(({ classification }) => classification !== 'repas');
    expect(keys(nothingToEat)).toContain('family:repas');
  });

  it('is a price band that nobody’s budget would find', () => {
    expect(
      keys(
        many(() => 3000),
        SPRING,
      ),
    ).toEqual(['band:25', 'band:150']);
    expect(
      keys(
        many((n) => [1500, 3000, 9000][n % 3] ?? null),
        SPRING,
      ),
    ).toEqual([]);
    expect(keys([wish('a', 3000), wish('b', 3000)]).join()).not.toContain('band');
  });

  it('is the price of what comes from a shop', () => {
    expect(
      keys(
        many((n) => (n === 0 ? null : ([1500, 3000, 9000][n % 3] ?? null))),
        SPRING,
      ),
    ).toEqual(['priceless']);
  });
});

it('the same wish twice is found whatever its accents, and named once', () => {
  const twice = [wish('Éponge de bain', 500, { id: 4 }), wish('eponge DE  bain !', 700, { id: 9 })];
  expect(keys(twice)).toContain('duplicate:4-9');
});
