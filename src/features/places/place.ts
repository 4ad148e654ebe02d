export interface Commune {
  code: string;
  /** `nom-code`, as `nantes-44`, `ajaccio-2a` (1,441 French communes share a name). */
  slug: string;
  name: string;
  departmentCode: string;
  postalCodes: readonly string[];
  lat: number;
  lng: number;
  areaKm2: number;
  population: number;
  births: number;
}

export interface Department {
  code: string;
  slug: string;
  name: string;
  region: string;
  /** 0: the census of that year does not cover it (Mayotte). */
  population: number;
  births: number;
}

export const POPULATION_YEAR = 2021;
export const BIRTHS_YEAR = 2022;
/** A city page is published from this population on. */
export const PAGE_MIN_POPULATION = 10_000;

/** The department is the first two characters of a commune's code, three overseas. */
export function departmentOf(communeCode: string): string {
  return communeCode.slice(0, communeCode.startsWith('97') ? 3 : 2);
}

export function placeSlug(name: string, departmentCode: string): string {
  return `${nameSlug(name)}-${departmentCode.toLowerCase()}`;
}

export function nameSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
