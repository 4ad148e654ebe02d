import { readFile } from 'node:fs/promises';
import { DEPARTMENTS } from './departments.ts';
import { type Commune, type Department, departmentOf, nameSlug, placeSlug } from './place.ts';

export interface PlaceTables {
  departments: Department[];
  communes: Commune[];
}

const COMMUNES = 'src/features/places/data/communes.json';

interface Table {
  rows: string[];
}

/**
 * The tables shipped with the project, without the communes of fewer people than asked. Read from their file each time:
 * as a module, 35,000 lines and their text would stay in memory as long as the process.
 */
export async function placeTables(minPopulation = 0): Promise<PlaceTables> {
  const [text, departments] = await Promise.all([
    readFile(COMMUNES, 'utf8'),
    import('./data/departments.json', { with: { type: 'json' } }),
  ]);
  const counts = new Map(
    departments.default.rows.map((line) => [line.split('|')[0], line.split('|').map(Number)]),
  );
  const { rows }: Table = JSON.parse(text);
  return {
    departments: DEPARTMENTS.map(({ code, name, region }) => {
      const [, population = 0, populationBefore = 0, births = 0, inside = 0] = counts.get(code) ?? [];
      const figures = { population, populationBefore, births, communes: inside };
      return { code, slug: nameSlug(name), name, region, ...figures };
    }),
    communes: rows.filter((line) => populationOf(line) >= minPopulation).map(parseCommune),
  };
}

/** The seventh column. */
const populationOf = (line: string) => Number(line.split('|', 7)[6]);

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
