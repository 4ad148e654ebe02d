import { type Commune, type Department, TOWN_POPULATION } from './place.ts';
import { birthRate } from './place-facts.ts';
import { type Grid, makeGrid } from './spatial.ts';

/** The communes that have a page, found by slug, by department and by position. */
export interface Atlas {
  /** Most people first. */
  communes: readonly Commune[];
  /** In the order of their codes. */
  departments: readonly Department[];
  bySlug: ReadonlyMap<string, Commune>;
  byCode: ReadonlyMap<string, Commune>;
  /** By department's code, most people first. */
  byDepartment: ReadonlyMap<string, readonly Commune[]>;
  grid: Grid<Commune>;
  /** Of TOWN_POPULATION and more. */
  towns: Grid<Commune>;
  /** Births per 1,000 people over the departments that the census table covers. */
  nationalRate: number;
}

export function makeAtlas(communes: readonly Commune[], departments: readonly Department[]): Atlas {
  const largestFirst = communes.toSorted((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1));
  const counted = departments.filter((one) => one.populationBefore > 0);
  const sum = (of: (one: Department) => number) => counted.reduce((total, one) => total + of(one), 0);
  return {
    communes: largestFirst,
    departments: departments.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    byCode: new Map(largestFirst.map((one) => [one.code, one])),
    bySlug: new Map(largestFirst.map((one) => [one.slug, one])),
    byDepartment: Map.groupBy(largestFirst, (one) => one.departmentCode),
    grid: makeGrid(largestFirst, (one) => one.position),
    towns: makeGrid(
      largestFirst.filter((one) => one.population >= TOWN_POPULATION),
      (one) => one.position,
    ),
    nationalRate:
      birthRate(
        sum((one) => one.births),
        sum((one) => one.populationBefore),
      ) ?? 0,
  };
}
