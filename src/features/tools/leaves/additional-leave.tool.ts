import { addMonths, type Day, laterOf } from '#src/lib/calendar-day.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { choice, date, optionalDate } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { formatDeadline, formatSpan } from '../result/words.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import {
  type AdditionalAsk,
  type AdditionalLeave,
  ALLOWANCE,
  additionalLeave,
  additionalProblem,
  CHECKED_ON,
  NOTICE,
  OPEN_FROM,
} from './additional.ts';

const LENGTHS = [
  { value: 'un', label: 'Un mois' },
  { value: 'deux', label: 'Deux mois d’affilée' },
  { value: 'separes', label: 'Deux mois séparés' },
] as const;

export const ADDITIONAL_CHECK = `À vérifier sur ameli.fr avant de vous engager : ces règles sont récentes, et votre convention collective peut en avoir d’autres. Faits relevés le ${formatDate(CHECKED_ON)}.`;

const NOT_OPEN: Block[] = [
  {
    kind: 'answer',
    label: 'Congé supplémentaire de naissance',
    value: 'Pas de droit pour cette naissance',
    note: 'il vaut pour les enfants nés à partir du 1er janvier 2026, ou attendus à partir de cette date',
  },
  { kind: 'note', tone: 'alert', text: ADDITIONAL_CHECK },
];

/** It only follows another leave that is used up: without the end of that one, no day can be said. */
const NEEDS_END: Block[] = [
  {
    kind: 'answer',
    label: 'Votre congé supplémentaire de naissance',
    value: 'Il suit le congé de maternité, de paternité ou d’adoption',
    note: 'donnez le dernier jour de ce congé pour voir vos dates',
  },
  {
    kind: 'note',
    tone: 'cream',
    title: 'Où le trouver ?',
    text: 'Les outils du congé de maternité et du congé du second parent le donnent\u202f; votre employeur et votre caisse aussi. Sans lui, ce congé n’a pas de premier jour.',
  },
  { kind: 'note', tone: 'alert', text: ADDITIONAL_CHECK },
];

const PROBLEMS = {
  'too-soon': {
    debut: `Choisissez un jour après la fin du premier congé, et pas avant le ${formatDate(OPEN_FROM)}.`,
  },
  overlap: { second: 'Le second mois commence après la fin du premier.' },
} as const;

const allowanceText = ({ percent, mostByDay }: (typeof ALLOWANCE)['first' | 'second']) =>
  `${percent}\u202f% du salaire net (au plus ${formatPrice(Math.round(mostByDay * 100))} par jour)`;

function factsOf({ from, before, periods }: AdditionalLeave, today: Day): Block {
  const first = periods[0]?.from ?? from;
  return {
    kind: 'facts',
    rows: [
      ['Il peut commencer', `à partir du ${formatDate(from)}`],
      ['Il commence au plus tard', `le ${formatDate(before)} (neuf mois), chaque période s’il y en a deux`],
      [
        'Prévenir l’employeur',
        `${formatDeadline(addMonths(first, -NOTICE.months), today)}\u202f; un mois avant, ou ${NOTICE.daysAtOnce} jours s’il suit aussitôt le congé de paternité ou d’adoption`,
      ],
      [
        'Indemnité',
        `${allowanceText(ALLOWANCE.first)} le premier mois, ${allowanceText(ALLOWANCE.second)} le second`,
      ],
      ['Pour l’autre parent', 'un droit propre, de la même durée, en même temps ou à tour de rôle'],
    ],
  };
}

function answerOf(leave: AdditionalLeave, today: Day): ToolAnswer {
  const spans = leave.periods.map(({ from, to }) => formatSpan(from, to));
  const blocks: Block[] = [
    {
      kind: 'answer',
      label: 'Votre congé supplémentaire de naissance',
      value: spans.join(', puis '),
      note: leave.periods.length > 1 ? 'deux périodes d’un mois' : '',
    },
    factsOf(leave, today),
    {
      kind: 'note',
      tone: 'cream',
      title: 'Dans quel ordre ?',
      text: 'Il se prend une fois le congé de maternité, de paternité ou d’adoption épuisé. Si ce congé est plus long (naissances multiples, convention collective), le délai de neuf mois est prolongé\u202f: demandez la date à votre caisse.',
    },
    { kind: 'note', tone: 'alert', text: ADDITIONAL_CHECK },
  ];
  const events = leave.periods.map((period) => ({
    title: 'Congé supplémentaire de naissance',
    ...period,
    text: ADDITIONAL_CHECK,
  }));
  return { result: { blocks, events } };
}

/** "As soon as possible" is never a day gone by: a month's notice from today, when the first day has passed. */
function soonest(ask: AdditionalAsk, today: Day): Day | null {
  const { from } = additionalLeave(ask);
  return from < today ? laterOf(from, addMonths(today, 1)) : null;
}

export const additionalLeaveTool = defineTool({
  submit: 'Voir mes dates',
  fields: {
    naissance: date({
      label: 'Date de naissance, prévue ou réelle',
      from: () => '2025-07-01',
      to: (today) => addMonths(today, 12),
      outside: 'Ce congé vaut pour les enfants nés ou attendus à partir du 1er janvier 2026.',
    }),
    terme: optionalDate({
      label: 'Date qui était prévue',
      hint: 'Seulement pour un enfant né en avance, en 2025.',
    }),
    fin: optionalDate({
      label: 'Dernier jour du congé qui précède',
      hint: 'Maternité, paternité ou adoption ; l’outil du congé de maternité le donne.',
    }),
    duree: choice({ label: 'Durée souhaitée', options: LENGTHS, start: 'un' }),
    debut: optionalDate({ label: 'Premier jour souhaité', hint: 'Vide : dès que possible.' }),
    second: optionalDate({
      label: 'Premier jour du second mois',
      when: { field: 'duree', is: ['separes'] },
    }),
  },
  answer({ naissance, terme, fin, duree, debut, second }, today) {
    if (fin && fin < naissance)
      return { errors: { fin: 'Ce congé finit avant la naissance : vérifiez les dates.' } };
    const ask: AdditionalAsk = {
      birth: naissance,
      due: terme,
      previousEnd: fin,
      months: duree === 'un' ? 1 : 2,
      split: duree === 'separes',
      start: debut,
      secondStart: second,
    };
    const leave = additionalLeave({ ...ask, start: debut ?? soonest(ask, today) });
    if (!leave.open) return { result: { blocks: NOT_OPEN } };
    if (fin === null) return { result: { blocks: NEEDS_END } };
    const problem = additionalProblem(leave);
    if (problem === 'too-late') {
      const late = `Il commence le ${formatDate(leave.before)} au plus tard, neuf mois après la naissance ou l’ouverture du droit\u202f: choisissez plus tôt.`;
      return { errors: second && duree === 'separes' ? { second: late } : { debut: late } };
    }
    return problem ? { errors: PROBLEMS[problem] } : answerOf(leave, today);
  },
});
