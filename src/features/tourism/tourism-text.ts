import { formatKm, peopleText } from '#src/features/places/place-text.ts';
import { inDepartment, inPlace, ofDepartment, ofPlace } from '#src/features/places/places.fr.ts';
import { formatCount } from '#src/lib/format.ts';
import { byKind, type Outing } from './outing.ts';
import { kindCount } from './tourism.fr.ts';
import type { DepartmentOutings, TownPage } from './tourism-page.server.ts';

const LONGEST_TITLE = 70;

/** "12 musées, 3 parcs et jardins et 1 zoo": what there is, by kind. */
export function kindsText(outings: readonly Outing[], today: string): string {
  const parts = byKind(outings, today).map((group) => kindCount(group.kind, group.outings.length));
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} et ${last}` : (last ?? '');
}

export function townTitle({ town, department }: TownPage): string {
  const start = `À faire en famille ${inPlace(town.name)}`;
  if (town.name === department.name) return start;
  const full = `${start} (${department.name})`;
  return full.length <= LONGEST_TITLE ? full : `${start} (${department.code})`;
}

export function townDescription({ town, department, inside, around, today }: TownPage): string {
  const has = inside.length > 0 ? `${kindsText(inside, today)} ${inPlace(town.name)}` : town.name;
  const near =
    around.length > 0
      ? `, ${formatCount(around.length, 'autre sortie', 'autres sorties')} à moins de 30\u00a0km`
      : '';
  return `${has}${near}. Adresses, distances et carte, ${inDepartment(department)}.`;
}

/** Facts of this town only: what it has, and what is near. */
export function townLead({ town, inside, around, today }: TownPage): string {
  const has =
    inside.length > 0
      ? `${kindsText(inside, today)} ${inPlace(town.name)} (${peopleText(town.population)}).`
      : `${town.name} compte ${peopleText(town.population)}.`;
  const [first] = around;
  const near = first
    ? ` La sortie la plus proche hors de la commune est à ${formatKm(first.km)}\u202f: ${first.item.name}.`
    : '';
  return has + near;
}

export function departmentTitle({ department }: DepartmentOutings): string {
  return `À faire en famille ${inDepartment(department)}`;
}

export function departmentDescription({ department, outings, towns, today }: DepartmentOutings): string {
  if (outings.length === 0)
    return `Des idées de sorties avec des enfants ${inDepartment(department)}, choisies par la rédaction.`;
  return `${kindsText(outings, today)} ${inDepartment(department)}, dans ${formatCount(towns.length, 'commune', 'communes')}\u202f: adresses, carte et villes où sortir avec des enfants.`;
}

export function departmentLead({ department, outings, towns, today }: DepartmentOutings): string {
  const [first, second] = towns;
  if (!first) return '';
  const where = `${kindsText(outings, today)} ${inDepartment(department)}, dans ${formatCount(towns.length, 'commune', 'communes')}.`;
  if (!second || first.outings === second.outings || first.outings < 3) return where;
  return `${where} C’est ${inPlace(first.commune.name)} qu’il y en a le plus\u202f: ${first.outings}.`;
}

export const aroundTitle = (name: string) => `Autour ${ofPlace(name)}, à moins de 30\u00a0km`;
export const departmentLink = (department: DepartmentOutings['department']) =>
  `Toutes les sorties ${ofDepartment(department)}`;
