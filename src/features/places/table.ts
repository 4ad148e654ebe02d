import { DEPARTMENTS } from './departments.ts';
import { type Commune, type Department, departmentOf, nameSlug, placeSlug } from './place.ts';

export interface PlaceTables {
  source: string;
  licence: string;
  departments: Department[];
  communes: Commune[];
}

/** The tables shipped with the project; loaded only when the database is seeded. */
export async function loadPlaceTables(): Promise<PlaceTables> {
  const [communes, departments] = await Promise.all([
    import('./data/communes.json', { with: { type: 'json' } }),
    import('./data/departments.json', { with: { type: 'json' } }),
  ]);
  const counts = new Map(
    departments.default.rows.map((line) => [line.split('|')[0], line.split('|').map(Number)]),
  );
  return {
    source: communes.default.source,
    licence: communes.default.licence,
    departments: DEPARTMENTS.map(({ code, name, region }) => {
      const [, population = 0, births = 0] = counts.get(code) ?? [];
      return { code, slug: nameSlug(name), name, region, population, births };
    }),
    communes: communes.default.rows.map(parseCommune),
  };
}

function parseCommune(line: string): Commune {
  const [code = '', name = '', postal = '', lat, lng, area, population, births] = line.split('|');
  const departmentCode = departmentOf(code);
  return {
    code,
    slug: placeSlug(name, departmentCode),
    name,
    departmentCode,
    postalCodes: postal.split(' '),
    lat: Number(lat),
    lng: Number(lng),
    areaKm2: Number(area),
    population: Number(population),
    births: Number(births),
  };
}
