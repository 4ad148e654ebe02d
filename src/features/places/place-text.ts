import { formatCount, formatNumber } from '#src/lib/format.ts';
import { birthRate, type RateFacts } from './place-facts.ts';
import { inDepartment, inPlace, inPopulationYear, isDepartment, ofDepartment, ofPlace } from './places.fr.ts';
import type { CityPage } from './places.server.ts';

/** A rank is worth a sentence among the first, or in the first tenth. */
const RANKS_TOLD = 20;

export const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);
export const birthsText = (births: number) => formatCount(births, 'naissance', 'naissances');
export const peopleText = (people: number) => formatCount(people, 'habitant', 'habitants');

export function formatKm(km: number): string {
  return `${km < 10 ? oneDecimal(Math.max(0.1, km)) : formatNumber(Math.round(km))}\u00a0km`;
}

const COMPARISON: Record<NonNullable<RateFacts['comparison']>, string> = {
  above: 'plus que la moyenne',
  close: 'à peu près autant que la moyenne',
  below: 'moins que la moyenne',
};

export function cityDescription(city: CityPage): string {
  const { commune, facts } = city;
  const people = `${peopleText(commune.population)} ${inPopulationYear(commune)}`;
  if (commune.births === null)
    return `${commune.name}, ${inDepartment(city.department)}\u202f: ${people}, codes postaux, communes voisines et distances.`;
  const rate = facts.rates ? `, soit ${oneDecimal(facts.rates.rate)} pour 1\u202f000 habitants` : '';
  const births = commune.births === 0 ? 'Aucune naissance' : birthsText(commune.births);
  return `${births} ${inPlace(commune.name)} en 2022${rate}. ${people}, communes voisines et distances.`;
}

/** Facts of this city only: what it counts, how often, and where it stands. */
export function cityIntro(city: CityPage): string[] {
  return [...birthsSentences(city), ...rateSentence(city), ...rankSentence(city), ...townSentence(city)];
}

function birthsSentences({ commune, department, facts }: CityPage): string[] {
  const { births, name } = commune;
  if (births === null)
    return [
      `${peopleText(commune.population)} vivent ${inPlace(name)} ${inPopulationYear(commune)}.`,
      'L’état civil de 2022 n’y est pas publié à part\u202f: nous ne donnons pas de nombre de naissances.',
    ];
  if (births === 0) {
    const alike =
      facts.without > 1 &&
      `, comme dans ${formatCount(facts.without - 1, 'autre commune', 'autres communes')} ${ofDepartment(department)}`;
    return [`Aucune naissance n’a été comptée ${inPlace(name)} en 2022${alike || ''}.`];
  }
  const pace = facts.hoursBetweenBirths === null ? '' : `\u202f: ${paceText(facts.hoursBetweenBirths)}`;
  return [
    `${births === 1 ? 'Un enfant est né' : formatCount(births, 'enfant est né', 'enfants sont nés')} en 2022 de parents qui habitent ${inPlace(name)}${pace}.`,
  ];
}

function rateSentence({ facts: { rates }, department, nationalRate }: CityPage): string[] {
  if (!rates) return [];
  const start = `Cela fait ${oneDecimal(rates.rate)} naissances pour 1\u202f000 habitants`;
  if (rates.comparison === null)
    return [`${start}, contre ${oneDecimal(nationalRate)} en France hors Mayotte.`];
  return [`${start}, ${COMPARISON[rates.comparison]} ${ofDepartment(department)}.`];
}

function rankSentence({ facts: { rank, of }, commune, department }: CityPage): string[] {
  if (rank === null || of < 2 || !isDepartment(department)) return [];
  if ((commune.births ?? 0) < 10 || rank > Math.max(RANKS_TOLD, of / 10)) return [];
  const place = rank === 1 ? 'la première' : `la ${rank}e`;
  return [
    `C’est ${place} commune ${ofDepartment(department)} pour le nombre de naissances, sur ${formatNumber(of)}.`,
  ];
}

/** Names the nearest town, for a place that is not one. */
function townSentence({ commune, towns: [town] }: CityPage): string[] {
  if (!town || commune.population >= 5000) return [];
  return [
    `La ville de plus de 10\u202f000 habitants la plus proche est ${town.item.name}, à ${formatKm(town.km)}.`,
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

/** "12 naissances, 9,4 ‰" in a list; the rate only where it says something. */
export function birthsNote({ births, populationBefore }: CityPage['commune']): string {
  if (births === null) return 'naissances non publiées';
  const rate = births >= 10 ? birthRate(births, populationBefore) : null;
  return rate === null ? birthsText(births) : `${birthsText(births)}, ${oneDecimal(rate)}\u00a0‰`;
}
