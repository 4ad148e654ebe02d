import type { Atlas } from '#src/features/places/atlas.ts';
import { type Commune, nameSlug } from '#src/features/places/place.ts';
import { distanceKm, nearest } from '#src/features/places/spatial.ts';
import { reachKm } from '../doubt.ts';
import type { Poi } from './poi.ts';

/** Communes are looked for so far around a position. */
const TOO_FAR_KM = 25;

/** The commune an object stands in: by its code, else by the nearest of that postal code or name, else the nearest. */
export function communeOfPoi({ byCode, grid }: Pick<Atlas, 'byCode' | 'grid'>, poi: Poi): Commune | null {
  const coded = byCode.get(poi.insee);
  if (coded && (!coded.position || distanceKm(coded.position, poi) <= reachKm(coded))) return coded;
  const near = nearest(grid, poi, { limit: 40, maxKm: TOO_FAR_KM });
  const city = nameSlug(poi.city).replace(/-(cedex|\d+e(r)?-arrondissement).*$/, '');
  const named = near.find(({ item }) => nameSlug(item.name) === city);
  const posted = near.find(({ item }) => item.postalCodes.includes(poi.postalCode));
  return (named ?? posted ?? near[0])?.item ?? null;
}
