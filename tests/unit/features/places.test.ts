import { describe, expect, it } from 'vitest';
import { localMap, MAP_HEIGHT, MAP_WIDTH } from '#src/features/places/local-map.ts';
import { departmentOf, placeSlug } from '#src/features/places/place.ts';
import {
  birthRate,
  compareRates,
  distanceKm,
  nearestCommunes,
  placeFacts,
} from '#src/features/places/place-facts.ts';
import { cityTitle, inDepartment, inPlace, ofPlace } from '#src/features/places/places.fr.ts';
import { loadPlaceTables } from '#src/features/places/table.ts';
import { project, territoryOf } from '#src/features/places/territory.ts';

const { communes, departments } = await loadPlaceTables();
const city = (slug: string) => {
  const found = communes.find((commune) => commune.slug === slug);
  if (!found) throw new Error(`No commune ${slug}`);
  return found;
};
const department = (code: string) => {
  const found = departments.find((one) => one.code === code);
  if (!found) throw new Error(`No department ${code}`);
  return found;
};

describe('the tables of places', () => {
  it('hold the communes of 10,000 people and more, each under its own address', () => {
    expect(communes).toHaveLength(1017);
    expect(new Set(communes.map((commune) => commune.slug)).size).toBe(1017);
    for (const commune of communes) {
      expect(commune.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(commune.population).toBeGreaterThanOrEqual(10_000);
      expect(commune.births).toBeGreaterThan(0);
    }
  });

  it('make one commune of the districts of Paris, Lyon and Marseille', () => {
    expect(city('paris-75')).toMatchObject({ code: '75056', population: 2133111, departmentCode: '75' });
    expect(city('lyon-69').postalCodes).toHaveLength(9);
    expect(city('marseille-13').births).toBeGreaterThan(10_000);
  });

  it('name the 101 departments and sum every commune of each', () => {
    expect(departments).toHaveLength(101);
    expect(new Set(departments.map((one) => one.slug)).size).toBe(101);
    expect(department('44')).toMatchObject({ slug: 'loire-atlantique', region: 'Pays de la Loire' });
    expect(department('44').population).toBeGreaterThan(1_400_000);
    expect(department('976').population).toBe(0);
  });

  it('form slugs of a name and its department', () => {
    expect(placeSlug('Ajaccio', '2A')).toBe('ajaccio-2a');
    expect(placeSlug('L’Haÿ-les-Roses', '94')).toBe('l-hay-les-roses-94');
    expect([departmentOf('97411'), departmentOf('2A004')]).toEqual(['974', '2A']);
  });
});

describe('the facts of a city', () => {
  it('set its birth rate against its department', () => {
    const nantes = city('nantes-44');
    const siblings = communes.filter((commune) => commune.departmentCode === '44');
    const facts = placeFacts(nantes, department('44'), siblings);
    expect(facts.rate).toBeCloseTo(birthRate(nantes));
    expect(facts.rank).toBe(1);
    expect(facts.of).toBe(siblings.length);
    expect(facts.departmentShare).toBeGreaterThan(0.2);
    expect(facts.comparison).toBe('above');
  });

  it('call close what differs by less than a year’s chance', () => {
    expect([compareRates(10.4, 10), compareRates(10.6, 10), compareRates(9.4, 10)]).toEqual([
      'close',
      'above',
      'below',
    ]);
    expect(placeFacts(city('nantes-44'), department('976'), []).comparison).toBeNull();
  });

  it('measure distances over the globe', () => {
    expect(distanceKm(city('paris-75'), city('marseille-13'))).toBeGreaterThan(650);
    expect(distanceKm(city('paris-75'), city('marseille-13'))).toBeLessThan(670);
    expect(distanceKm(city('nantes-44'), city('nantes-44'))).toBe(0);
  });

  it('list the nearest towns first, and never across an ocean', () => {
    const near = nearestCommunes(city('rennes-35'), communes);
    expect(near).toHaveLength(8);
    expect(near[0]?.km).toBeLessThan(10);
    expect(near.map(({ km }) => km)).toEqual([...near.map(({ km }) => km)].sort((a, b) => a - b));
    for (const { commune } of nearestCommunes(city('cayenne-973'), communes))
      expect(commune.departmentCode).toBe('973');
  });
});

describe('the drawn maps', () => {
  it('keep every town and label inside the frame, without two labels on one another', () => {
    for (const commune of communes.filter((_, i) => i % 20 === 0)) {
      const map = localMap(commune, nearestCommunes(commune, communes));
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
    const at = (slug: string) => project('metropole', city(slug));
    expect(at('brest-29').x).toBeLessThan(at('strasbourg-67').x);
    expect(at('lille-59').y).toBeLessThan(at('perpignan-66').y);
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

  it('give every city a title of its own, within 70 characters', () => {
    const titles = communes.map((commune) => cityTitle(commune, department(commune.departmentCode)));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(70);
  });
});
