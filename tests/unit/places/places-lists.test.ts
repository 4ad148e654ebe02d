import { describe, expect, it } from 'vitest';
import { makeAtlas } from '#src/features/places/atlas.ts';
import { closeNames } from '#src/features/places/close-places.ts';
import { departmentMap } from '#src/features/places/department-map.ts';
import { lettersDescription, lettersTitle } from '#src/features/places/department-text.ts';
import { letterGroups, WHOLE_LIST } from '#src/features/places/letter-groups.ts';
import { placeFacts } from '#src/features/places/place-facts.ts';
import { cityDescription, cityIntro } from '#src/features/places/place-text.ts';
import { makeRegions, mostBirths } from '#src/features/places/region.ts';
import { isNamed, searchCommunes } from '#src/features/places/search-places.ts';
import { nearest } from '#src/features/places/spatial.ts';
import { placeTables } from '#src/features/places/table.ts';

const tables = await placeTables();
const atlas = makeAtlas(tables.communes, tables.departments);
const groupsOf = (code: string) => letterGroups(atlas.byDepartment.get(code) ?? []);

describe('the lists of a department', () => {
  it('hold each commune once, in runs of letters of a size that a page can carry', () => {
    for (const { code } of atlas.departments) {
      const communes = atlas.byDepartment.get(code) ?? [];
      const groups = letterGroups(communes);
      expect(groups.flatMap((group) => group.communes)).toHaveLength(communes.length);
      expect(new Set(groups.map(({ slug }) => slug)).size).toBe(groups.length);
      for (const group of groups) expect(group.communes.length).toBeLessThan(300);
    }
  });

  it('are one when there are few, and sort Le Havre among the H', () => {
    expect(groupsOf('93')).toHaveLength(1);
    expect(groupsOf('93')[0]?.communes.length).toBeLessThanOrEqual(WHOLE_LIST);
    const [h] = groupsOf('76').filter(({ communes }) => communes.some(({ name }) => name === 'Le Havre'));
    expect(h?.communes.some(({ name }) => name === 'Harfleur')).toBe(true);
  });

  it('have titles of their own, of 10 to 70 characters', () => {
    const titles = atlas.departments.flatMap((one) =>
      groupsOf(one.code).map((group) => lettersTitle(one, group)),
    );
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(70);
  });

  it('are described from their first commune to their last, in good French', () => {
    const described = atlas.departments.flatMap((one) =>
      groupsOf(one.code).map((group) => lettersDescription(one, group)),
    );
    expect(described.filter((text) => /, de [AEIOUÉÈ]|, de Les? | à Les? /.test(text))).toEqual([]);
    expect(described.some((text) => text.includes(', d’Abbans-Dessous à '))).toBe(true);
  });
});

describe('regions', () => {
  it('sum their departments; one of a single department has no page of its own', () => {
    const regions = makeRegions(atlas.departments);
    expect(regions).toHaveLength(13);
    const bretagne = regions.find(({ slug }) => slug === 'bretagne');
    expect(bretagne?.departments.map(({ code }) => code).sort()).toEqual(['22', '29', '35', '56']);
    expect(bretagne?.births).toBeGreaterThan(30_000);
    expect(regions.some(({ name }) => name === 'Mayotte')).toBe(false);
  });

  it('name the towns with the most births', () => {
    expect(mostBirths(atlas.byDepartment.get('976') ?? [], 2).map(({ name }) => name)).toEqual([
      'Mamoudzou',
      'Koungou',
    ]);
    expect(mostBirths(atlas.byDepartment.get('988') ?? [], 2)).toEqual([]);
  });
});

