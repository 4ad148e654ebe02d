import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { type Atlas, makeAtlas } from './atlas.ts';
import { type LetterGroup, letterGroups } from './letter-groups.ts';
import type { Commune, Department } from './place.ts';
import { type Neighbour, type PlaceFacts, placeFacts } from './place-facts.ts';
import { makeRegions, type Region } from './region.ts';
import { nearest } from './spatial.ts';
import { placeTables } from './table.ts';

export interface CityPage {
  commune: Commune;
  department: Department;
  facts: PlaceFacts;
  nationalRate: number;
  neighbours: Neighbour[];
  /** The nearest towns of TOWN_POPULATION and more, itself left out. */
  towns: Neighbour[];
}

const STATE_KEY = 'places:min-population';

/** Which communes have a page is set once, by the seed or an import; each process reads it once. */
const atlases = new WeakMap<Db, Promise<Atlas>>();

/** Communes with a page and every department. A site that published no place has neither. */
export function allPlaces(db: Db): Promise<Atlas> {
  pageTag('places');
  const known = atlases.get(db);
  if (known) return known;
  const reading = readAtlas(db).catch((error: unknown) => {
    atlases.delete(db);
    throw error;
  });
  atlases.set(db, reading);
  return reading;
}

async function readAtlas(db: Db): Promise<Atlas> {
  const [saved] = await db.select().from(appState).where(eq(appState.key, STATE_KEY));
  if (!saved) return makeAtlas([], []);
  const { communes, departments } = await placeTables(Number(saved.value));
  return makeAtlas(communes, departments);
}

/** Gives a page to the communes of at least so many people; a choice already made stays as it is. */
export async function publishPlaces(db: Db, minPopulation: number): Promise<void> {
  await db
    .insert(appState)
    .values({ key: STATE_KEY, value: String(minPopulation) })
    .onConflictDoNothing();
  atlases.delete(db);
}

/** Everything the page of a city shows; null when there is no such city. */
export async function findCity(db: Db, slug: string): Promise<CityPage | null> {
  pageTag(`commune:${slug}`);
  const { bySlug, byDepartment, departments, grid, towns, nationalRate } = await allPlaces(db);
  const commune = bySlug.get(slug);
  const department = departments.find((one) => one.code === commune?.departmentCode);
  if (!commune || !department) return null;
  const others = (one: Commune) => one !== commune;
  const at = commune.position;
  return {
    commune,
    department,
    facts: placeFacts(commune, department, byDepartment.get(department.code) ?? []),
    nationalRate,
    neighbours: at ? nearest(grid, at, { limit: 8, maxKm: 200, keep: others }) : [],
    towns: at ? nearest(towns, at, { limit: 3, maxKm: 200, keep: others }) : [],
  };
}

export interface DepartmentPage {
  department: Department;
  /** Most people first. */
  communes: readonly Commune[];
  /** Alphabetical; one group when there are few. */
  groups: LetterGroup[];
  /** Null where the region is this department alone. */
  region: Region | null;
  nationalRate: number;
}

export async function findDepartment(db: Db, slug: string): Promise<DepartmentPage | null> {
  const { byDepartment, departments, nationalRate } = await allPlaces(db);
  const department = departments.find((one) => one.slug === slug);
  const communes = department && byDepartment.get(department.code);
  if (!communes) return null;
  const region = makeRegions(departments).find(({ name }) => name === department.region) ?? null;
  return { department, communes, groups: letterGroups(communes), region, nationalRate };
}

export interface RegionPage {
  region: Region;
  communes: readonly Commune[];
  nationalRate: number;
}

export async function findRegion(db: Db, slug: string): Promise<RegionPage | null> {
  const { byDepartment, departments, nationalRate } = await allPlaces(db);
  const region = makeRegions(departments).find((one) => one.slug === slug);
  if (!region) return null;
  const communes = region.departments.flatMap(({ code }) => byDepartment.get(code) ?? []);
  return { region, communes, nationalRate };
}

/** Every address under /naissances: its regions, departments, their letters and their communes. */
export async function placePaths(db: Db): Promise<string[]> {
  const { byDepartment, communes, departments } = await allPlaces(db);
  return [
    ...makeRegions(departments).map(({ slug }) => `/naissances/region/${slug}`),
    ...departments.flatMap(({ code, slug }) => {
      const groups = letterGroups(byDepartment.get(code) ?? []);
      const root = `/naissances/departement/${slug}`;
      return [root, ...(groups.length > 1 ? groups.map((group) => `${root}/${group.slug}`) : [])];
    }),
    ...communes.map(({ slug }) => `/naissances/${slug}`),
  ];
}
