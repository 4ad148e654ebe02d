import { addDays, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { date, number, optionalNumber } from '../form/kinds-of-field.ts';
import { CYCLE_MAX, CYCLE_MIN, USUAL_CYCLE } from '../pregnancy/pregnancy.ts';
import type { Block } from '../result/result.ts';
import { formatDistance, formatSpan } from '../result/words.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import { type Cycle, nextCycles } from './fertile-window.ts';

const AGO_MAX_DAYS = 60;
const CYCLES = 3;
/** The shortest cycles of two months ago are followed that far, to reach a window still to come and the one after. */
const FOLLOWED = 5;

export const FERTILE_WARNING =
  'Ce calcul n’est pas une contraception : l’ovulation varie d’un cycle à l’autre, et une grossesse est possible hors de ces dates.';
const WHEN_TO_ASK =
  'À vérifier avec un professionnel si la grossesse se fait attendre un an, six mois après 35 ans, ou tout de suite si vos cycles sont très irréguliers.';

function factsOf({ ovulationFrom, ovulationTo, nextPeriodFrom, nextPeriodTo }: Cycle): Block {
  return {
    kind: 'facts',
    rows: [
      ['Ovulation estimée', formatSpan(ovulationFrom, ovulationTo)],
      ['Jours les plus favorables', formatSpan(addDays(ovulationFrom, -2), ovulationTo)],
      ['Prochaines règles', formatSpan(nextPeriodFrom, nextPeriodTo)],
      ['Un test de grossesse a du sens', `à partir du ${formatDate(addDays(nextPeriodTo, 1))}`],
    ],
  };
}

function bandOf({ from, fertileFrom, fertileTo, nextPeriodTo }: Cycle, today: Day): Block {
  const total = daysBetween(from, nextPeriodTo);
  const passed = daysBetween(from, today);
  return {
    kind: 'band',
    caption: `Le cycle, ${formatSpan(from, addDays(nextPeriodTo, -1))}`,
    stretches: [
      { length: daysBetween(from, fertileFrom), label: 'Avant', tint: 'cream' },
      { length: daysBetween(fertileFrom, fertileTo) + 1, label: 'Fenêtre fertile', tint: 'coral' },
      { length: daysBetween(fertileTo, nextPeriodTo) - 1, label: 'Après', tint: 'cream' },
    ],
    ...(passed >= 0 && passed <= total ? { at: (passed + 0.5) / total } : {}),
  };
}

function answerOf(followed: readonly Cycle[], today: Day): ToolAnswer {
  const at = followed.findIndex(({ fertileTo }) => fertileTo >= today);
  const next = followed[at];
  if (!next) return { errors: {} };
  const cycles = followed.slice(Math.max(0, at - 1)).slice(0, CYCLES);
  const rows = cycles.map((cycle) => ({
    cells: [
      formatSpan(cycle.fertileFrom, cycle.fertileTo),
      formatSpan(cycle.ovulationFrom, cycle.ovulationTo),
      formatSpan(cycle.nextPeriodFrom, cycle.nextPeriodTo),
    ],
    past: cycle.fertileTo < today,
  }));
  const open = next.fertileFrom <= today && today <= next.fertileTo;
  const blocks: Block[] = [
    {
      kind: 'answer',
      label: 'Fenêtre fertile estimée',
      value: formatSpan(next.fertileFrom, next.fertileTo),
      note: open ? 'elle est en cours' : formatDistance(today, next.fertileFrom),
    },
    { kind: 'note', tone: 'alert', title: 'Attention.', text: FERTILE_WARNING },
    bandOf(next, today),
    factsOf(next),
    {
      kind: 'table',
      title: 'Ce cycle et les suivants',
      columns: ['Fenêtre fertile', 'Ovulation estimée', 'Règles suivantes'],
      rows,
    },
    { kind: 'note', tone: 'cream', text: WHEN_TO_ASK },
  ];
  const events = cycles.map((cycle) => ({
    title: 'Fenêtre fertile estimée',
    from: cycle.fertileFrom,
    to: cycle.fertileTo,
    text: FERTILE_WARNING,
  }));
  return { result: { blocks, events } };
}

export const fertileWindowTool = defineTool({
  submit: 'Estimer la fenêtre',
  fields: {
    date: date({
      label: 'Premier jour des dernières règles',
      from: (today) => addDays(today, -AGO_MAX_DAYS),
      to: (today) => today,
      outside: 'Choisissez un jour des deux derniers mois : au-delà, le calcul ne vaut plus rien.',
    }),
    cycle: number({
      label: 'Durée du cycle (la plus courte)',
      min: CYCLE_MIN,
      max: CYCLE_MAX,
      unit: 'jours',
      start: USUAL_CYCLE,
    }),
    'cycle-long': optionalNumber({
      label: 'La plus longue, si elle varie',
      hint: 'Facultatif, sur les six derniers mois.',
      min: CYCLE_MIN,
      max: CYCLE_MAX,
      unit: 'jours',
    }),
  },
  answer({ date: from, cycle: shortest, 'cycle-long': given }, today) {
    const longest = given ?? shortest;
    if (longest < shortest)
      return { errors: { 'cycle-long': 'La durée la plus longue est plus courte que l’autre.' } };
    if (longest - shortest > 10) {
      return {
        errors: { 'cycle-long': 'Avec plus de dix jours d’écart, ce calcul ne peut rien dire d’utile.' },
      };
    }
    return answerOf(nextCycles(from, { shortest, longest, count: FOLLOWED }), today);
  },
});
