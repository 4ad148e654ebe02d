export interface Point {
  lat: number;
  lng: number;
}

export interface Commune {
  code: string;
  /** `nom-code`, as `nantes-44`, `ajaccio-2a` (1,441 French communes share a name). */
  slug: string;
  name: string;
  departmentCode: string;
  postalCodes: readonly string[];
  /** Its town hall, WGS-84; null where the table of positions has none (the collectivities of the Pacific). */
  position: Point | null;
  areaKm2: number | null;
  /** The last one published (`populationYear`). */
  population: number;
  /** Of 2021: what the births of 2022 are set against. */
  populationBefore: number | null;
  /** Of 2022; null where they are not published for this commune alone. */
  births: number | null;
}

export interface Department {
  code: string;
  slug: string;
  name: string;
  region: string;
  population: number;
  /** 0: the census of that year does not cover it (Mayotte, the collectivities). */
  populationBefore: number;
  /** 0: not published. */
  births: number;
  /** Communes that people live in. */
  communes: number;
}

export const BIRTHS_YEAR = 2022;
/** From this population on a commune is called a town: the census's own threshold between its two methods. */
export const TOWN_POPULATION = 10_000;

/** Of the last population published: Mayotte, Polynesia and New Caledonia have censuses of their own. */
export function populationYear(departmentCode: string): number {
  return CENSUS_YEARS[departmentCode] ?? 2023;
}

const CENSUS_YEARS: Record<string, number> = { '976': 2017, '987': 2022, '988': 2025 };

/** The department is the first two characters of a commune's code, three overseas. */
export function departmentOf(communeCode: string): string {
  return communeCode.slice(0, /^9[78]/.test(communeCode) ? 3 : 2);
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
