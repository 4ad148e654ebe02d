import { formatCount, formatDate } from '#src/lib/format.ts';
import type { OutingKind, Period } from './outing.ts';

export const KIND_TITLES: Record<OutingKind, string> = {
  event: 'Fêtes, spectacles et ateliers',
  zoo: 'Zoos et aquariums',
  farm: 'Fermes à visiter',
  leisure: 'Parcs de loisirs',
  play: 'Aires de jeux',
  park: 'Parcs et jardins',
  water: 'Plages, lacs et piscines',
  nature: 'Nature',
  ride: 'Petits trains et promenades en bateau',
  museum: 'Musées',
  castle: 'Châteaux',
};

const KIND_COUNTS: Record<OutingKind, [one: string, many: string]> = {
  event: ['fête ou spectacle', 'fêtes et spectacles'],
  zoo: ['zoo ou aquarium', 'zoos et aquariums'],
  farm: ['ferme à visiter', 'fermes à visiter'],
  leisure: ['parc de loisirs', 'parcs de loisirs'],
  play: ['aire de jeux', 'aires de jeux'],
  park: ['parc ou jardin', 'parcs et jardins'],
  water: ['lieu de baignade', 'lieux de baignade'],
  nature: ['site naturel', 'sites naturels'],
  ride: ['promenade en train ou en bateau', 'promenades en train ou en bateau'],
  museum: ['musée', 'musées'],
  castle: ['château', 'châteaux'],
};

export function kindCount(kind: OutingKind, count: number): string {
  const [one, many] = KIND_COUNTS[kind];
  return formatCount(count, one, many);
}

export const MUSEUMS_SOURCE =
  'Musées\u202f: ministère de la Culture, Muséofile, liste des Musées de France (Licence Ouverte 2.0).';
export const IMPORTS_SOURCE =
  'Autres sorties\u202f: DATAtourisme, publiées par les offices et comités de tourisme nommés à côté de chacune (Licence Ouverte 2.0).';
export const CHECK_FIRST =
  'Horaires, tarifs et âges conseillés changent\u202f: vérifiez-les auprès du lieu avant de partir.';

/** "le 14 juillet 2027", "du 3 au 5 juin 2027", "jusqu’au 5 juin 2027" once begun. */
export function periodText({ from, to }: Period, today: string): string {
  if (from === to) return `le ${formatDate(from)}`;
  if (from <= today) return `jusqu’au ${formatDate(to)}`;
  const start =
    from.slice(0, 7) === to.slice(0, 7) ? dayOf(from) : formatDate(from).replace(yearOf(from, to), '');
  return `du ${start} au ${formatDate(to)}`;
}

function dayOf(date: string): string {
  const day = Number(date.slice(8));
  return day === 1 ? '1er' : String(day);
}

/** The year is said once when both ends are of the same. */
function yearOf(from: string, to: string): string {
  return from.slice(0, 4) === to.slice(0, 4) ? ` ${from.slice(0, 4)}` : '';
}
