import type { Step } from '#src/lib/breadcrumbs.ts';
import { formatCount, formatNumber } from '#src/lib/format.ts';
import { childrenText, everBySex, lastYearText, peakBySex, recentBySex } from './both-sexes.ts';
import type { FirstNameFacts } from './facts.ts';
import { RANK_MIN_BIRTHS, type Sex } from './first-name.ts';
import { TREND_SENTENCE } from './first-names.fr.ts';

/** "Prénom Léo : rang, naissances et prénoms proches", within 70 characters whatever the name. */
export function firstNameTitle(name: string): string {
  return `Prénom ${name}\u202f: rang, naissances, prénoms proches`;
}

export function firstNameDescription(facts: FirstNameFacts): string {
  return `${facts.name} a été donné à ${childrenText(everBySex(facts))} en France depuis 1900. Courbe des naissances, rang, décennie phare et prénoms proches.`;
}

/** From the home page to a name, by its first letter. */
export function firstNameSteps(name: string, slug: string): Step[] {
  const letter = slug.charAt(0);
  return [
    { label: 'Accueil', href: '/' },
    { label: 'Prénoms', href: '/prenoms' },
    { label: `Lettre ${letter.toUpperCase()}`, href: `/prenoms/lettre/${letter}` },
    { label: name },
  ];
}

/** Two or three sentences of facts, never of filler. */
export function firstNameIntro(facts: FirstNameFacts): string[] {
  const recent = childrenText(recentBySex(facts)) ?? 'aucun enfant';
  return [
    `${lastYearText(facts)}, et ${recent} sur les cinq dernières années\u202f: ${TREND_SENTENCE[facts.trend]}.`,
    `Son sommet date de ${facts.peakYear}, avec ${childrenText(peakBySex(facts))}.`,
    ...sexSentence(facts),
  ];
}

function sexSentence({ bySex, mainSex, mainShare }: FirstNameFacts): string[] {
  const share = Math.round(mainShare * 100);
  if (!bySex.m || !bySex.f || share > 95) return [];
  return [`C’est un prénom mixte, donné à ${share}\u202f% à des ${mainSex === 'm' ? 'garçons' : 'filles'}.`];
}

/** "12e" or "1er"; null when so few were born that there is none. */
export function rankText(rank: number | null | undefined, sex: Sex): string | null {
  if (rank === null || rank === undefined) return null;
  return rank === 1
    ? `1er prénom de ${sex === 'm' ? 'garçon' : 'fille'}`
    : `${formatNumber(rank)}e prénom de ${sex === 'm' ? 'garçon' : 'fille'}`;
}

/** For a cell that holds both: "71e des filles". */
export function rankAmong(rank: number | null | undefined, sex: Sex): string | null {
  if (rank === null || rank === undefined) return null;
  return `${formatNumber(rank)}${rank === 1 ? 'er' : 'e'} des ${sex === 'm' ? 'garçons' : 'filles'}`;
}

/** Beside the rank, or beside its absence. */
export function rankDetail(births: number): string {
  const said = formatCount(births, 'naissance', 'naissances');
  return births < RANK_MIN_BIRTHS ? `${said}\u202f: le classement commence à ${RANK_MIN_BIRTHS}` : said;
}
