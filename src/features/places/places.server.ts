import type { Db } from '#src/server/db/connect.ts';
import { commune, department } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import type { Commune, Department } from './place.ts';
import { birthRate, type Neighbour, nearestCommunes, type PlaceFacts, placeFacts } from './place-facts.ts';

export interface Places {
  communes: Commune[];
  departments: Department[];
  /** Births per 1,000 people over the departments that the census table covers. */
  nationalRate: number;
}

export interface CityPage {
  commune: Commune;
  department: Department;
  facts: PlaceFacts;
  nationalRate: number;
  neighbours: Neighbour[];
}

/** The tables change only when they are imported, so that each process reads them once. */
const read = new WeakMap<Db, Promise<Places>>();

/** Communes with a page, most births first, and the departments in the order of their codes. */
export function allPlaces(db: Db): Promise<Places> {
  pageTag('places');
  const known = read.get(db);
  if (known) return known;
  const reading = readPlaces(db).catch((error: unknown) => {
    read.delete(db);
    throw error;
  });
  read.set(db, reading);
  return reading;
}

async function readPlaces(db: Db): Promise<Places> {
  const departments = await db.select().from(department);
  const communes = await db.select().from(commune);
  const counted = departments.filter((one) => one.population > 0);
  const sum = (of: (one: Department) => number) => counted.reduce((total, one) => total + of(one), 0);
  return {
    communes: communes.sort((a, b) => b.births - a.births || (a.code < b.code ? -1 : 1)),
    departments: departments.sort((a, b) => (a.code < b.code ? -1 : 1)),
    nationalRate: birthRate({ births: sum((one) => one.births), population: sum((one) => one.population) }),
  };
}

/** Everything the page of a city shows; null when there is no such city. */
export async function findCity(db: Db, slug: string): Promise<CityPage | null> {
  pageTag(`commune:${slug}`);
  const { communes, departments, nationalRate } = await allPlaces(db);
  const own = communes.find((one) => one.slug === slug);
  const around = departments.find((one) => one.code === own?.departmentCode);
  if (!own || !around) return null;
  const siblings = communes.filter((one) => one.departmentCode === own.departmentCode);
  return {
    commune: own,
    department: around,
    facts: placeFacts(own, around, siblings),
    nationalRate,
    neighbours: nearestCommunes(own, communes),
  };
}

export async function findDepartment(
  db: Db,
  slug: string,
): Promise<{ department: Department; communes: Commune[]; nationalRate: number } | null> {
  const { communes, departments, nationalRate } = await allPlaces(db);
  const found = departments.find((one) => one.slug === slug);
  if (!found) return null;
  return {
    department: found,
    communes: communes.filter((one) => one.departmentCode === found.code),
    nationalRate,
  };
}
