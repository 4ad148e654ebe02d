import { DEPARTMENTS } from './departments.ts';
import { type Commune, type Department, populationYear } from './place.ts';

export const SOURCE_LINE =
  'Sources\u202f: Insee, code officiel géographique 2026, population de référence, recensement 2021 et état civil 2022 (naissances selon la commune où vit la mère, hors naissances à l’étranger)\u202f; La Poste, codes postaux. Licence Ouverte 2.0.';

/** "à Nantes", "au Havre", "aux Abymes", "à La Rochelle". */
export function inPlace(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** "de Nantes", "d’Angers", "du Havre", "des Abymes". */
export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[AEIOUÉÈÊÎŒHY]/.test(name) && !/^(Ham|Hen|Her|Hal|Hau|Ho|You|Yu)/.test(name)
    ? `d’${name}`
    : `de ${name}`;
}

const LOCATIVES = new Map(DEPARTMENTS.map(({ code, locative }) => [code, locative]));

/** "en Loire-Atlantique", "dans le Nord", "dans l’Ain", "dans les Landes". */
export function inDepartment({ code, name }: Pick<Department, 'code' | 'name'>): string {
  const words = LOCATIVES.get(code) ?? 'dans le département';
  return words.endsWith('’') ? `${words}${name}` : `${words} ${name}`;
}

/** "de la Manche", "du Nord", "de l’Ain", "des Landes", "d’Eure-et-Loir", "de La Réunion". */
export function ofDepartment({ code, name }: Pick<Department, 'code' | 'name'>): string {
  const words = LOCATIVES.get(code) ?? '';
  if (words === 'dans le') return `du ${name}`;
  if (words === 'dans les') return `des ${name}`;
  if (words === 'dans la') return `de la ${name}`;
  if (words === 'dans l’') return `de l’${name}`;
  return ofPlace(name);
}

/** A collectivity of the Pacific or of the Caribbean is no department. */
export function isDepartment({ code }: Pick<Department, 'code'>): boolean {
  return !/^97[578]|^98/.test(code);
}

/** Titles are unique: a name alone is not, its department's beside it is. */
export function cityTitle(
  { name, births }: Pick<Commune, 'name' | 'births'>,
  department: Pick<Department, 'code' | 'name'>,
): string {
  const title = (where: string) =>
    births === null ? `${name}${where}\u202f: population` : `Naissances ${inPlace(name)}${where}`;
  if (name === department.name) return title('');
  const full = title(` (${department.name})`);
  return full.length <= 70 ? full : title(` (${department.code})`);
}

/** "en 2023", the year of a population; the census of some territories is older. */
export function inPopulationYear({ departmentCode }: Pick<Commune, 'departmentCode'>): string {
  return `en ${populationYear(departmentCode)}`;
}

/** "en Bretagne", "dans le Grand Est", "dans les Pays de la Loire". */
export function inRegion(name: string): string {
  if (name === 'Grand Est') return `dans le ${name}`;
  return name === 'Hauts-de-France' || name === 'Pays de la Loire' ? `dans les ${name}` : `en ${name}`;
}
