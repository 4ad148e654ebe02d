import { and, asc, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Commune, departmentOf, type Point } from '#src/features/places/place.ts';
import { distanceKm, type Near, nearest } from '#src/features/places/spatial.ts';
import type { Db } from '#src/server/db/connect.ts';
import { outing } from '#src/server/db/schema/index.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { loadMuseums } from './museums.ts';
import type { Outing, OutingKind } from './outing.ts';

type Row = typeof outing.$inferSelect;

/** Pages that show imported outings of a department. */
export const outingsTag = (departmentCode: string) => `outings:${departmentCode}`;
/** Pages that count outings everywhere. */
export const OUTINGS_LIST = 'list:outings';

const shown = (today: string) =>
  and(eq(outing.withdrawn, false), or(isNull(outing.lastDay), gte(outing.lastDay, today)));

/** Museums and imported outings of a department. */
export async function departmentOutings(
  db: Db,
  { code, today }: { code: string; today: string },
): Promise<Outing[]> {
  pageTag(outingsTag(code));
  const { all } = await loadMuseums();
  const rows = await db
    .select()
    .from(outing)
    .where(and(eq(outing.departmentCode, code), shown(today)));
  return [...rows.map(toOuting), ...all.filter((one) => departmentOf(one.communeCode) === code)];
}

export interface TownOutings {
  inside: Outing[];
  /** Outside the town, the nearest first. */
  around: Near<Outing>[];
}

/** Reads the outings in a town, and the nearest beyond it within `maxKm`. */
export async function townOutings(
  db: Db,
  town: Commune,
  { today, limit = 20, maxKm = 30 }: { today: string; limit?: number; maxKm?: number },
): Promise<TownOutings> {
  pageTag(outingsTag(town.departmentCode));
  const { byCommune, grid } = await loadMuseums();
  const anyImported = await hasImports(db);
  const imported = anyImported
    ? await db
        .select()
        .from(outing)
        .where(and(eq(outing.communeCode, town.code), shown(today)))
    : [];
  const inside = [...imported.map(toOuting), ...(byCommune.get(town.code) ?? [])];
  const at = town.position;
  if (!at) return { inside, around: [] };
  const outside = (one: Outing) => one.communeCode !== town.code;
  const museums = nearest(grid, at, { limit, maxKm, keep: outside });
  const beside = anyImported ? await importedAround(db, town, { at, today, maxKm, limit }) : [];
  const around = [...museums, ...beside].sort((a, b) => a.km - b.km);
  return { inside, around: around.slice(0, limit) };
}

async function importedAround(
  db: Db,
  town: Commune,
  { at, today, maxKm, limit }: { at: Point; today: string; maxKm: number; limit: number },
): Promise<Near<Outing>[]> {
  const narrow = Math.max(0.2, Math.cos((at.lat * Math.PI) / 180));
  const [high, wide] = [maxKm / 111, maxKm / (111 * narrow)];
  const flat = sql`(${outing.lat} - ${at.lat}) ^ 2 + ((${outing.lng} - ${at.lng}) * ${narrow}) ^ 2`;
  const rows = await db
    .select()
    .from(outing)
    .where(
      and(
        shown(today),
        ne(outing.communeCode, town.code),
        and(gte(outing.lat, at.lat - high), lte(outing.lat, at.lat + high)),
        and(gte(outing.lng, at.lng - wide), lte(outing.lng, at.lng + wide)),
      ),
    )
    .orderBy(asc(flat))
    .limit(limit);
  for (const code of new Set(rows.map((row) => row.departmentCode))) pageTag(outingsTag(code));
  return rows
    .map((row) => ({ item: toOuting(row), km: distanceKm(at, row) }))
    .filter(({ km }) => km <= maxKm);
}

/** The nearest museums, for the page of a commune. */
export async function museumsNear(at: Point, limit: number): Promise<Near<Outing>[]> {
  return nearest((await loadMuseums()).grid, at, { limit, maxKm: 30 });
}

/** Counts the outings of each commune, by its code: asked by every page of outings. */
export function outingCounts(db: Db, today: string): Promise<ReadonlyMap<string, number>> {
  return keptRead(`outing-counts:${today}`, [], () => countOutings(db, today));
}

/** The same, counted anew. */
export async function countOutings(db: Db, today: string): Promise<ReadonlyMap<string, number>> {
  pageTag(OUTINGS_LIST);
  const { byCommune } = await loadMuseums();
  const counts = new Map([...byCommune].map(([code, inside]) => [code, inside.length]));
  const rows = await db
    .select({ code: outing.communeCode, total: count() })
    .from(outing)
    .where(shown(today))
    .groupBy(outing.communeCode);
  for (const { code, total } of rows) counts.set(code, (counts.get(code) ?? 0) + Number(total));
  return counts;
}

/** True when there is anything but museums; when there is not, no page of outings asks for it. */
export function hasImports(db: Db): Promise<boolean> {
  return keptRead('outings-imported', [], async () => {
    pageTag(OUTINGS_LIST);
    const [row] = await db
      .select({ uri: outing.uri })
      .from(outing)
      .where(eq(outing.withdrawn, false))
      .limit(1);
    return row !== undefined;
  });
}

function toOuting(row: Row): Outing {
  const { name, communeCode, address, url, description, periods, creator, updatedOn } = row;
  return {
    source: 'datatourisme',
    kind: row.kind as OutingKind,
    name,
    communeCode,
    address,
    url,
    description,
    periods,
    creator,
    updatedOn,
    position: { lat: row.lat, lng: row.lng },
  };
}
