import { type Grid, makeGrid } from '#src/features/places/spatial.ts';
import type { Outing } from './outing.ts';

export interface Museums {
  all: readonly Outing[];
  byCommune: ReadonlyMap<string, readonly Outing[]>;
  grid: Grid<Outing>;
}

let loading: Promise<Museums> | undefined;

/** The Musées de France, from the table shipped with the project; read once. */
export function loadMuseums(): Promise<Museums> {
  loading ??= import('./data/museums.json', { with: { type: 'json' } }).then(({ default: { rows } }) => {
    const all = rows.map(parseMuseum);
    return {
      all,
      byCommune: Map.groupBy(all, (one) => one.communeCode),
      grid: makeGrid(all, (one) => one.position),
    };
  });
  return loading;
}

function parseMuseum(line: string): Outing {
  const [, name = '', communeCode = '', address = '', url = '', lat, lng] = line.split('|');
  return {
    source: 'museofile',
    kind: 'museum',
    name,
    communeCode,
    address,
    url: url || null,
    position: { lat: Number(lat), lng: Number(lng) },
    description: '',
    periods: [],
    creator: '',
    updatedOn: null,
  };
}
