import { addMonths, type Day } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { date } from '../form/kinds-of-field.ts';
import type { Block, CalendarEvent, Step } from '../result/result.ts';
import { formatDistance, formatSpan } from '../result/words.ts';
import { defineTool } from '../tool.ts';
import { currentSchedule, type DatedStep, datedSteps, type Schedule } from './schedule.ts';

export const VACCINES_CHECK =
  'À vérifier avec un professionnel : médecin, sage-femme, pharmacien ou PMI adaptent ce calendrier à chaque enfant (naissance prématurée, maladie, retard, voyage).';
const FIRST_BIRTH = '2018-01-01';

function linesOf({ required, advised }: DatedStep): Step['lines'] {
  return [
    ...required.map((text) => ({ tag: 'obligatoire', tint: 'coral' as const, text })),
    ...advised.map((text) => ({ tag: 'recommandé', tint: 'sage' as const, text })),
  ];
}

function stepsOf(steps: readonly DatedStep[], today: Day): Block {
  return {
    kind: 'steps',
    title: 'Les dates de votre enfant',
    steps: steps.map((step) => ({
      label: step.age,
      when: step.from === step.to ? `à partir du ${formatDate(step.from)}` : formatSpan(step.from, step.to),
      past: step.to < today,
      lines: linesOf(step),
    })),
  };
}

function sourceOf({ title, source, law, checked }: Schedule): Block {
  return {
    kind: 'facts',
    rows: [
      ['Édition', title],
      ['Source', source],
      ['Obligations', law],
      ['Relevé le', formatDate(checked)],
    ],
  };
}

function eventsOf(steps: readonly DatedStep[]): CalendarEvent[] {
  return steps.map(({ age, from, required, advised }) => ({
    title: `Vaccins des ${age}`,
    from,
    to: from,
    text: [
      ...required.map((dose) => `Obligatoire : ${dose}`),
      ...advised.map((dose) => `Recommandé : ${dose}`),
      VACCINES_CHECK,
    ].join('\n'),
  }));
}

function headline(steps: readonly DatedStep[], today: Day): Block {
  const next = steps.find(({ to }) => to >= today);
  if (!next) return { kind: 'answer', label: 'Calendrier', value: 'Toutes les étapes sont passées' };
  if (next.from < today) {
    const note = `jusqu’au ${formatDate(next.to)}`;
    return { kind: 'answer', label: 'Étape en cours', value: next.age, note };
  }
  return {
    kind: 'answer',
    label: `Prochaine étape : ${next.age}`,
    value: formatDate(next.from),
    note: formatDistance(today, next.from),
  };
}

const BEFORE_2025 =
  'Enfant né avant 2025 : les obligations contre les méningocoques ACWY et B ne sont pas les mêmes, et un rattrapage se discute. Montrez le carnet de santé.';

/** The schedule without dates, for who has not asked yet. */
export function undatedSchedule(schedule: Schedule = currentSchedule()): readonly Block[] {
  const steps = datedSteps(schedule, FIRST_BIRTH);
  return [
    {
      kind: 'steps',
      title: `Le calendrier, édition ${schedule.edition}`,
      steps: steps.map((step) => ({ label: step.age, lines: linesOf(step) })),
    },
    sourceOf(schedule),
  ];
}

export function vaccinesTool(schedule: Schedule = currentSchedule()) {
  return defineTool({
    submit: 'Dater le calendrier',
    fields: {
      naissance: date({
        label: 'Date de naissance, prévue ou réelle',
        from: () => FIRST_BIRTH,
        to: (today) => addMonths(today, 10),
        outside:
          'Ce calendrier vaut pour les enfants nés depuis le 1er janvier 2018, et jusqu’à dix mois à venir.',
      }),
    },
    answer({ naissance }, today) {
      const steps = datedSteps(schedule, naissance);
      const blocks: Block[] = [
        headline(steps, today),
        ...(naissance < schedule.since
          ? [{ kind: 'note' as const, tone: 'alert' as const, text: BEFORE_2025 }]
          : []),
        stepsOf(steps, today),
        { kind: 'note', tone: 'alert', text: VACCINES_CHECK },
        sourceOf(schedule),
      ];
      return { result: { blocks, events: eventsOf(steps.filter(({ from }) => from >= today)) } };
    },
  });
}
