import { formatDate, formatNumber } from '#src/lib/format.ts';
import { check, choice, number, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import {
  CHILDCARE_CHECKED_ON,
  type ChildcareAsk,
  type ChildcareCost,
  CMG,
  childminderCost,
  crecheCost,
  INCOME_RANGE,
} from './childcare.ts';

const CENTS = 100;
const MONTHS = 12;
const HIGHEST_INCOME = 100_000;

const CARE = [
  { value: 'assmat', label: 'Assistante maternelle' },
  { value: 'creche', label: 'Crèche' },
  { value: 'autre', label: 'Garde à domicile, micro-crèche' },
] as const;

/** Whole euros: the scale is an estimate, cents would promise more. */
const euros = (cents: number) => `${formatNumber(Math.round(cents / CENTS))}\u202f€`;

const CHECK = `Estimation à vérifier avec le simulateur de l’Urssaf ou de votre Caf. Barème en vigueur depuis le ${formatDate(CMG.since)}, relevé le ${formatDate(CHILDCARE_CHECKED_ON)}\u202f: s’il a changé depuis, le résultat change aussi.`;

const OTHER: Block[] = [
  {
    kind: 'answer',
    label: 'Garde à domicile ou micro-crèche',
    value: 'Cet outil ne sait pas les calculer',
    note: 'leur aide suit un autre barème',
  },
  {
    kind: 'note',
    tone: 'cream',
    title: 'Où demander\u202f?',
    text: 'Le simulateur de l’Urssaf calcule la garde à domicile, celui de la Caf la micro-crèche et les structures.',
  },
];

function outside(income: number): Block[] {
  const [edge, which] = income < INCOME_RANGE.from ? [INCOME_RANGE.from, 'moins'] : [INCOME_RANGE.to, 'plus'];
  return [
    {
      kind: 'answer',
      label: 'Votre reste à payer',
      value: 'Cet outil ne le calcule pas pour ces ressources',
      note: `à ${which} de ${formatNumber(edge)}\u202f€ par mois, un minimum ou un maximum de ressources s’applique, et il change en cours d’année`,
    },
    { kind: 'note', tone: 'alert', text: CHECK },
  ];
}

const answerOf = ({ restCents }: ChildcareCost): Block => ({
  kind: 'answer',
  label: 'Votre reste à payer',
  value: `${euros(restCents)} par mois`,
  note: 'avant le crédit d’impôt',
});

function creditRows({ restCents, taxCreditCents }: ChildcareCost): [string, string][] {
  return [
    [
      'Crédit d’impôt',
      `jusqu’à ${euros(taxCreditCents)} par an, si l’enfant a moins de six ans au 1er janvier`,
    ],
    ['Reste avec le crédit entier', `${euros(restCents - taxCreditCents / MONTHS)} par mois`],
  ];
}

function childminderBlocks(ask: ChildcareAsk, costCents: number): Block[] {
  const cost = childminderCost({ ...ask, costCents });
  const { wholeCents, aidCents, beyondCents } = cost;
  const beyond = `Au-delà de ${formatNumber(CMG.mostCents / CENTS)}\u202f€ de l’heure, rien n’est pris en charge\u202f: ${euros(beyondCents)} par mois ici, et les cotisations de cette part s’y ajoutent.`;
  return [
    answerOf(cost),
    {
      kind: 'facts',
      rows: [
        ['Coût avant aide', `${euros(wholeCents ?? 0)} par mois, repas et entretien compris`],
        ['CMG', `${euros(aidCents ?? 0)} par mois, et les cotisations prises en charge`],
        ...creditRows(cost),
        ['La même durée en crèche', `${euros(crecheCost(ask).restCents)} par mois, par le barème national`],
      ],
    },
    ...(beyondCents > 0 ? [{ kind: 'note', tone: 'cream', text: beyond } as const] : []),
    { kind: 'note', tone: 'alert', text: CHECK },
  ];
}

function crecheBlocks(ask: ChildcareAsk): Block[] {
  const cost = crecheCost(ask);
  const hour = cost.restCents / ask.hours / CENTS;
  return [
    answerOf(cost),
    {
      kind: 'facts',
      rows: [
        ['Par heure', `${formatNumber(Math.round(hour * CENTS) / CENTS)}\u202f€`],
        ...creditRows(cost),
        ['Pour quelles crèches', 'celles que la Caf finance (PSU), qui suivent toutes le barème national'],
      ],
    },
    { kind: 'note', tone: 'alert', text: CHECK },
  ];
}

export const childcareTool = defineTool({
  submit: 'Calculer mon reste à payer',
  fields: {
    mode: choice({ label: 'Mode de garde', options: CARE, start: 'assmat' }),
    ressources: number({
      label: 'Ressources du foyer, par mois',
      hint: 'Le revenu net de l’avis d’impôt que votre Caf utilise, divisé par douze.',
      min: 0,
      max: HIGHEST_INCOME,
      unit: '€',
    }),
    enfants: optionalNumber({ label: 'Enfants à charge', min: 1, max: 15, start: 1 }),
    aeeh: check({ label: 'L’un d’eux ouvre droit à l’AEEH' }),
    heures: optionalNumber({
      label: 'Heures de garde par mois',
      hint: '150 heures\u202f: environ 35 heures par semaine.',
      min: 1,
      max: 400,
      unit: 'heures',
      start: 150,
    }),
    cout: optionalNumber({
      label: 'Coût d’une heure chez l’assistante maternelle',
      hint: 'Salaire net, entretien et repas, divisés par les heures. 4,85\u202f€ est le coût de référence.',
      min: 1,
      max: 30,
      unit: '€',
      start: CMG.referenceCents / CENTS,
      decimals: true,
      when: { field: 'mode', is: ['assmat'] },
    }),
  },
  answer({ mode, ressources, enfants, aeeh, heures, cout }) {
    if (mode === 'autre') return { result: { blocks: OTHER } };
    if (ressources < INCOME_RANGE.from || ressources > INCOME_RANGE.to)
      return { result: { blocks: outside(ressources) } };
    const ask = { income: ressources, children: (enfants ?? 1) + (aeeh ? 1 : 0), hours: heures ?? 150 };
    const costCents = Math.round((cout ?? CMG.referenceCents / CENTS) * CENTS);
    return { result: { blocks: mode === 'creche' ? crecheBlocks(ask) : childminderBlocks(ask, costCents) } };
  },
});
