import type { Commune } from '#src/features/places/place.ts';
import type { Outing } from './outing.ts';

/** The towns to name on a town's map: itself, then each that an outing on it is in, in the order of the outings. */
export function townsOfOutings(
  town: Commune,
  outings: readonly Pick<Outing, 'communeCode'>[],
  byCode: ReadonlyMap<string, Commune>,
): Commune[] {
  const codes = new Set([town.code, ...outings.map(({ communeCode }) => communeCode)]);
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}
