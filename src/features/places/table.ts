import { DEPARTMENTS } from './departments.ts';
import { type Commune, type Department, departmentOf, nameSlug, placeSlug } from './place.ts';

export interface PlaceTables {
  departments: Department[];
  communes: Commune[];
}

let loading: Promise<PlaceTables> | undefined;

/** The tables shipped with the project, read once, when somebody first asks for a place. */
export function placeTables(): Promise<PlaceTables> {
  loading ??= loadTables();
  return loading;
}

async function loadTables(): Promise<PlaceTables> {
  const [communes, departments] = await Promise.all([
    import('./data/communes.json', { with: { type: 'json' } }),
    import('./data/departments.json', { with: { type: 'json' } }),
  ]);
  const counts = new Map(
    departments.default.rows.map((line) => [line.split('|')[0], line.split('|').map(Number)]),
  );
  return {
    departments: DEPARTMENTS.map(({ code, name, region }) => {
      const [, population = 0, populationBefore = 0, births = 0, inside = 0] = counts.get(code) ?? [];
      const figures = { population, populationBefore, births, communes: inside };
      return { code, slug: nameSlug(name), name, region, ...figures };
    }),
    communes: communes.default.rows.map(parseCommune),
  };
}

function parseCommune(line: string): Commune {
  const [code = '', name = '', postal = '', lat = '', lng = '', area = '', now, before = '', births = ''] =
    line.split('|');
  const departmentCode = departmentOf(code);
  return {
    code,
    slug: placeSlug(name, departmentCode),
    name,
    departmentCode,
    postalCodes: postal === '' ? [] : postal.split(' '),
    position: lat === '' ? null : { lat: Number(lat), lng: Number(lng) },
    areaKm2: known(area),
    population: Number(now),
    populationBefore: known(before),
    births: known(births),
  };
}

function known(text: string): number | null {
  return text === '' ? null : Number(text);
}
