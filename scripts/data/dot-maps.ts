import { departmentOf } from '../../src/features/places/place.ts';
import { project, type TerritoryCode, territoryOf } from '../../src/features/places/territory.ts';

export interface DotMap {
  width: number;
  height: number;
  /** Centres of the dots, "x y" pairs in map units. */
  dots: string;
}

interface Point {
  code: string;
  lat: number;
  lng: number;
}

/** Distance between two dots, in map units (a territory is drawn 100 units wide at most). */
const STEP: Record<TerritoryCode, number> = {
  metropole: 2.8,
  '971': 4,
  '972': 4,
  '973': 5,
  '974': 4,
  '976': 4,
};

/** A dotted silhouette of each territory: a dot where at least one town hall stands in the cell or beside it. */
export function dotMaps(points: readonly Point[]): Record<string, DotMap> {
  const maps: Record<string, DotMap> = {};
  for (const code of Object.keys(STEP) as TerritoryCode[]) {
    const inside = points.filter((p) => p.lat !== 0 && territoryOf(departmentOf(p.code)) === code);
    maps[code] = dotMap(code, inside);
  }
  return maps;
}

function dotMap(code: TerritoryCode, points: readonly Point[]): DotMap {
  const step = STEP[code];
  const cells = new Map<string, [number, number]>();
  let width = 0;
  let height = 0;
  for (const point of points) {
    const { x, y } = project(code, point);
    const cell: [number, number] = [Math.floor(x / step), Math.floor(y / step)];
    cells.set(cell.join(' '), cell);
  }
  const dots = [...cells.values()]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([cx, cy]) => {
      const x = round(cx * step + step / 2);
      const y = round(cy * step + step / 2);
      width = Math.max(width, x + step);
      height = Math.max(height, y + step);
      return `${x} ${y}`;
    });
  return { width: Math.ceil(width), height: Math.ceil(height), dots: dots.join(' ') };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