describe('the search among all communes', () => {
  const ask = (text: string) => searchCommunes(atlas.communes, text).map(({ slug }) => slug);

  it('puts the very name first, then beginnings, then words, the largest first', () => {
    expect(ask('Eu')[0]).toBe('eu-76');
    expect(ask('nantes').slice(0, 2)).toEqual(['nantes-44', 'nantes-en-ratier-38']);
    expect(ask('rochelle')[0]).toBe('la-rochelle-17');
  });

  it('forgives accents, capitals, hyphens and shortened saints', () => {
    expect(ask('L’HAY LES ROSES')).toEqual(['l-hay-les-roses-94']);
    expect(ask('st étienne')[0]).toBe('saint-etienne-42');
    expect(ask('ste marie').length).toBeGreaterThan(10);
  });

  it('takes a postal code, its beginning, or a department to narrow a name', () => {
    expect(ask('29200')).toEqual(['brest-29']);
    expect(ask('saint denis 93')).toEqual(['saint-denis-93', 'l-ile-saint-denis-93']);
    expect(ask('ajaccio 2a')).toEqual(['ajaccio-2a']);
    expect(ask('976')).toHaveLength(17);
    expect(['', '   ', '!!', 'zzzzzz'].flatMap(ask)).toEqual([]);
    const [brest] = searchCommunes(atlas.communes, 'brest 29');
    expect(brest && [isNamed(brest, 'brest'), isNamed(brest, '29200'), isNamed(brest, 'bre')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('finds what reading every name would find, in the same order', () => {
    const keys = atlas.communes.map((one) => ({ one, key: one.slug.slice(0, one.slug.lastIndexOf('-')) }));
    const read = (name: string) => {
      const tier = (rule: (key: string) => boolean) => keys.filter(({ key }) => rule(key));
      const begins = (key: string) => key.startsWith(name) && key !== name;
      const tiers = [
        ...tier((key) => key === name),
        ...tier(begins),
        ...tier((key) => !key.startsWith(name) && key.includes(`-${name}`)),
      ];
      return tiers.map(({ one }) => one.slug);
    };
    for (const name of ['s', 'saint', 'mar', 'la', 'sur', 'x', 'zu', 'y', 'saint-martin', 'le-havre', 'lit'])
      expect(ask(name), name).toEqual(read(name));
  });

  it('offers names one or two mistakes away', () => {
    expect(closeNames(atlas.communes, 'Bodeaux', 5).map(({ slug }) => slug)).toContain('bordeaux-33');
    expect(closeNames(atlas.communes, 'Marceille', 5)[0]?.slug).toBe('marseille-13');
    expect(closeNames(atlas.communes, 'xy', 5)).toEqual([]);
  });
});

describe('what a page says', () => {
  const page = (slug: string) => {
    const commune = atlas.bySlug.get(slug);
    const department = atlas.departments.find(({ code }) => code === commune?.departmentCode);
    if (!commune || !department) throw new Error(slug);
    const at = commune.position;
    const towns = at ? nearest(atlas.grid, at, { limit: 3, keep: (one) => one.population >= 10_000 }) : [];
    const facts = placeFacts(commune, department, atlas.byDepartment.get(department.code) ?? []);
    return { commune, department, facts, towns, neighbours: [], nationalRate: atlas.nationalRate };
  };
  const say = (slug: string) => cityIntro(page(slug)).join(' ');

  it('tells a large town’s pace, rate and rank', () => {
    expect(say('nantes-44')).toMatch(/une naissance toutes les 2 heures en moyenne/);
    expect(say('nantes-44')).toMatch(/plus que la moyenne de Loire-Atlantique/);
    expect(say('nantes-44')).toMatch(/la première commune de Loire-Atlantique/);
  });

  it('gives a village neither rate nor rank, and says where the nearest town is', () => {
    expect(say('ambleon-01')).toMatch(/^Un enfant est né en 2022/);
    expect(say('ambleon-01')).not.toMatch(/pour 1|première|moyenne/);
    expect(say('ambleon-01')).toMatch(/Aix-les-Bains, à 25/);
  });

  it('says that nobody was born, or that it does not know', () => {
    const none = atlas.communes.find((one) => one.births === 0 && one.departmentCode === '01');
    expect(say(none?.slug ?? '')).toMatch(/^Aucune naissance n’a été comptée .*autres communes de l’Ain\./);
    expect(say('noumea-988')).toMatch(/nous ne donnons pas de nombre de naissances/);
  });

  it('describes every commune in 50 characters and more', () => {
    for (const { slug } of atlas.communes.filter((_, i) => i % 50 === 0))
      expect(cityDescription(page(slug)).length).toBeGreaterThanOrEqual(50);
  });
});

describe('the map of a department', () => {
  it('keeps marks and labels inside its frame, and is none without positions', () => {
    for (const code of ['2A', '59', '75', '974']) {
      const communes = atlas.byDepartment.get(code) ?? [];
      const points = communes.flatMap(({ position }) => position ?? []);
      const marks = communes.slice(0, 8).flatMap((item) => {
        return item.position ? [{ item, at: item.position, name: item.name }] : [];
      });
      const map = departmentMap(points, marks);
      for (const { x, y } of map?.marks ?? []) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(340);
        expect(y).toBeLessThanOrEqual(map?.height ?? 0);
      }
    }
    expect(departmentMap([], [])).toBeNull();
  });
});
