import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Atlas } from '#src/features/places/atlas.ts';
import type { Commune, Department, Point } from '#src/features/places/place.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import { type Near, nearest } from '#src/features/places/spatial.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { loadMuseums } from './museums.ts';
import type { Outing } from './outing.ts';
import { type OutingPlace, outingPlaces, outingPlacesIn } from './outing-places.ts';
import {
  countOutings,
  departmentOutings,
  hasImports,
  museumsNear,
  outingCounts,
  type TownOutings,
  townOutings,
} from './outings.server.ts';

export interface Counted {
  commune: Commune;
  outings: number;
}

export interface DepartmentOutings {
  department: Department;
  communes: readonly Commune[];
  outings: Outing[];
  /** The department's towns that have outings, the most first. */
  towns: Counted[];
  today: string;
}

export interface TownPage extends TownOutings {
  town: Commune;
  department: Department;
  /** The nearest towns with outings of their own. */
  neighbours: Near<Counted>[];
  today: string;
}

/** The outings of a department, by its slug; null when there is no such department. */
export async function findDepartmentOutings(
  db: Db,
  slug: string,
  now: Date,
): Promise<DepartmentOutings | null> {
  const { departments, byDepartment } = await allPlaces(db);
  const department = departments.find((one) => one.slug === slug);
  if (!department) return null;
  const communes = byDepartment.get(department.code) ?? [];
  const today = parisDay(now);
  const counts = await outingCounts(db, today);
  return {
    department,
    communes,
    outings: await departmentOutings(db, { code: department.code, today }),
    towns: counted(communes, counts).sort((a, b) => b.outings - a.outings),
    today,
  };
}

/** The outings of a town, by its slug; null when there is no such town. */
export async function findTownOutings(db: Db, slug: string, now: Date): Promise<TownPage | null> {
  const { bySlug, departments, grid } = await allPlaces(db);
  const town = bySlug.get(slug);
  const department = departments.find((one) => one.code === town?.departmentCode);
  if (!town || !department) return null;
  const today = parisDay(now);
  const counts = await outingCounts(db, today);
  const has = (one: Commune) => one !== town && counts.has(one.code);
  const near = town.position ? nearest(grid, town.position, { limit: 8, maxKm: 60, keep: has }) : [];
  return {
    town,
    department,
    ...(await townOutings(db, town, { today })),
    neighbours: near.map(({ item, km }) => ({
      item: { commune: item, outings: counts.get(item.code) ?? 0 },
      km,
    })),
    today,
  };
}

export interface TourismIndex {
  /** Departments with outings, in the order of their codes. */
  departments: { department: Department; outings: number; href: string }[];
  /** Towns with the most outings. */
  towns: Counted[];
  total: number;
  /** True when there is anything but the museums. */
  imported: boolean;
}

/** Reads what the index shows: how many outings there are, and where. */
export async function tourismIndex(db: Db, now: Date): Promise<TourismIndex> {
  const { departments, byDepartment } = await allPlaces(db);
  const counts = await outingCounts(db, parisDay(now));
  const inside = departments.map((department) => {
    const towns = counted(byDepartment.get(department.code) ?? [], counts);
    return { department, towns, outings: towns.reduce((sum, one) => sum + one.outings, 0) };
  });
  return {
    departments: inside
      .filter(({ outings }) => outings > 0)
      .map(({ department, outings, towns }) => ({
        department,
        outings,
        href: `/a-faire-en-famille/${(department.communes === 1 && towns[0]?.commune.slug) || department.slug}`,
      })),
    towns: inside
      .flatMap(({ towns }) => towns)
      .sort((a, b) => b.outings - a.outings)
      .slice(0, 12),
    total: inside.reduce((sum, { outings }) => sum + outings, 0),
    imported: await hasImports(db),
  };
}

/** The museums nearest to a commune, and which page of outings is its own or its department's; null without any. */
export async function outingsBeside(
  db: Db,
  commune: Commune,
  at: Point,
): Promise<{ museums: Near<Outing>[]; path: string } | null> {
  const museums = await museumsNear(at, 4);
  if (museums.length === 0) return null;
  if (museums.some(({ item }) => item.communeCode === commune.code)) return { museums, path: commune.slug };
  const places = await allPlaces(db);
  const department = places.departments.find(({ code }) => code === commune.departmentCode);
  const has = department && (await departmentsWithMuseums(places)).has(department.code);
  return { museums, path: has ? department.slug : '' };
}

const withMuseums = new WeakMap<Atlas, ReadonlySet<string>>();

/** Codes of the departments of which a commune with a page has a museum; asked by every commune of them. */
async function departmentsWithMuseums(places: Atlas): Promise<ReadonlySet<string>> {
  const { all } = await loadMuseums();
  const known =
    withMuseums.get(places) ??
    new Set(all.flatMap((one) => places.byCode.get(one.communeCode)?.departmentCode ?? []));
  withMuseums.set(places, known);
  return known;
}

/** Lists what editors wrote about outings, newest first. */
export async function editorOutings(db: Db): Promise<{ title: string; href: string }[]> {
  pageTag('list:tourism');
  const rows = await db
    .select({ title: content.title, slug: content.slug })
    .from(content)
    .where(and(eq(content.namespace, 'tourism'), eq(content.status, 'published'), isNull(content.deletedAt)))
    .orderBy(desc(content.publishedAt), desc(content.id))
    .limit(60);
  return rows.map(({ title, slug }) => ({ title, href: `/a-faire-en-famille/${slug}` }));
}

/** Every address under /a-faire-en-famille that is made of data. */
export async function tourismPaths(db: Db, now: Date): Promise<string[]> {
  const counts = await outingCounts(db, parisDay(now));
  return outingPlaces(await allPlaces(db), counts).map(({ slug }) => `/a-faire-en-famille/${slug}`);
}

/** The same places as the database has them now, whatever this process keeps: of all departments, or of some. */
export async function outingPlacesNow(db: Db, departments?: ReadonlySet<string>): Promise<OutingPlace[]> {
  const atlas = await allPlaces(db);
  const counts = await countOutings(db, parisDay(new Date()));
  const wanted = atlas.departments.filter(({ code }) => departments?.has(code) ?? true);
  return (await inTurns(wanted, (department) => outingPlacesIn(department, atlas, counts))).flat();
}

function counted(communes: readonly Commune[], counts: ReadonlyMap<string, number>): Counted[] {
  return communes.flatMap((commune) => {
    const outings = counts.get(commune.code);
    return outings ? [{ commune, outings }] : [];
  });
}
