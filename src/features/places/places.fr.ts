import { DEPARTMENTS } from './departments.ts';
import type { Commune, Department } from './place.ts';

export const SOURCE_LINE =
  'Sources : Insee, recensement de la population 2021 et état civil 2022 (naissances selon la commune où vit la mère) ; La Poste, codes postaux. Licence Ouverte 2.0.';

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

export function cityTitle({ name }: Commune, department: Pick<Department, 'name'>): string {
  const full = `Naissances ${inPlace(name)} (${department.name})`;
  return full.length <= 56 && name !== department.name ? full : `Naissances ${inPlace(name)}`;
}
