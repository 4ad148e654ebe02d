import type { Point } from './place.ts';

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.19;
/** Of latitude, and a little less, so that nothing near is missed. */
const KM_PER_DEGREE_AT_LEAST = 111.1;
/** Degrees a cell: about 11 km north to south, a dozen communes. */
const CELL = 0.1;

export interface Near<T> {
  item: T;
  /** As the crow flies. */
  km: number;
}

export interface Grid<T> {
  cells: ReadonlyMap<number, readonly T[]>;
  positionOf: (item: T) => Point | null;
}

export interface NearOptions<T> {
  limit?: number;
  maxKm?: number;
  keep?: (item: T) => boolean;
}

/** As the crow flies, over a sphere. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** Things that have a position, sorted into cells so that those near a point are found without reading them all. */
export function makeGrid<T>(items: readonly T[], positionOf: (item: T) => Point | null): Grid<T> {
  const cells = new Map<number, T[]>();
  for (const item of items) {
    const at = positionOf(item);
    if (!at) continue;
    const key = cellKey(row(at.lat), row(at.lng));
    const cell = cells.get(key);
    if (cell) cell.push(item);
    else cells.set(key, [item]);
  }
  return { cells, positionOf };
}

/** The nearest first, at most `limit` within `maxKm`; what stands exactly at `from` is among them. */
export function nearest<T>(grid: Grid<T>, from: Point, options: NearOptions<T> = {}): Near<T>[] {
  const { limit = 8, maxKm = 100, keep = () => true } = options;
  const found: Near<T>[] = [];
  let farthest = maxKm;
  const consider = (item: T) => {
    const at = grid.positionOf(item);
    // Most are too far by their latitude alone, which costs no sine.
    if (!at || Math.abs(at.lat - from.lat) * KM_PER_DEGREE_AT_LEAST > farthest || !keep(item)) return;
    const km = distanceKm(from, at);
    if (km > farthest || (found.length === limit && km === farthest)) return;
    const place = found.findLastIndex((other) => other.km <= km) + 1;
    found.splice(place, 0, { item, km });
    if (found.length > limit) found.pop();
    if (found.length === limit) farthest = found[limit - 1]?.km ?? maxKm;
  };
  // A degree of longitude is shorter than one of latitude: a ring reaches at least this far on every side.
  const reach = CELL * KM_PER_DEGREE * Math.max(0.2, Math.cos((from.lat * Math.PI) / 180));
  for (let ring = 0; (ring - 1) * reach <= maxKm; ring++) {
    for (const item of ringItems(grid, from, ring)) consider(item);
    if (found.length === limit && farthest <= ring * reach) break;
  }
  return found;
}

/** Those of the cells so many cells away, row by row. */
function ringItems<T>({ cells }: Grid<T>, from: Point, ring: number): T[] {
  const [y, x] = [row(from.lat), row(from.lng)];
  const items: T[] = [];
  for (let dy = -ring; dy <= ring; dy++) {
    const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
    for (let dx = -ring; dx <= ring; dx += step) {
      const cell = cells.get(cellKey(y + dy, x + dx));
      if (cell) for (const item of cell) items.push(item);
    }
  }
  return items;
}

function row(degrees: number): number {
  return Math.floor(degrees / CELL);
}

function cellKey(y: number, x: number): number {
  return (y + 2000) * 10_000 + (x + 4000);
}
