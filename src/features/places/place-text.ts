import { formatCount, formatNumber } from '#src/lib/format.ts';
import { inDepartment, inPlace, ofPlace } from './places.fr.ts';
import type { CityPage } from './places.server.ts';

export const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

export function formatKm(km: number): string {
  return `${km < 10 ? oneDecimal(Math.max(0.1, km)) : formatNumber(Math.round(km))}\u00a0km`;
}

const COMPARISON = {
  above: 'plus que la moyenne de son département',
  close: 'à peu près comme dans l’ensemble de son département',
  below: 'moins que la moyenne de son département',
} as const;

export function cityDescription({ commune, department, facts }: CityPage): string {
  return `${formatCount(commune.births, 'naissance', 'naissances')} ${inPlace(commune.name)} en 2022, soit ${oneDecimal(facts.rate)} pour 1\u202f000 habitants. Comparaison avec ${department.name}, villes voisines et distances.`;
}

/** Facts of this city only: what it counts, how often, and where it stands. */
export function cityIntro({ commune, department, facts }: CityPage): string[] {
  const compared = facts.comparison ? `, ${COMPARISON[facts.comparison]}` : '';
  return [
    `${formatCount(commune.births, 'enfant est né', 'enfants sont nés')} en 2022 de parents qui habitent ${inPlace(commune.name)}\u202f: ${paceText(facts.hoursBetweenBirths)}.`,
    `Cela fait ${oneDecimal(facts.rate)} naissances pour 1\u202f000 habitants${compared}.`,
    ...rankSentence(facts.rank, facts.of, inDepartment(department)),
  ];
}

function rankSentence(rank: number, of: number, where: string): string[] {
  if (of < 2 || where === 'à Paris') return [];
  const place = rank === 1 ? 'la première' : `la ${rank}e`;
  return [
    `C’est ${place} ville de plus de 10\u202f000 habitants ${where} pour le nombre de naissances, sur ${of}.`,
  ];
}

function paceText(hours: number): string {
  if (hours < 2) return `une naissance toutes les ${formatNumber(Math.round(hours * 60))} minutes en moyenne`;
  if (hours < 48) return `une naissance toutes les ${formatNumber(Math.round(hours))} heures en moyenne`;
  return `une naissance tous les ${formatNumber(Math.round(hours / 24))} jours en moyenne`;
}

export function neighboursTitle(name: string): string {
  return `Autour ${ofPlace(name)}`;
}
