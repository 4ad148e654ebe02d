import { type Commune, type Department, nameSlug } from './place.ts';
import { birthRate } from './place-facts.ts';

export interface Region {
  slug: string;
  name: string;
  departments: Department[];
  population: number;
  births: number;
  /** Births per 1,000 people. */
  rate: number | null;
}

/** Regions of several departments, in alphabetical order; one of a single department is that department's page. */
export function makeRegions(departments: readonly Department[]): Region[] {
  return [...Map.groupBy(departments, (one) => one.region)]
    .filter(([, inside]) => inside.length > 1)
    .map(([name, inside]) => {
      const sum = (of: (one: Department) => number) => inside.reduce((total, one) => total + of(one), 0);
      const births = sum((one) => one.births);
      return {
        slug: nameSlug(name),
        name,
        departments: inside.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
        population: sum((one) => one.population),
        births,
        rate: birthRate(births, sum((one) => one.populationBefore) || null),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

/** The towns with the most births, among the communes of these departments. */
export function mostBirths(communes: readonly Commune[], limit: number): Commune[] {
  return communes
    .filter((one) => one.births)
    .toSorted((a, b) => (b.births ?? 0) - (a.births ?? 0))
    .slice(0, limit);
}
