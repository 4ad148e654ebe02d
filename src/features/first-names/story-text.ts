import { formatNumber } from '#src/lib/format.ts';
import { LAST_YEAR } from './facts.ts';
import type { Sex } from './first-name.ts';
import type { Generation } from './generation.ts';
import { SPELLINGS_FROM, type Spellings } from './spellings.ts';

const list = new Intl.ListFormat('fr');
const MANY = { m: 'garçons', f: 'filles' } as const;

/** Fewer births in the five years before: a ratio says nothing. */
const HARDLY_GIVEN = 50;

/** "+85 %", "−12 %", "× 2,4" from a doubling on; a dash where hardly anybody was given it before. */
export function changeText(before: number, recent: number): string {
  if (before < HARDLY_GIVEN) return '–';
  const growth = recent / before;
  if (growth >= 2) return `× ${formatNumber(Math.round(growth * 10) / 10)}`;
  const percent = Math.round((growth - 1) * 100);
  if (percent === 0) return '=';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

/** The sum of the spellings, its trend, and the one that is given most today. */
export function spellingsText({ names, recent, before }: Spellings): string {
  const sex = names[0]?.sex ?? 'f';
  const written = list.format(names.slice(0, 4).map(({ name }) => name));
  const more = names.length > 4 ? `, parmi ${names.length} orthographes,` : '';
  const children = `${formatNumber(recent)} ${MANY[sex]}`;
  return `${written}${more} se prononcent à peu près de même. Toutes ensemble, ces orthographes ont été données à ${children} de 2020 à ${LAST_YEAR}, contre ${formatNumber(before)} les cinq années d’avant\u202f; la plus choisie est ${names[0]?.name ?? ''}.`;
}

export function spellingsCaption(names: readonly string[], sex: Sex): string {
  return `Naissances de ${MANY[sex]} par an, de ${SPELLINGS_FROM} à ${LAST_YEAR}\u202f: ${list.format(names)}.`;
}

/** "La moitié des garçons prénommés Léo sont nés entre 2004 et 2018 ; le milieu est 2012, soit 12 ans en 2024." */
export function generationText(name: string, { sex, from, middle, to, age }: Generation): string {
  const half = `La moitié des ${MANY[sex]} ${sex === 'm' ? 'prénommés' : 'prénommées'} ${name}`;
  const born = `${sex === 'm' ? 'sont nés' : 'sont nées'}`;
  const when = from === to ? `en ${from}` : `entre ${from} et ${to}`;
  return `${half} ${born} ${when}\u202f; l’année du milieu est ${middle}, soit ${ageText(age)} en ${LAST_YEAR}.`;
}

const ageText = (age: number) => (age < 2 ? `${age} an` : `${age} ans`);
