import { addDays, type Day } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { choice } from '../form/kinds-of-field.ts';
import type { Block, CalendarEvent } from '../result/result.ts';
import { formatDayOfWeek, formatDistance, formatSpan } from '../result/words.ts';
import { defineTool } from '../tool.ts';
import { formatAge, monthPhrase } from './age-words.ts';
import { datedPregnancy, datingFields, SINCE } from './dating.ts';
import { amenorrhoea, dayOfWeeks, naegele, type Pregnancy, TERM_DAYS } from './pregnancy.ts';

export const DUE_DATE_CHECK =
  'À vérifier avec un professionnel : c’est l’échographie du premier trimestre qui fixe la date retenue pour votre suivi.';

/** The last period that this start supposes, in a cycle of 28 days: what the other conventions count from. */
function conventionRows(pregnancy: Pregnancy): [string, string][] {
  const supposed = dayOfWeeks(pregnancy, 0);
  return [
    ['Usage français : début de grossesse + 9 mois', formatDate(pregnancy.due)],
    ['41 SA jour pour jour (287 jours)', formatDate(addDays(supposed, TERM_DAYS))],
    ['Règle de Naegele (40 SA), ailleurs', formatDate(naegele(supposed))],
  ];
}

function stateRows(pregnancy: Pregnancy, today: Day): [string, string][] {
  const age = amenorrhoea(pregnancy, today);
  const now =
    age.weeks < 0 ? 'la grossesse n’a pas commencé' : `${formatAge(age)}, ${monthPhrase(pregnancy, today)}`;
  return [
    ['Début de grossesse estimé', formatDate(pregnancy.start)],
    ['Aujourd’hui', now],
    ['Naissance à terme', formatSpan(dayOfWeeks(pregnancy, 37), dayOfWeeks(pregnancy, 41, 6))],
    ['Première échographie', formatSpan(dayOfWeeks(pregnancy, 11), dayOfWeeks(pregnancy, 13, 6))],
  ];
}

function blocksOf(pregnancy: Pregnancy, today: Day): Block[] {
  return [
    {
      kind: 'answer',
      label: 'Date prévue d’accouchement',
      value: formatDayOfWeek(pregnancy.due),
      note: formatDistance(today, pregnancy.due),
    },
    { kind: 'facts', rows: [...stateRows(pregnancy, today), ...conventionRows(pregnancy)] },
    { kind: 'note', tone: 'alert', text: DUE_DATE_CHECK },
  ];
}

function eventsOf({ due }: Pregnancy): CalendarEvent[] {
  return [{ title: 'Date prévue d’accouchement', from: due, to: due, text: DUE_DATE_CHECK }];
}

export const dueDateTool = defineTool({
  submit: 'Calculer la date',
  fields: {
    depuis: choice({
      label: 'Vous connaissez',
      options: [SINCE.regles, SINCE.conception, SINCE.transfert],
      start: 'regles',
    }),
    ...datingFields,
  },
  answer(values, today) {
    const dated = datedPregnancy(values, today);
    if ('errors' in dated) return dated;
    return { result: { blocks: blocksOf(dated.pregnancy, today), events: eventsOf(dated.pregnancy) } };
  },
});
