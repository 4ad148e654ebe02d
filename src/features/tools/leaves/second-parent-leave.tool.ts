import { addMonths, type Day } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate } from '#src/lib/format.ts';
import { check, choice, date, optionalDate, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { formatDayOfWeek, formatDeadline, formatSpan } from '../result/words.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import {
  NOTICE_MONTHS,
  type Period,
  planProblem,
  SECOND_PART_DAYS,
  type SecondParentAsk,
  type SecondParentLeave,
  secondParentLeave,
} from './second-parent.ts';

const PLANS = [
  { value: 'suite', label: 'Tout à la suite' },
  { value: 'une', label: 'En une fois, plus tard' },
  { value: 'deux', label: 'En deux périodes' },
] as const;

const STARTS = [
  { value: 'birth', label: 'Le jour de la naissance' },
  { value: 'next', label: 'Le premier jour ouvrable suivant' },
] as const;

export const SECOND_PARENT_CHECK =
  'À vérifier avec votre employeur : la convention collective peut prévoir plus, et en Alsace-Moselle deux jours fériés s’ajoutent.';

const PROBLEMS = {
  'too-soon': { 'premiere-date': 'Cette période commence avant la fin des jours obligatoires.' },
  overlap: { 'seconde-date': 'Les deux périodes se chevauchent.' },
  'too-short': {
    'premiere-jours':
      'Chaque période compte au moins cinq jours, et le tout ne peut dépasser la durée légale.',
  },
} as const;

const TOO_LATE = 'Ce congé se prend dans les six mois qui suivent la naissance : choisissez plus tôt.';

/** The field of the period that ends too late. */
function tooLate({ secondFrom }: SecondParentAsk, { periods: [first], before }: SecondParentLeave): string {
  return secondFrom && first && first.to <= before ? 'seconde-date' : 'premiere-date';
}

function row(label: string, { from, to }: Period, rule: string) {
  return { cells: [label, formatSpan(from, to), rule] };
}

function tableOf({ birthLeave, compulsory, periods }: SecondParentLeave): Block {
  return {
    kind: 'table',
    title: 'Vos périodes',
    columns: ['Période', 'Dates', 'Règle'],
    rows: [
      row('Congé de naissance', birthLeave, '3 jours ouvrables, payés par l’employeur'),
      row('Première partie', compulsory, '4 jours calendaires, obligatoires'),
      ...periods.map((period, i) =>
        row(periods.length > 1 ? `Seconde partie (${i + 1})` : 'Seconde partie', period, 'facultative'),
      ),
    ],
  };
}

function noticeOf(birth: Day, { periods, before }: SecondParentLeave, today: Day): Block {
  const notices = periods.map(
    ({ from }) =>
      [
        `Prévenir pour la période du ${formatDate(from)}`,
        formatDeadline(addMonths(from, -NOTICE_MONTHS), today),
      ] as const,
  );
  return {
    kind: 'facts',
    rows: [
      ['Annoncer la naissance prévue', formatDeadline(addMonths(birth, -NOTICE_MONTHS), today)],
      ...notices,
      ['Tout doit être pris', `au plus tard le ${formatDate(before)}`],
    ],
  };
}

function answerOf(ask: SecondParentAsk, leave: SecondParentLeave, today: Day): ToolAnswer {
  const total = SECOND_PART_DAYS[ask.multiple ? 'multiple' : 'single'] + 4;
  const blocks: Block[] = [
    {
      kind: 'answer',
      label: 'Congé de paternité et d’accueil de l’enfant',
      value: `${formatCount(total, 'jour', 'jours')}, après 3 jours de naissance`,
      note: `à partir du ${formatDayOfWeek(leave.birthLeave.from)}`,
    },
    tableOf(leave),
    noticeOf(ask.birth, leave, today),
    {
      kind: 'note',
      tone: 'cream',
      title: 'Si l’enfant est hospitalisé dès sa naissance.',
      text: 'Les quatre jours obligatoires se prolongent, à votre demande, pendant l’hospitalisation dans une unité spécialisée, trente jours au plus (L1225-35).',
    },
    { kind: 'note', tone: 'alert', text: SECOND_PARENT_CHECK },
  ];
  const all = [leave.birthLeave, leave.compulsory, ...leave.periods];
  const names = ['Congé de naissance', 'Congé de paternité (obligatoire)'];
  const events = all.map((period, i) => ({
    title: names[i] ?? 'Congé de paternité',
    ...period,
    text: SECOND_PARENT_CHECK,
  }));
  return { result: { blocks, events } };
}

function firstDaysOf(plan: string, given: number | null, multiple: boolean): number {
  const total = SECOND_PART_DAYS[multiple ? 'multiple' : 'single'];
  return plan === 'deux' ? (given ?? Math.ceil(total / 2)) : total;
}

function missingDate(plan: string, first: Day | null): boolean {
  return plan !== 'suite' && first === null;
}

export const secondParentLeaveTool = defineTool({
  submit: 'Calculer mon congé',
  fields: {
    naissance: date({
      label: 'Date de naissance, prévue ou réelle',
      from: () => '2021-07-01',
      to: (today) => addMonths(today, 10),
      outside:
        'Ces règles valent pour les naissances depuis le 1er juillet 2021, et jusqu’à dix mois à venir.',
    }),
    plusieurs: check({ label: 'Jumeaux ou plus' }),
    debut: choice({ label: 'Les trois jours commencent', options: STARTS, start: 'next' }),
    plan: choice({ label: 'Les jours suivants', options: PLANS, start: 'suite' }),
    'premiere-date': optionalDate({
      label: 'Début de la période',
      hint: 'De la première, si vous en prenez deux.',
      when: { field: 'plan', is: ['une', 'deux'] },
    }),
    'premiere-jours': optionalNumber({
      label: 'Durée de la première',
      min: 5,
      max: 23,
      unit: 'jours',
      when: { field: 'plan', is: ['deux'] },
    }),
    'seconde-date': optionalDate({
      label: 'Début de la seconde',
      hint: 'Vide : aussitôt après la première.',
      when: { field: 'plan', is: ['deux'] },
    }),
  },
  answer(values, today) {
    if (missingDate(values.plan, values['premiere-date'])) {
      return { errors: { 'premiere-date': 'Écrivez le premier jour de cette période.' } };
    }
    const ask: SecondParentAsk = {
      birth: values.naissance,
      multiple: values.plusieurs,
      start: values.debut,
      firstFrom: values['premiere-date'],
      firstDays: firstDaysOf(values.plan, values['premiere-jours'], values.plusieurs),
      secondFrom: values['seconde-date'],
    };
    const leave = secondParentLeave(ask);
    const problem = planProblem(ask, leave);
    if (problem === 'too-late') return { errors: { [tooLate(ask, leave)]: TOO_LATE } };
    return problem ? { errors: PROBLEMS[problem] } : answerOf(ask, leave, today);
  },
});
