import type { Atlas } from '#src/features/places/atlas.ts';
import type { Commune, Department } from '#src/features/places/place.ts';

/** A place with a page of outings that is made of data: a town, or a department of several (`town` is null). */
export interface OutingPlace {
  slug: string;
  department: Department;
  town: Commune | null;
  outings: number;
}

type Counts = ReadonlyMap<string, number>;

/** Those of a department, itself before its towns. One of a single commune has the page of that one alone. */
export function outingPlacesIn(
  department: Department,
  { byDepartment }: Pick<Atlas, 'byDepartment'>,
  counts: Counts,
): OutingPlace[] {
  const communes = byDepartment.get(department.code) ?? [];
  const towns = communes.flatMap((town) => {
    const outings = counts.get(town.code);
    return outings ? [{ slug: town.slug, department, town, outings }] : [];
  });
  const outings = towns.reduce((sum, one) => sum + one.outings, 0);
  const whole: OutingPlace = { slug: department.slug, department, town: null, outings };
  return towns.length > 0 && communes.length > 1 ? [whole, ...towns] : towns;
}

/** Every such place. */
export const outingPlaces = (
  atlas: Pick<Atlas, 'departments' | 'byDepartment'>,
  counts: Counts,
): OutingPlace[] => atlas.departments.flatMap((department) => outingPlacesIn(department, atlas, counts));
