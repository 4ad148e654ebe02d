import { addDays, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { choice, optionalDate } from '../form/kinds-of-field.ts';
import type { Block, CalendarEvent } from '../result/result.ts';
import { formatDistance, formatSpan } from '../result/words.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import { formatAge, gestationPhrase, monthPhrase } from './age-words.ts';
import { datedPregnancy, datingFields, SINCE } from './dating.ts';
import { type FollowUpStep, followUp, nextStep } from './follow-up.ts';
import { amenorrhoea, dayOfWeeks, monthStart, type Pregnancy, TRIMESTERS } from './pregnancy.ts';

/** Code de la sécurité sociale, L160-9: all care is covered in full from the sixth month on. */
const COVERED_FROM_MONTH = 6;

export const WEEK_CHECK =
  'À vérifier avec un professionnel : votre sage-femme ou votre médecin peut avancer, reculer ou ajouter un rendez-vous.';

function stepDates({ from, to }: FollowUpStep): string {
  return from === null ? `jusqu’au ${formatDate(to)} inclus` : formatSpan(from, to);
}

function bandOf(pregnancy: Pregnancy, day: Day): Block {
  const first = dayOfWeeks(pregnancy, 0);
  const days = daysBetween(first, pregnancy.due);
  const [one, two] = TRIMESTERS.map((weeks) => weeks * 7) as [number, number];
  return {
    kind: 'band',
    caption: `Du ${formatDate(first)} (0 SA) au ${formatDate(pregnancy.due)} (terme)`,
    stretches: [
      {
        length: one,
        label: `1er trimestre, jusqu’au ${formatDate(dayOfWeeks(pregnancy, 14, -1))}`,
        tint: 'sun',
      },
      {
        length: two - one,
        label: `2e trimestre, jusqu’au ${formatDate(dayOfWeeks(pregnancy, 28, -1))}`,
        tint: 'sage',
      },
      { length: days - two, label: '3e trimestre, jusqu’à la naissance', tint: 'coral' },
    ],
    at: daysBetween(first, day) / days,
  };
}

function headline(pregnancy: Pregnancy, day: Day, today: Day): Block {
  const age = amenorrhoea(pregnancy, day);
  return {
    kind: 'answer',
    label: day === today ? 'Vous en êtes à' : `Le ${formatDate(day)}, vous en serez à`,
    value: age.weeks < 0 ? 'pas encore enceinte à cette date' : formatAge(age),
    note: age.weeks < 0 ? '' : monthPhrase(pregnancy, day),
  };
}

function factsOf(pregnancy: Pregnancy, day: Day, today: Day): Block {
  const next = nextStep(followUp(pregnancy), today);
  return {
    kind: 'facts',
    rows: [
      ['En semaines de grossesse (SG)', gestationPhrase(pregnancy, day)],
      ['Date prévue d’accouchement', `${formatDate(pregnancy.due)}, ${formatDistance(today, pregnancy.due)}`],
      ['Prise en charge à 100 %', `à partir du ${formatDate(monthStart(pregnancy, COVERED_FROM_MONTH))}`],
      ['Prochain rendez-vous', next ? `${next.label} : ${stepDates(next)}` : 'le suivi est terminé'],
    ],
  };
}

const LAST_WEEK = 41;

/** The page of that week (features/weeks owns it, and stands after this room). */
function weekLink(pregnancy: Pregnancy, day: Day): Block[] {
  const { weeks } = amenorrhoea(pregnancy, day);
  if (weeks < 1 || weeks > LAST_WEEK) return [];
  const text = `Lire la semaine : ${weeks} SA`;
  return [{ kind: 'items', items: [{ text, href: `/grossesse/semaine-${weeks}` }] }];
}

function answerOf(pregnancy: Pregnancy, day: Day, today: Day): ToolAnswer {
  const steps = followUp(pregnancy);
  const events: CalendarEvent[] = [
    ...steps.map((step) => ({
      title: step.label,
      from: step.from ?? step.to,
      to: step.to,
      text: WEEK_CHECK,
    })),
    { title: 'Date prévue d’accouchement', from: pregnancy.due, to: pregnancy.due },
  ];
  const rows = steps.map((step) => ({ cells: [step.label, stepDates(step)], past: step.to < today }));
  const blocks: Block[] = [
    headline(pregnancy, day, today),
    bandOf(pregnancy, day),
    factsOf(pregnancy, day, today),
    { kind: 'table', title: 'Votre calendrier de suivi', columns: ['Rendez-vous', 'Dates'], rows },
    ...weekLink(pregnancy, day),
    { kind: 'note', tone: 'alert', text: WEEK_CHECK },
  ];
  return { result: { blocks, events } };
}

export const pregnancyWeekTool = defineTool({
  submit: 'Voir ma semaine',
  fields: {
    depuis: choice({
      label: 'Vous connaissez',
      options: [SINCE.terme, SINCE.regles, SINCE.conception, SINCE.transfert],
      start: 'terme',
    }),
    ...datingFields,
    jour: optionalDate({
      label: 'Voir un autre jour qu’aujourd’hui',
      hint: 'Facultatif : un rendez-vous, un voyage.',
    }),
  },
  answer({ jour, ...dating }, today) {
    const dated = datedPregnancy(dating, today);
    if ('errors' in dated) return dated;
    const { pregnancy } = dated;
    const day = jour ?? today;
    const far = day < addDays(pregnancy.start, -60) || day > addDays(pregnancy.due, 60);
    return far && jour
      ? { errors: { jour: 'Choisissez un jour de cette grossesse.' } }
      : answerOf(pregnancy, day, today);
  },
});
