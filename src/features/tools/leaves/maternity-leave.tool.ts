import { addDays, addMonths, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate } from '#src/lib/format.ts';
import { check, choice, date, optionalDate } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { formatDayOfWeek, formatSpan, weeksText } from '../result/words.ts';
import { defineTool } from '../tool.ts';
import { bandOfLeave } from './leave-band.ts';
import {
  type BirthTiming,
  MATERNITY_WEEKS,
  type MaternityAsk,
  type MaternityLeave,
  maternityLeave,
  minimumLeave,
} from './maternity.ts';

const CASES = [
  { value: 'first', label: '1er ou 2e enfant' },
  { value: 'third', label: '3e enfant ou plus' },
  { value: 'twins', label: 'Jumeaux' },
  { value: 'triplets', label: 'Triplés ou plus' },
] as const;

/** Weeks moved: after the birth (plus) or before it (minus). */
const MOVES = [
  { value: '0', label: 'Non, aux dates légales' },
  { value: '1', label: 'Reporter 1 semaine après' },
  { value: '2', label: 'Reporter 2 semaines après' },
  { value: '3', label: 'Reporter 3 semaines après' },
  { value: '-1', label: 'Partir 1 semaine plus tôt' },
  { value: '-2', label: 'Partir 2 semaines plus tôt' },
  { value: '-3', label: 'Partir 3 semaines plus tôt' },
  { value: '-4', label: 'Partir 4 semaines plus tôt' },
] as const;

export const LEAVE_CHECK =
  'À vérifier avec votre employeur et votre caisse : la date qui compte est celle de votre déclaration de grossesse, et votre convention collective peut être plus favorable.';

const TIMINGS: Record<Exclude<BirthTiming, 'due'>, string> = {
  early:
    'Naissance en avance : la durée totale ne change pas, les jours non pris avant sont pris après (L1225-20).',
  'before-leave':
    'Naissance avant le début du congé : il commence le jour de la naissance et garde toute sa durée (L1225-20).',
  'very-early':
    'Naissance plus de six semaines en avance et enfant hospitalisé : les jours entre la naissance et le début prévu du congé s’ajoutent (L1225-23).',
  late: 'Naissance après la date prévue : l’attente prolonge le congé d’avant, celui d’après reste entier.',
};

function factsOf(leave: MaternityLeave): Block {
  return {
    kind: 'facts',
    rows: [
      ['Premier jour du congé', formatDayOfWeek(leave.from)],
      ['Dernier jour du congé', formatDayOfWeek(leave.to)],
      ['Reprise possible', formatDayOfWeek(addDays(leave.to, 1))],
      ['Prévu avant et après', `${weeksText(leave.weeksBefore)} avant, ${weeksText(leave.weeksAfter)} après`],
      ['Durée', lengthText(leave)],
    ],
  };
}

function lengthText({ days, extraDays }: MaternityLeave): string {
  const whole =
    days % 7 === 0
      ? `${weeksText(days / 7)} (${formatCount(days, 'jour', 'jours')})`
      : formatCount(days, 'jour', 'jours');
  return extraDays > 0 ? `${whole}, dont ${formatCount(extraDays, 'jour', 'jours')} en plus` : whole;
}

function notesOf(ask: MaternityAsk, leave: MaternityLeave): Block[] {
  const least = minimumLeave(ask.due);
  const notes: Block[] = [];
  if (leave.timing !== 'due') notes.push({ kind: 'note', tone: 'sage', text: TIMINGS[leave.timing] });
  if (ask.moved > 0) {
    notes.push({
      kind: 'note',
      tone: 'cream',
      title: 'Report.',
      text: `Demandez-le avant le ${formatDate(addDays(ask.due, -7 * MATERNITY_WEEKS[ask.kind].before))}, avec l’avis favorable de la personne qui suit la grossesse. Un arrêt de travail pendant les semaines reportées annule le report.`,
    });
  }
  notes.push({
    kind: 'note',
    tone: 'cream',
    title: 'Minimum légal.',
    text: `Même écourté, le congé compte huit semaines, dont six après la naissance : au plus court, ${formatSpan(least.from, least.to)} pour une naissance à la date prévue (L1225-29).`,
  });
  return [...notes, { kind: 'note', tone: 'alert', text: LEAVE_CHECK }];
}

function moveError(kind: MaternityAsk['kind'], moved: number): string | null {
  const { advance } = MATERNITY_WEEKS[kind];
  if (-moved <= advance) return null;
  if (advance === 0)
    return 'La loi ne permet d’avancer le congé que pour un 3e enfant (2 semaines) ou des jumeaux (4 semaines).';
  return `Pour cette situation, le congé s’avance de ${weeksText(advance)} au plus.`;
}

function birthError(due: Day, birth: Day | null): string | null {
  if (!birth) return null;
  const late = daysBetween(due, birth);
  if (late > 28)
    return 'Cette naissance est plus de quatre semaines après la date prévue : vérifiez les deux dates.';
  return late < -140
    ? 'Cette naissance est plus de vingt semaines avant la date prévue : vérifiez les deux dates.'
    : null;
}

export const maternityLeaveTool = defineTool({
  submit: 'Calculer mon congé',
  fields: {
    terme: date({
      label: 'Date prévue d’accouchement',
      hint: 'Celle de la déclaration de grossesse.',
      from: (today) => addMonths(today, -24),
      to: (today) => addMonths(today, 10),
      outside: 'Choisissez une date entre deux ans en arrière et dix mois à venir.',
    }),
    enfants: choice({ label: 'Vous attendez', options: CASES, start: 'first' }),
    deplacer: choice({ label: 'Déplacer des semaines', options: MOVES, start: '0', as: 'select' }),
    naissance: optionalDate({ label: 'Naissance, si elle a eu lieu', hint: 'Facultatif.' }),
    hopital: check({ label: 'Née plus de six semaines en avance, mon enfant a dû rester à l’hôpital' }),
  },
  answer({ terme: due, enfants: kind, deplacer, naissance: birth, hopital: inHospital }) {
    const moved = Number(deplacer);
    const move = moveError(kind, moved);
    const born = birthError(due, birth);
    if (move || born)
      return { errors: { ...(move && { deplacer: move }), ...(born && { naissance: born }) } };
    const ask: MaternityAsk = { due, kind, moved, birth, inHospital };
    const leave = maternityLeave(ask);
    const blocks: Block[] = [
      {
        kind: 'answer',
        label: 'Votre congé de maternité',
        value: formatSpan(leave.from, leave.to),
        note: lengthText(leave),
      },
      bandOfLeave(leave, birth ?? due),
      factsOf(leave),
      ...notesOf(ask, leave),
    ];
    const events = [
      { title: 'Congé de maternité', from: leave.from, to: leave.to, text: LEAVE_CHECK },
      { title: 'Date prévue d’accouchement', from: due, to: due },
    ];
    return { result: { blocks, events } };
  },
});
