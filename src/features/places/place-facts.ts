import type { Commune, Department } from './place.ts';
import type { Near } from './spatial.ts';

export type Neighbour = Near<Commune>;

/** Under so few births a year, one family more or less moves the rate by a tenth: it is not set against others. */
export const RATE_MIN_BIRTHS = 10;
const HOURS_OF_A_YEAR = 365 * 24;

export interface RateFacts {
  /** Births per 1,000 people. */
  rate: number;
  /** The same over the whole department; null where the city is all of it. */
  departmentRate: number | null;
  comparison: 'above' | 'close' | 'below' | null;
}

export interface PlaceFacts {
  /** Null where a year has too few births, or the census does not cover the place. */
  rates: RateFacts | null;
  /** Hours from one birth to the next, on average over the year; null under RATE_MIN_BIRTHS. */
  hoursBetweenBirths: number | null;
  /** People per km². */
  density: number | null;
  /** Of the department's births, 0 to 1; null when unknown or when the city is all of it. */
  departmentShare: number | null;
  /** Change of population since the former census, as a share; null when it is not comparable. */
  growth: number | null;
  /** Among the department's communes, by births; null without births. */
  rank: number | null;
  /** Communes of the department whose births are known. */
  of: number;
  /** Of these, how many had no birth. */
  without: number;
}

/** Births of a year per 1,000 people; null when either is unknown. */
export function birthRate(births: number | null, population: number | null): number | null {
  return births === null || !population ? null : (births / population) * 1000;
}

/** `siblings`: every commune of the department, this one included. */
export function placeFacts(
  commune: Commune,
  department: Department,
  siblings: readonly Commune[],
): PlaceFacts {
  const { births, areaKm2, population, populationBefore } = commune;
  const { known, without } = birthsAmong(siblings);
  const whole = births === null || department.births <= births;
  return {
    rates: rateFacts(commune, department),
    hoursBetweenBirths: births !== null && births >= RATE_MIN_BIRTHS ? HOURS_OF_A_YEAR / births : null,
    density: areaKm2 ? population / areaKm2 : null,
    departmentShare: whole ? null : births / department.births,
    growth: populationBefore ? population / populationBefore - 1 : null,
    rank: births ? 1 + known.filter((other) => other > births).length : null,
    of: known.length,
    without,
  };
}

interface BirthsAmong {
  known: readonly number[];
  without: number;
}

/** Hundreds of communes of a department ask it of the same communes. */
const counted = new WeakMap<readonly Commune[], BirthsAmong>();

function birthsAmong(siblings: readonly Commune[]): BirthsAmong {
  const before = counted.get(siblings);
  if (before) return before;
  const known = siblings.flatMap((one) => one.births ?? []);
  const among = { known, without: known.filter((births) => births === 0).length };
  counted.set(siblings, among);
  return among;
}

function rateFacts(commune: Commune, department: Department): RateFacts | null {
  const rate = birthRate(commune.births, commune.populationBefore);
  if (rate === null || commune.births === null || commune.births < RATE_MIN_BIRTHS) return null;
  const comparable = department.births > commune.births;
  const departmentRate = comparable ? birthRate(department.births, department.populationBefore) : null;
  const comparison = departmentRate === null ? null : compareRates(rate, departmentRate);
  return { rate, departmentRate, comparison };
}

/** Within 5 % either way counts as close: a year of births in one town moves more than that by chance. */
export function compareRates(rate: number, reference: number): 'above' | 'close' | 'below' {
  const ratio = rate / reference;
  if (ratio > 1.05) return 'above';
  return ratio < 0.95 ? 'below' : 'close';
}
