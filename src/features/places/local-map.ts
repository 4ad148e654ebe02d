import type { Commune, Point } from './place.ts';
import type { Neighbour } from './place-facts.ts';

export const MAP_WIDTH = 340;
export const MAP_HEIGHT = 310;
const MARGIN = 34;
/** Average advance of a letter and line height of the labels, in map units. */
const LETTER = 8.3;
const LINE = 19;

export interface MapTown {
  name: string;
  slug: string;
  x: number;
  y: number;
  r: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
}

export interface LocalMap {
  center: MapTown;
  towns: MapTown[];
  /** A scale bar of a round number of kilometres. */
  scale: { km: number; width: number };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A small map around one town: north up, its neighbours at their true place, labels that never overlap. */
export function localMap(center: Commune, at: Point, neighbours: readonly Neighbour[]): LocalMap {
  const offsets = neighbours.flatMap(({ item }) =>
    item.position ? [{ commune: item, ...offset(at, item.position) }] : [],
  );
  const halfWidth = Math.max(4, ...offsets.map(({ east }) => Math.abs(east)));
  const halfHeight = Math.max(3, ...offsets.map(({ north }) => Math.abs(north)));
  const perKm = Math.min((MAP_WIDTH / 2 - MARGIN) / halfWidth, (MAP_HEIGHT / 2 - MARGIN) / halfHeight);
  const place = (east: number, north: number) => ({
    x: round(MAP_WIDTH / 2 + east * perKm),
    y: round(MAP_HEIGHT / 2 - north * perKm),
  });
  // The scale bar stands in the lower left corner.
  const taken: Box[] = [{ left: 0, right: 150, top: MAP_HEIGHT - 34, bottom: MAP_HEIGHT }];
  const dots = [
    { commune: center, ...place(0, 0) },
    ...offsets.map(({ commune, east, north }) => ({ commune, ...place(east, north) })),
  ].map((dot) => ({ ...dot, r: radius(dot.commune.population) }));
  for (const { x, y, r } of dots) taken.push({ left: x - r, right: x + r, top: y - r, bottom: y + r });
  const [first, ...towns] = dots.map(({ commune, x, y, r }): MapTown => {
    const label = placeLabel(commune.name, { x, y, r }, taken);
    return { name: commune.name, slug: commune.slug, x, y, r, label };
  });
  if (!first) throw new Error('A map has a centre');
  return { center: first, towns, scale: scaleBar(perKm) };
}

/** Kilometres east and north, on the plane that touches the globe there. */
function offset(from: Point, to: Point): { east: number; north: number } {
  const cos = Math.cos((from.lat * Math.PI) / 180);
  return { east: (to.lng - from.lng) * 111.32 * cos, north: (to.lat - from.lat) * 110.57 };
}

function placeLabel(name: string, dot: { x: number; y: number; r: number }, taken: Box[]): MapTown['label'] {
  const width = name.length * LETTER;
  const gap = dot.r + 4;
  const candidates = [
    { anchor: 'start' as const, x: dot.x + gap, left: dot.x + gap, middle: dot.y },
    { anchor: 'end' as const, x: dot.x - gap, left: dot.x - gap - width, middle: dot.y },
    { anchor: 'middle' as const, x: dot.x, left: dot.x - width / 2, middle: dot.y - gap - LINE / 2 },
    { anchor: 'middle' as const, x: dot.x, left: dot.x - width / 2, middle: dot.y + gap + LINE / 2 },
  ];
  for (const { anchor, x, left, middle } of candidates) {
    const box = { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 };
    const inside =
      box.left >= 4 && box.right <= MAP_WIDTH - 4 && box.top >= 2 && box.bottom <= MAP_HEIGHT - 2;
    if (!inside || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    return { x: round(x), y: round(middle + 5.5), anchor };
  }
  return null;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** By the square root, so that the area says the number of people. */
function radius(population: number): number {
  return round(Math.min(16, 3 + Math.sqrt(population) / 45));
}

function scaleBar(perKm: number): LocalMap['scale'] {
  const km = [1, 2, 5, 10, 20, 50, 100].filter((step) => step * perKm <= 90).at(-1) ?? 1;
  return { km, width: round(km * perKm) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
