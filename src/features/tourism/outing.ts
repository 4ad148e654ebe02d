import type { Point } from '#src/features/places/place.ts';

/** The kinds of outings families look for, in the order that pages show them. */
export const OUTING_KINDS = [
  'event',
  'zoo',
  'farm',
  'leisure',
  'play',
  'park',
  'water',
  'nature',
  'ride',
  'museum',
  'castle',
] as const;
export type OutingKind = (typeof OUTING_KINDS)[number];

export interface Period {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

export interface Outing {
  source: 'museofile' | 'datatourisme';
  kind: OutingKind;
  name: string;
  communeCode: string;
  address: string;
  /** Its own site, http(s). */
  url: string | null;
  /** Null where it is not believed (doubt.ts). */
  position: Point | null;
  description: string;
  periods: readonly Period[];
  /** The publisher of the outing; empty for the museums of the Ministry. */
  creator: string;
  updatedOn: string | null;
}

/** The first period that is not over; null when all are. */
export function nextPeriod(periods: readonly Period[], today: string): Period | null {
  return periods.filter(({ to }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : 1))[0] ?? null;
}

/** Kinds that have something, in the order of OUTING_KINDS; events soonest first, places by name. */
export function byKind<T extends Outing>(
  outings: readonly T[],
  today: string,
): { kind: OutingKind; outings: T[] }[] {
  const start = (one: Outing) => nextPeriod(one.periods, today)?.from ?? '';
  return OUTING_KINDS.map((kind) => ({
    kind,
    outings: outings
      .filter((one) => one.kind === kind)
      .sort((a, b) => start(a).localeCompare(start(b)) || a.name.localeCompare(b.name, 'fr')),
  })).filter((group) => group.outings.length > 0);
}
