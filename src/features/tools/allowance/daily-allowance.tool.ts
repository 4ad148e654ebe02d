import { addDays, addMonths, type Day } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate, formatPrice } from '#src/lib/format.ts';
import { choice, date, number, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import {
  ALLOWANCE_CHECKED_ON,
  ALLOWANCE_YEARS,
  type DailyAllowance,
  dailyAllowance,
} from './daily-allowance.ts';

const CENTS = 100;
const HIGHEST_WAGE = 100_000;

const SITUATIONS = [
  { value: 'mensuel', label: 'Salaire mensuel régulier' },
  { value: 'autre', label: 'Autre situation' },
] as const;

export const ALLOWANCE_CHECK = `Estimation à vérifier auprès de votre caisse : elle seule connaît vos droits. Montants relevés le ${formatDate(ALLOWANCE_CHECKED_ON)}.`;

const OTHER: Block[] = [
  {
    kind: 'answer',
    label: 'Indemnités journalières',
    value: 'Cet outil ne peut pas les estimer',
    note: 'il ne connaît que la règle du salaire mensuel régulier',
  },
  {
    kind: 'note',
    tone: 'cream',
    title: 'Où demander ?',
    text: 'Intérim, saisons, plusieurs employeurs, chômage, travail indépendant, fonction publique : le calcul suit d’autres périodes ou d’autres règles. Votre caisse les applique, et ameli.fr propose un simulateur.',
  },
];

function unknownYear(from: Day): Block[] {
  const known = Object.keys(ALLOWANCE_YEARS).join(' et ');
  return [
    {
      kind: 'answer',
      label: `Congé qui commence en ${from.slice(0, 4)}`,
      value: 'Nous n’avons pas encore les montants de cette année',
      note: `cet outil connaît ceux de ${known}`,
    },
    { kind: 'note', tone: 'alert', text: ALLOWANCE_CHECK },
  ];
}

const BOUNDS = {
  ceiling: 'Un de vos mois dépasse le plafond : il compte pour le plafond seulement.',
  minimum: 'Votre salaire donnerait moins que le minimum : c’est le minimum qui est versé.',
} as const;

function factsOf({ netCents, year }: DailyAllowance, days: number): Block {
  return {
    kind: 'facts',
    rows: [
      ['Après CSG et CRDS (6,7 %)', `${formatPrice(netCents)} par jour, avant impôt`],
      [`Pour ${formatCount(days, 'jour', 'jours')}`, `${formatPrice(netCents * days)} environ`],
      ['Salaire retenu au plus', `${formatPrice(year.ceilingCents)} bruts par mois`],
      [
        'Minimum et maximum',
        `${formatPrice(year.minimumCents)} et ${formatPrice(year.maximumCents)} par jour`,
      ],
    ],
  };
}

function answerOf(found: DailyAllowance, { days, from }: { days: number; from: Day }): ToolAnswer {
  const { bound } = found;
  const blocks: Block[] = [
    {
      kind: 'answer',
      label: 'Indemnité journalière estimée',
      value: `${formatPrice(found.grossCents)} par jour`,
      note: `avant CSG et CRDS, versée tous les jours du congé, dimanches compris, du ${formatDate(from)} au ${formatDate(addDays(from, days - 1))}`,
    },
    factsOf(found, days),
    ...(bound ? [{ kind: 'note', tone: 'cream', text: BOUNDS[bound] } as const] : []),
    {
      kind: 'note',
      tone: 'cream',
      title: 'Votre employeur complète parfois.',
      text: 'Une convention collective ou un accord peut maintenir le salaire : demandez au service du personnel, et si l’employeur avance les indemnités.',
    },
    { kind: 'note', tone: 'alert', text: ALLOWANCE_CHECK },
  ];
  return { result: { blocks } };
}

const wage = (label: string) => number({ label, min: 0, max: HIGHEST_WAGE, unit: '€ bruts', decimals: true });

export const dailyAllowanceTool = defineTool({
  submit: 'Estimer mes indemnités',
  fields: {
    situation: choice({ label: 'Votre salaire', options: SITUATIONS, start: 'mensuel' }),
    mois1: wage('Salaire du dernier mois travaillé'),
    mois2: wage('Salaire du mois d’avant'),
    mois3: wage('Salaire d’un mois plus tôt'),
    debut: date({
      label: 'Premier jour du congé',
      from: () => '2025-01-01',
      to: (today) => addMonths(today, 12),
      outside: 'Cet outil estime les congés qui commencent depuis 2025, et jusqu’à un an à venir.',
    }),
    jours: optionalNumber({
      label: 'Durée du congé',
      hint: '112 jours pour un premier ou deuxième enfant, 25 pour le congé de paternité.',
      min: 1,
      max: 350,
      unit: 'jours',
      start: 112,
    }),
  },
  answer({ situation, mois1, mois2, mois3, debut, jours }) {
    if (situation === 'autre') return { result: { blocks: OTHER } };
    const monthsCents = [mois1, mois2, mois3].map((euros) => Math.round(euros * CENTS));
    const found = dailyAllowance({ from: debut, monthsCents });
    if (!found) return { result: { blocks: unknownYear(debut) } };
    return answerOf(found, { days: jours ?? 112, from: debut });
  },
});
