import { describe, expect, it } from 'vitest';
import { localMap, MAP_HEIGHT, MAP_WIDTH } from '#src/features/places/local-map.ts';
import { departmentOf, placeSlug, TOWN_POPULATION } from '#src/features/places/place.ts';
import { birthRate, compareRates, placeFacts } from '#src/features/places/place-facts.ts';
import { cityTitle, inDepartment, inPlace, ofDepartment, ofPlace } from '#src/features/places/places.fr.ts';
import { distanceKm, makeGrid, nearest } from '#src/features/places/spatial.ts';
import { placeTables } from '#src/features/places/table.ts';
import { project, territoryOf } from '#src/features/places/territory.ts';

const { communes, departments } = await placeTables();
const bySlug = new Map(communes.map((one) => [one.slug, one]));
const towns = communes.filter((commune) => commune.population >= TOWN_POPULATION);
const grid = makeGrid(communes, (commune) => commune.position);
const city = (slug: string) => {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No commune ${slug}`);
  return found;
};
const at = (slug: string) => {
  const { position } = city(slug);
  if (!position) throw new Error(`${slug} has no position`);
  return position;
};
const around = (slug: string) => nearest(grid, at(slug), { keep: (one) => one.slug !== slug });
const department = (code: string) => {
  const found = departments.find((one) => one.code === code);
  if (!found) throw new Error(`No department ${code}`);
  return found;
};

describe('the tables of places', () => {
  it('hold every commune that people live in, each under its own address', () => {
    expect(communes).toHaveLength(34_957);
    expect(new Set(communes.map((commune) => commune.slug)).size).toBe(communes.length);
    for (const commune of communes) {
      expect(commune.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(commune.population).toBeGreaterThan(0);
    }
  });

  it('hold 1,067 communes of 10,000 people and more, ten of them in Mayotte', () => {
    expect(towns).toHaveLength(1067);
    expect(towns.filter((commune) => commune.departmentCode === '976')).toHaveLength(10);
    const unknown = towns.filter((commune) => commune.births === null).map((one) => one.departmentCode);
    expect(new Set(unknown)).toEqual(new Set(['977', '978', '987', '988']));
  });

  it('lose no birth to a merger, and give none to a commune whose births are counted elsewhere', () => {
    expect(city('saint-denis-93')).toMatchObject({ populationBefore: 146_321 });
    expect(city('haut-valromey-01').births).toBeGreaterThan(0);
    expect(city('l-oie-85').births).toBeNull();
    expect(city('neussargues-moissac-15')).toMatchObject({ births: null, populationBefore: null });
  });

  it('make one commune of the districts of Paris, Lyon and Marseille', () => {
    expect(city('paris-75')).toMatchObject({
      code: '75056',
      population: 2_103_778,
      populationBefore: 2_133_111,
      departmentCode: '75',
    });
    expect(city('lyon-69').postalCodes.length).toBeGreaterThanOrEqual(9);
    expect(city('marseille-13').births).toBeGreaterThan(10_000);
  });

  it('name the 101 departments and six collectivities, and sum every commune of each', () => {
    expect(departments).toHaveLength(107);
    expect(new Set(departments.map((one) => one.slug)).size).toBe(107);
    expect(department('44')).toMatchObject({ slug: 'loire-atlantique', region: 'Pays de la Loire' });
    expect(department('44').population).toBeGreaterThan(1_400_000);
    expect(department('976')).toMatchObject({ population: 256_518, populationBefore: 0, communes: 17 });
  });

  it('form slugs of a name and its department', () => {
    expect(placeSlug('Ajaccio', '2A')).toBe('ajaccio-2a');
    expect(placeSlug('L’Haÿ-les-Roses', '94')).toBe('l-hay-les-roses-94');
    expect([departmentOf('97411'), departmentOf('98818'), departmentOf('2A004')]).toEqual([
      '974',
      '988',
      '2A',
    ]);
  });
});

describe('the facts of a city', () => {
  it('set its birth rate against its department', () => {
    const nantes = city('nantes-44');
    const siblings = communes.filter((commune) => commune.departmentCode === '44');
    const facts = placeFacts(nantes, department('44'), siblings);
    expect(facts.rates?.rate).toBeCloseTo(birthRate(nantes.births, nantes.populationBefore) ?? 0);
    expect(facts.rank).toBe(1);
    expect(facts.of).toBe(siblings.length);
    expect(facts.departmentShare).toBeGreaterThan(0.2);
    expect(facts.rates?.comparison).toBe('above');
  });

  it('call close what differs by less than a year’s chance', () => {
    expect([compareRates(10.4, 10), compareRates(10.6, 10), compareRates(9.4, 10)]).toEqual([
      'close',
      'above',
      'below',
    ]);
    expect(placeFacts(city('paris-75'), department('75'), []).rates?.comparison).toBeNull();
  });

  it('measure distances over the globe', () => {
    expect(distanceKm(at('paris-75'), at('marseille-13'))).toBeGreaterThan(650);
    expect(distanceKm(at('paris-75'), at('marseille-13'))).toBeLessThan(670);
    expect(distanceKm(at('nantes-44'), at('nantes-44'))).toBe(0);
  });

  it('list the nearest towns first, and never across an ocean', () => {
    const near = around('rennes-35');
    expect(near).toHaveLength(8);
    expect(near[0]?.km).toBeLessThan(10);
    expect(near.map(({ km }) => km)).toEqual([...near.map(({ km }) => km)].sort((a, b) => a - b));
    for (const { item } of around('cayenne-973')) expect(item.departmentCode).toBe('973');
  });
});

describe('the grid of positions', () => {
  it('finds what reading every commune would find, in France and overseas', () => {
    for (const slug of ['paris-75', 'bourg-en-bresse-01', 'brest-29', 'saint-denis-974', 'cayenne-973']) {
      const from = at(slug);
      const slow = communes
        .flatMap((one) => (one.position ? [distanceKm(from, one.position)] : []))
        .sort((a, b) => a - b)
        .slice(1, 9);
      expect(around(slug).map(({ km }) => km)).toEqual(slow);
    }
  });

  it('finds nothing past the distance asked for', () => {
    expect(nearest(grid, { lat: 45, lng: -30 }, { maxKm: 100 })).toEqual([]);
    for (const { km } of nearest(grid, at('cayenne-973'), { maxKm: 60 })) expect(km).toBeLessThanOrEqual(60);
  });
});

describe('the drawn maps', () => {
  it('keep every town and label inside the frame, without two labels on one another', () => {
    for (const commune of communes.filter((one, i) => i % 200 === 0 && one.position)) {
      const map = localMap(commune, at(commune.slug), around(commune.slug));
      const all = [map.center, ...map.towns];
      for (const town of all) {
        expect(town.x).toBeGreaterThan(0);
        expect(town.x).toBeLessThan(MAP_WIDTH);
        expect(town.y).toBeGreaterThan(0);
        expect(town.y).toBeLessThan(MAP_HEIGHT);
      }
      expect(map.scale.width).toBeLessThanOrEqual(90);
    }
  });

  it('put Brest west of Strasbourg, and Lille north of Perpignan', () => {
    const drawn = (slug: string) => project('metropole', at(slug));
    expect(drawn('brest-29').x).toBeLessThan(drawn('strasbourg-67').x);
    expect(drawn('lille-59').y).toBeLessThan(drawn('perpignan-66').y);
    expect([territoryOf('44'), territoryOf('974')]).toEqual(['metropole', '974']);
  });
});

describe('the words around a place', () => {
  it('follow its article and its first letter', () => {
    expect(['Nantes', 'Le Havre', 'Les Abymes', 'La Rochelle'].map(inPlace)).toEqual([
      'à Nantes',
      'au Havre',
      'aux Abymes',
      'à La Rochelle',
    ]);
    expect(['50', '59', '01', '40', '28', '974'].map((code) => ofDepartment(department(code)))).toEqual([
      'de la Manche',
      'du Nord',
      'de l’Ain',
      'des Landes',
      'd’Eure-et-Loir',
      'de La Réunion',
    ]);
    expect(['Angers', 'Le Mans', 'Les Lilas', 'Lyon', 'Haguenau'].map(ofPlace)).toEqual([
      'd’Angers',
      'du Mans',
      'des Lilas',
      'de Lyon',
      'd’Haguenau',
    ]);
    expect(
      ['01', '44', '59', '40', '2A', '75', '50', '33', '974', '60'].map((code) =>
        inDepartment(department(code)),
      ),
    ).toEqual([
      'dans l’Ain',
      'en Loire-Atlantique',
      'dans le Nord',
      'dans les Landes',
      'en Corse-du-Sud',
      'à Paris',
      'dans la Manche',
      'en Gironde',
      'à La Réunion',
      'dans l’Oise',
    ]);
  });

  it('give every city a title of its own, from 10 to 70 characters', () => {
    const titles = communes.map((commune) => cityTitle(commune, department(commune.departmentCode)));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(70);
    }
  });
});
