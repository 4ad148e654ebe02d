import type { Point } from '#src/features/places/place.ts';
import { type Grid, makeGrid } from '#src/features/places/spatial.ts';
import type { Doubt } from './doubt.ts';
import type { Outing } from './outing.ts';

export interface Museum extends Outing {
  /** Its number in Muséofile. */
  reference: string;
  doubt: Doubt | null;
  /** The coordinates that its source gives, believed or not. */
  said: Point;
}

export interface Museums {
  /** Those whose commune is believed; one whose coordinates are not has no position. */
  all: readonly Outing[];
  /** For editors: each with what is not believed of its place. */
  doubtful: readonly (Museum & { doubt: Doubt })[];
  byCommune: ReadonlyMap<string, readonly Outing[]>;
  grid: Grid<Outing>;
}

let loading: Promise<Museums> | undefined;

/** The Musées de France, from the table shipped with the project; read once. */
export function loadMuseums(): Promise<Museums> {
  loading ??= import('./data/museums.json', { with: { type: 'json' } }).then(({ default: { rows } }) => {
    const read = rows.map(parseMuseum);
    const all = read.filter(({ doubt }) => doubt !== 'town').map(toOuting);
    return {
      all,
      doubtful: read.filter((one): one is Museum & { doubt: Doubt } => one.doubt !== null),
      byCommune: Map.groupBy(all, (one) => one.communeCode),
      grid: makeGrid(all, (one) => one.position),
    };
  });
  return loading;
}

const toOuting = ({ reference: _reference, doubt: _doubt, said: _said, ...outing }: Museum): Outing => outing;

function parseMuseum(line: string): Museum {
  const [reference = '', name = '', communeCode = '', address = '', url = '', lat, lng, told] =
    line.split('|');
  const doubt = told === 'far' || told === 'town' ? told : null;
  const said = { lat: Number(lat), lng: Number(lng) };
  return {
    reference,
    doubt,
    said,
    source: 'museofile',
    kind: 'museum',
    name,
    communeCode,
    address,
    url: url || null,
    position: doubt ? null : said,
    description: '',
    periods: [],
    creator: '',
    updatedOn: null,
  };
}
