import type { Day } from '#src/lib/calendar-day.ts';
import { formatDate, formatNumber, formatPrice } from '#src/lib/format.ts';
import { check, choice, number, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import {
  CHILDCARE_CHECKED_ON,
  type ChildcareAsk,
  type ChildcareCost,
  CMG_SCALES,
  type CmgScale,
  childminderCost,
  cmgScaleOf,
  crecheCost,
  homeWage,
  INCOME_RANGE,
} from './childcare.ts';

const CENTS = 100;
const MONTHS = 12;
const HIGHEST_INCOME = 100_000;

const CARE = [
  { value: 'assmat', label: 'Assistante maternelle' },
  { value: 'creche', label: 'Crèche' },
  { value: 'domicile', label: 'Garde à domicile' },
  { value: 'autre', label: 'Micro-crèche, structure' },
] as const;

/** Whole euros: the scale is an estimate, cents would promise more. */
const euros = (cents: number) => `${formatNumber(Math.round(cents / CENTS))}\u202f€`;

/** The newest scale, by which the form is filled in beforehand. */
const NEWEST = CMG_SCALES.at(-1)?.childminder.referenceCents ?? 0;

const CHECK = `Estimation à vérifier avec le simulateur de l’Urssaf ou de votre Caf. Barèmes relevés le ${formatDate(CHILDCARE_CHECKED_ON)}\u202f: s’ils ont changé depuis, le résultat change aussi.`;

const checkOf = ({ from, until }: CmgScale) =>
  `${CHECK} Celui du CMG vaut du ${formatDate(from)} au ${formatDate(until)}.`;

const OTHER: Block[] = [
  {
    kind: 'answer',
    label: 'Micro-crèche ou structure',
    value: 'Cet outil ne sait pas les calculer',
    note: 'leur aide suit un autre barème',
  },
  {
    kind: 'note',
    tone: 'cream',
    title: 'Où demander\u202f?',
    text: 'Le simulateur de la Caf calcule la micro-crèche, et la garde à domicile par une association ou une entreprise.',
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

function unknownScale(today: Day): Block[] {
  return [
    {
      kind: 'answer',
      label: 'Votre reste à payer',
      value: 'Nous n’avons pas encore le barème du CMG',
      note: `celui que cet outil connaît ne vaut plus le ${formatDate(today)}`,
    },
    { kind: 'note', tone: 'alert', text: CHECK },
  ];
}

const beyondNote = (mostCents: number, beyondCents: number): Block[] =>
  beyondCents > 0
    ? [
        {
          kind: 'note',
          tone: 'cream',
          text: `Au-delà de ${formatPrice(mostCents)} de l’heure, rien n’est pris en charge\u202f: ${euros(beyondCents)} par mois ici, et les cotisations de cette part s’y ajoutent.`,
        },
      ]
    : [];

function childminderBlocks(ask: ChildcareAsk & { costCents: number }, scale: CmgScale): Block[] {
  const cost = childminderCost(ask, scale);
  const { wholeCents, aidCents, beyondCents } = cost;
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
    ...beyondNote(scale.childminder.mostCents, beyondCents),
    { kind: 'note', tone: 'alert', text: checkOf(scale) },
  ];
}

/** Of care at home, the wage alone: what its contributions come to depends on a payslip. */
function homeBlocks(ask: ChildcareAsk & { costCents: number }, scale: CmgScale): Block[] {
  const { wholeCents, aidCents, restCents, beyondCents } = homeWage(ask, scale);
  return [
    {
      kind: 'answer',
      label: 'CMG pour le salaire',
      value: `${euros(aidCents)} par mois`,
      note: `il reste ${euros(restCents)} de salaire net par mois, et votre part des cotisations`,
    },
    {
      kind: 'facts',
      rows: [
        ['Salaire net', `${euros(wholeCents)} par mois`],
        ['Coût de référence', `${formatPrice(scale.home.referenceCents)} de l’heure`],
        [
          'Cotisations',
          'pas comptées ici\u202f: le CMG en paie la moitié, jusqu’à un maximum qui dépend de l’âge de l’enfant',
        ],
        ['La même durée en crèche', `${euros(crecheCost(ask).restCents)} par mois, par le barème national`],
      ],
    },
    ...beyondNote(scale.home.mostCents, beyondCents),
    {
      kind: 'note',
      tone: 'cream',
      title: 'Ce n’est pas encore le prix à payer.',
      text: 'Les cotisations et le crédit d’impôt d’un emploi à domicile changent beaucoup le total\u202f: le simulateur de l’Urssaf les calcule.',
    },
    { kind: 'note', tone: 'alert', text: checkOf(scale) },
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
      hint: `Salaire net, entretien et repas, divisés par les heures. ${formatPrice(NEWEST)} est le coût de référence.`,
      min: 1,
      max: 30,
      unit: '€',
      start: NEWEST / CENTS,
      decimals: true,
      when: { field: 'mode', is: ['assmat'] },
    }),
    salaire: optionalNumber({
      label: 'Salaire net d’une heure, à domicile',
      hint: 'Celui que vous payez, vous\u202f: en garde partagée, votre part.',
      min: 1,
      max: 60,
      unit: '€',
      decimals: true,
      when: { field: 'mode', is: ['domicile'] },
    }),
  },
  answer({ mode, ressources, enfants, aeeh, heures, cout, salaire }, today) {
    if (mode === 'autre') return { result: { blocks: OTHER } };
    if (mode === 'domicile' && salaire === null)
      return { errors: { salaire: 'Écrivez le salaire net d’une heure.' } };
    if (ressources < INCOME_RANGE.from || ressources > INCOME_RANGE.to)
      return { result: { blocks: outside(ressources) } };
    const ask = { income: ressources, children: enfants ?? 1, aeeh, hours: heures ?? 150 };
    if (mode === 'creche') return { result: { blocks: crecheBlocks(ask) } };
    const scale = cmgScaleOf(today);
    if (!scale) return { result: { blocks: unknownScale(today) } };
    const cents = (euros: number) => Math.round(euros * CENTS);
    const blocks =
      mode === 'domicile'
        ? homeBlocks({ ...ask, costCents: cents(salaire ?? 0) }, scale)
        : childminderBlocks({ ...ask, costCents: cents(cout ?? NEWEST / CENTS) }, scale);
    return { result: { blocks } };
  },
});
