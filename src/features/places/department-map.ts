import type { Commune, Point } from './place.ts';

export const DEPARTMENT_MAP_WIDTH = 340;
const MARGIN = 14;
/** Distance between two dots of the ground, in map units. */
const STEP = 9;
const MAX_HEIGHT = 380;
const LETTER = 8.3;
const LINE = 18;

export interface Mark<T> {
  item: T;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'end' } | null;
}

export interface DepartmentMap<T> {
  height: number;
  /** A path of dots: where the department's town halls stand. */
  ground: string;
  marks: Mark<T>[];
}

export interface Placed<T> {
  item: T;
  at: Point;
  /** Written beside the mark when there is room; the first ones are served first. */
  name?: string;
}

/** Towns to mark with their names, without those whose place is not known. */
export const placedTowns = (towns: readonly Commune[]): Placed<Commune>[] =>
  towns.flatMap((item) => (item.position ? [{ item, at: item.position, name: item.name }] : []));

/** A drawn map of a stretch of country: north up, equirectangular, a dotted ground and marks on it. */
export function departmentMap<T>(
  ground: readonly Point[],
  placed: readonly Placed<T>[],
): DepartmentMap<T> | null {
  const all = [...ground, ...placed.map(({ at }) => at)];
  if (all.length < 2) return null;
  const frame = frameOf(all);
  const cells = new Map<string, string>();
  for (const point of ground) {
    const { x, y } = frame.place(point);
    const [cx, cy] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    cells.set(`${cx} ${cy}`, `M${round(cx * STEP + STEP / 2)} ${round(cy * STEP + STEP / 2)}h0`);
  }
  const taken: Box[] = [];
  const dots = placed.map(({ item, at, name }) => ({ item, name, ...frame.place(at) }));
  for (const { x, y } of dots) taken.push({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 });
  const marks = dots.map(({ item, name, x, y }) => ({
    item,
    x: round(x),
    y: round(y),
    label: name === undefined ? null : label(name, { x, y, height: frame.height }, taken),
  }));
  return { height: Math.ceil(frame.height), ground: [...cells.values()].join(''), marks };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function frameOf(points: readonly Point[]) {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const cos = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [wide, high] = [Math.max(0.05, (east - west) * cos), Math.max(0.05, north - south)];
  const scale = Math.min((DEPARTMENT_MAP_WIDTH - 2 * MARGIN) / wide, (MAX_HEIGHT - 2 * MARGIN) / high);
  const shift = (DEPARTMENT_MAP_WIDTH - wide * scale) / 2;
  return {
    height: high * scale + 2 * MARGIN,
    place: ({ lat, lng }: Point) => ({
      x: shift + (lng - west) * cos * scale,
      y: MARGIN + (north - lat) * scale,
    }),
  };
}

function label(
  name: string,
  at: { x: number; y: number; height: number },
  taken: Box[],
): Mark<unknown>['label'] {
  const width = name.length * LETTER;
  const sides = [
    { anchor: 'start' as const, x: at.x + 9, left: at.x + 9 },
    { anchor: 'end' as const, x: at.x - 9, left: at.x - 9 - width },
  ];
  for (const { anchor, x, left } of sides) {
    const box = { left, right: left + width, top: at.y - LINE / 2, bottom: at.y + LINE / 2 };
    const inside =
      left >= 2 && box.right <= DEPARTMENT_MAP_WIDTH - 2 && box.top >= 0 && box.bottom <= at.height;
    if (!inside || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    return { x: round(x), y: round(at.y + 5.5), anchor };
  }
  return null;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
