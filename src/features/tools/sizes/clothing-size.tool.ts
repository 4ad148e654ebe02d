import { addMonths, type Day, monthsBetween } from '#src/lib/calendar-day.ts';
import { formatDate, formatNumber } from '#src/lib/format.ts';
import { optionalDate, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import { adviseSize, type ClothingSize, type SizeAdvice, wornCalendar } from './sizes.ts';

const BY = {
  height: 'd’après sa taille',
  weight: 'd’après son poids, qui demande plus large que sa taille',
  age: 'd’après son seul âge : mesurez-le pour être sûr',
} as const;

export function sizeText({ label, european }: ClothingSize): string {
  return `${label} (${european})`;
}

function rowsOf({ size, next, byHeight, byWeight, byAge }: SizeAdvice): [string, string][] {
  return [
    ['Prévue pour', `jusqu’à ${formatNumber(size.height)} cm, ${formatNumber(size.weight)} kg environ`],
    ...(byHeight ? [['Par la taille', sizeText(byHeight)] as [string, string]] : []),
    ...(byWeight ? [['Par le poids', sizeText(byWeight)] as [string, string]] : []),
    ...(byAge ? [['Par l’âge', sizeText(byAge)] as [string, string]] : []),
    ...(next ? [['À offrir d’avance', `${sizeText(next)}, ou la suivante`] as [string, string]] : []),
  ];
}

function calendarOf(birth: Day, today: Day): Block {
  return {
    kind: 'table',
    title: 'Quand chaque taille sera portée',
    columns: ['Taille', 'Le plus souvent', 'Saison'],
    rows: wornCalendar(birth).map(({ size, from, to, seasons }) => ({
      cells: [sizeText(size), `${formatDate(from)} au ${formatDate(to)}`, seasons.join(', ')],
      past: to < today,
    })),
  };
}

const VARY: Block = {
  kind: 'note',
  tone: 'cream',
  text: 'Les marques ne taillent pas toutes pareil : sur l’étiquette, les centimètres comptent plus que les mois.',
};

function headline({ size, by }: SizeAdvice): Block {
  return { kind: 'answer', label: 'Taille conseillée aujourd’hui', value: size.label, note: BY[by] };
}

const NOTHING = 'Écrivez au moins une mesure, un âge ou une date de naissance.';
const TOO_BIG =
  'Au-delà de 36 mois (95 cm, 15,5 kg), les tailles se disent en années : cet outil s’arrête là.';

function ageOf(months: number | null, birth: Day | null, today: Day): number | null {
  if (months !== null) return months;
  return birth !== null && birth <= today ? monthsBetween(birth, today) : null;
}

/** The field whose measure is past the table. */
function tooBig({ taille, poids, mois }: Record<'taille' | 'poids' | 'mois', number | null>): string {
  if (taille !== null && !adviseSize({ months: null, height: taille, weight: null })) return 'taille';
  if (poids !== null) return 'poids';
  return mois === null ? 'naissance' : 'mois';
}

export const clothingSizeTool = defineTool({
  submit: 'Trouver la taille',
  fields: {
    taille: optionalNumber({ label: 'Taille', min: 30, max: 120, unit: 'cm', decimals: true }),
    poids: optionalNumber({ label: 'Poids', min: 1, max: 25, unit: 'kg', decimals: true }),
    mois: optionalNumber({ label: 'Âge', hint: 'En mois révolus.', min: 0, max: 48, unit: 'mois' }),
    naissance: optionalDate({
      label: 'Naissance, pour la saison',
      hint: 'Prévue ou réelle.',
      from: (today) => addMonths(today, -48),
      to: (today) => addMonths(today, 10),
      outside: 'Choisissez une date entre quatre ans en arrière et dix mois à venir.',
    }),
  },
  answer({ taille, poids, mois, naissance }, today) {
    const months = ageOf(mois, naissance, today);
    if (taille === null && poids === null && months === null && naissance === null) {
      return { errors: { taille: NOTHING } };
    }
    const advice = adviseSize({ months, height: taille, weight: poids });
    const asked = taille !== null || poids !== null || months !== null;
    if (asked && !advice) return { errors: { [tooBig({ taille, poids, mois })]: TOO_BIG } };
    const blocks: Block[] = [
      ...(advice ? [headline(advice), { kind: 'facts' as const, rows: rowsOf(advice) }] : []),
      ...(naissance ? [calendarOf(naissance, today)] : []),
      VARY,
    ];
    return { result: { blocks } };
  },
});
