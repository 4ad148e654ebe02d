import type { Commune, Department } from './place.ts';

const EARTH_RADIUS_KM = 6371;

export interface Neighbour {
  commune: Commune;
  /** As the crow flies, between town halls. */
  km: number;
}

export interface PlaceFacts {
  /** Births per 1,000 people. */
  rate: number;
  /** The same over the whole department; null where the census does not cover it or the city is all of it. */
  departmentRate: number | null;
  comparison: 'above' | 'close' | 'below' | null;
  /** Hours from one birth to the next, on average over the year. */
  hoursBetweenBirths: number;
  /** People per km². */
  density: number;
  /** Of the department's births, 0 to 1. */
  departmentShare: number;
  /** Among the department's communes with a page, by births. */
  rank: number;
  of: number;
}

/** Births of a year per 1,000 people. */
export function birthRate({ births, population }: { births: number; population: number }): number {
  return population > 0 ? (births / population) * 1000 : 0;
}

/** `siblings`: the department's communes with a page, this one included. */
export function placeFacts(
  commune: Commune,
  department: Department,
  siblings: readonly Commune[],
): PlaceFacts {
  const rate = birthRate(commune);
  const comparable = department.population > 0 && department.births > commune.births;
  const departmentRate = comparable ? birthRate(department) : null;
  return {
    rate,
    departmentRate,
    comparison: departmentRate === null ? null : compareRates(rate, departmentRate),
    hoursBetweenBirths: commune.births > 0 ? (365 * 24) / commune.births : 0,
    density: commune.areaKm2 > 0 ? Math.round(commune.population / commune.areaKm2) : 0,
    departmentShare: department.births > 0 ? commune.births / department.births : 0,
    rank: 1 + siblings.filter((other) => other.births > commune.births).length,
    of: siblings.length,
  };
}

/** Within 5 % either way counts as close: a year of births in one town moves more than that by chance. */
export function compareRates(rate: number, reference: number): 'above' | 'close' | 'below' {
  const ratio = rate / reference;
  if (ratio > 1.05) return 'above';
  return ratio < 0.95 ? 'below' : 'close';
}

export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** The nearest communes with a page, closest first, at most `limit` and within `maxKm`. */
export function nearestCommunes(
  from: Commune,
  all: readonly Commune[],
  { limit = 8, maxKm = 200 }: { limit?: number; maxKm?: number } = {},
): Neighbour[] {
  return all
    .filter((commune) => commune.code !== from.code && Math.abs(commune.lat - from.lat) * 111 <= maxKm)
    .map((commune) => ({ commune, km: distanceKm(from, commune) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
