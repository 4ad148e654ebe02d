import type { Step } from '#src/lib/breadcrumbs.ts';
import { formatCount, formatNumber } from '#src/lib/format.ts';
import type { LetterGroup } from './letter-groups.ts';
import { type Department, populationYear } from './place.ts';
import { birthRate, compareRates } from './place-facts.ts';
import { birthsText, oneDecimal, peopleText } from './place-text.ts';
import { inDepartment, inPlace, inRegion, isDepartment, ofDepartment, ofPlace } from './places.fr.ts';
import type { DepartmentPage, RegionPage } from './places.server.ts';

const AGAINST_FRANCE = {
  above: 'plus qu’en France hors Mayotte',
  close: 'à peu près comme en France hors Mayotte',
  below: 'moins qu’en France hors Mayotte',
} as const;

const rateOf = ({ births, populationBefore }: Department) => birthRate(births, populationBefore || null);

export function departmentTitle(department: Department): string {
  return department.births > 0
    ? `Naissances ${inDepartment(department)}, commune par commune`
    : `${department.name}\u202f: communes et population`;
}

export function departmentDescription({ department, communes }: DepartmentPage): string {
  const rate = rateOf(department);
  const births =
    department.births > 0
      ? `${birthsText(department.births)} ${inDepartment(department)} en 2022${rate === null ? '' : `, ${oneDecimal(rate)} pour 1\u202f000 habitants`}. `
      : '';
  return `${births}${formatCount(communes.length, 'commune', 'communes')}, ${peopleText(department.population)}\u202f: les chiffres de chacune.`;
}

/** Describes the department by its figures; says nothing of what they do not tell. */
export function departmentLead(page: DepartmentPage): string {
  const { department, communes, nationalRate } = page;
  const rate = rateOf(department);
  const people = `${peopleText(department.population)} en ${populationYear(department.code)}, dans ${formatCount(communes.length, 'commune', 'communes')}.`;
  if (department.births === 0)
    return `${people} Les tables de naissances par commune ne couvrent pas cette collectivité\u202f: nous n’en donnons pas.`;
  const born = `${formatCount(department.births, 'enfant est né', 'enfants sont nés')} en 2022 de parents qui vivent ${inDepartment(department)}`;
  if (rate === null)
    return `${born}. La table du recensement de 2021 ne couvre pas ce département\u202f: aucun taux n’est calculé.`;
  return `${born}, soit ${oneDecimal(rate)} naissances pour 1\u202f000 habitants, ${AGAINST_FRANCE[compareRates(rate, nationalRate)]}.${shareText(page)}`;
}

/** Tells the first town's share of the births, where it is a large part. */
function shareText({ department, communes: [first] }: DepartmentPage): string {
  const share = first?.births && isDepartment(department) ? first.births / department.births : 0;
  if (!first || share < 0.15 || share === 1) return '';
  return ` ${first.name} en compte ${formatNumber(Math.round(share * 100))}\u202f%.`;
}

export function departmentSteps({ department, region }: DepartmentPage, group?: LetterGroup): Step[] {
  const root = `/naissances/departement/${department.slug}`;
  return [
    { label: 'Accueil', href: '/' },
    { label: 'Naissances', href: '/naissances' },
    ...(region ? [{ label: region.name, href: `/naissances/region/${region.slug}` }] : []),
    group ? { label: department.name, href: root } : { label: department.name },
    ...(group ? [{ label: group.label }] : []),
  ];
}

export function lettersTitle(department: Department, { label }: LetterGroup): string {
  return `Communes ${ofDepartment(department)}\u202f: ${label}, naissances de 2022`;
}

export function lettersDescription(department: Department, { label, communes }: LetterGroup): string {
  const [first = '', last = ''] = [communes[0], communes.at(-1)].map((one) => one?.name);
  return `Les ${formatCount(communes.length, 'commune', 'communes')} ${ofDepartment(department)} en ${label}, ${ofPlace(first)} ${inPlace(last)}\u202f: naissances de 2022 et taux pour 1\u202f000 habitants.`;
}

export function regionLead({ region, nationalRate }: RegionPage): string {
  const rates = region.departments
    .flatMap((one) => {
      const rate = rateOf(one);
      return rate === null ? [] : [{ one, rate }];
    })
    .sort((a, b) => b.rate - a.rate);
  const [first, last] = [rates[0], rates.at(-1)];
  const born = `${formatCount(region.births, 'enfant est né', 'enfants sont nés')} en 2022 de parents qui vivent ${inRegion(region.name)}`;
  const rate =
    region.rate === null
      ? ''
      : `, soit ${oneDecimal(region.rate)} pour 1\u202f000 habitants (${oneDecimal(nationalRate)} en France hors Mayotte)`;
  const range =
    first && last && first !== last
      ? ` C’est ${inDepartment(first.one)} que l’on naît le plus à population égale (${oneDecimal(first.rate)}), ${inDepartment(last.one)} que l’on naît le moins (${oneDecimal(last.rate)}).`
      : '';
  return `${born}${rate}.${range}`;
}
