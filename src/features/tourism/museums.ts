import { type Grid, makeGrid } from '#src/features/places/spatial.ts';
import type { Doubt } from './doubt.ts';
import type { Outing } from './outing.ts';

export interface Museums {
  /** Those whose commune is believed; one whose coordinates are not has no position. */
  all: readonly Outing[];
  /** For editors: each with what is not believed of its place. */
  doubtful: readonly (Outing & { doubt: Doubt })[];
  byCommune: ReadonlyMap<string, readonly Outing[]>;
  grid: Grid<Outing>;
}

let loading: Promise<Museums> | undefined;

/** The Musées de France, from the table shipped with the project; read once. */
export function loadMuseums(): Promise<Museums> {
  loading ??= import('./data/museums.json', { with: { type: 'json' } }).then(({ default: { rows } }) => {
    const read = rows.map(parseMuseum);
    const all = read.filter(({ doubt }) => doubt !== 'town').map(({ doubt: _doubt, ...museum }) => museum);
    return {
      all,
      doubtful: read.filter((one): one is Outing & { doubt: Doubt } => one.doubt !== null),
      byCommune: Map.groupBy(all, (one) => one.communeCode),
      grid: makeGrid(all, (one) => one.position),
    };
  });
  return loading;
}

function parseMuseum(line: string): Outing & { doubt: Doubt | null } {
  const [, name = '', communeCode = '', address = '', url = '', lat, lng, said] = line.split('|');
  const doubt = said === 'far' || said === 'town' ? said : null;
  return {
    doubt,
    source: 'museofile',
    kind: 'museum',
    name,
    communeCode,
    address,
    url: url || null,
    position: doubt ? null : { lat: Number(lat), lng: Number(lng) },
    description: '',
    periods: [],
    creator: '',
    updatedOn: null,
  };
}
