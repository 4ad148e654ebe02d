import { type Commune, nameSlug, type Point } from '#src/features/places/place.ts';
import { distanceKm } from '#src/features/places/spatial.ts';

/**
 * Why the place of an outing is not believed: `far`, its coordinates lie outside the commune that it names; `town`, its
 * address names another one.
 */
export type Doubt = 'far' | 'town';

/** A town hall is rarely farther than this from anything of its commune. */
const NEAR_KM = 10;
/** A commune is no disc: its farthest corner is so many times the radius of one of its area. */
const STRETCH = 1.5;

/** The distance from its town hall at which something may still stand in a commune, in kilometres. */
export function reachKm({ areaKm2 }: Pick<Commune, 'areaKm2'>): number {
  return Math.max(NEAR_KM, STRETCH * Math.sqrt((areaKm2 ?? 0) / Math.PI));
}

export interface Placed {
  address: string;
  postalCode: string;
  position: Point;
}

type Named = Pick<Commune, 'name' | 'postalCodes' | 'position' | 'areaKm2' | 'departmentCode'>;

/** Compares what an outing says of its place with the commune it is counted in; null where all agrees. */
export function doubtOf(placed: Placed, commune: Named, others: readonly Named[]): Doubt | null {
  if (namesAnother(placed, commune, others)) return 'town';
  const { position } = commune;
  return position && distanceKm(position, placed.position) > reachKm(commune) ? 'far' : null;
}

/** A postal code of a commune that is nearer than its own, or words like "Commune d’Oloron-Sainte-Marie". */
function namesAnother(placed: Placed, commune: Named, others: readonly Named[]): boolean {
  const { address, postalCode } = placed;
  if (!commune.postalCodes.includes(postalCode)) {
    const away = kmFrom(placed, commune);
    const posted = others.filter((one) => one.postalCodes.includes(postalCode));
    if (posted.some((one) => kmFrom(placed, one) < away)) return true;
  }
  const town = /\b(?:commune|ville|mairie) d(?:e |['’])\s*(.+)$/i.exec(address)?.[1];
  if (!town) return false;
  const slug = nameSlug(town);
  return slug !== nameSlug(commune.name) && others.some((one) => nameSlug(one.name) === slug);
}

const kmFrom = ({ position }: Placed, commune: Named): number =>
  commune.position ? distanceKm(commune.position, position) : Number.POSITIVE_INFINITY;
