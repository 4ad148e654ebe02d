import { addDays, addMonths, type Day, daysBetween } from '#src/lib/calendar-day.ts';
import type { FieldErrors } from '../form/field.ts';
import { choice, date, number } from '../form/kinds-of-field.ts';
import {
  CYCLE_MAX,
  CYCLE_MIN,
  fromDueDate,
  fromPeriod,
  fromTransfer,
  type Pregnancy,
  pregnancyFrom,
  USUAL_CYCLE,
} from './pregnancy.ts';

export type Since = 'regles' | 'conception' | 'transfert' | 'terme';

export const SINCE = {
  regles: { value: 'regles', label: 'Mes dernières règles' },
  conception: { value: 'conception', label: 'L’ovulation ou la conception' },
  transfert: { value: 'transfert', label: 'Un transfert d’embryon (FIV)' },
  terme: { value: 'terme', label: 'La date prévue' },
} as const;

/** Age of an embryo at its transfer, in days: J2, J3, J5, J6. */
const EMBRYO_AGES = [
  { value: '2', label: '2 jours' },
  { value: '3', label: '3 jours' },
  { value: '5', label: '5 jours (blastocyste)' },
  { value: '6', label: '6 jours' },
] as const;

/** The fields by which a pregnancy is dated; each tool asks for its own ways of knowing. */
export const datingFields = {
  date: date({
    label: 'Cette date',
    hint: 'Pour des règles, leur premier jour.',
  }),
  cycle: number({
    label: 'Durée habituelle du cycle',
    hint: 'Du premier jour des règles à la veille des suivantes.',
    min: CYCLE_MIN,
    max: CYCLE_MAX,
    unit: 'jours',
    start: USUAL_CYCLE,
    when: { field: 'depuis', is: ['regles'] },
    outside: `Ce calcul vaut pour des cycles de ${CYCLE_MIN} à ${CYCLE_MAX} jours.`,
  }),
  embryon: choice({
    label: 'Âge de l’embryon au transfert',
    options: EMBRYO_AGES,
    start: '5',
    when: { field: 'depuis', is: ['transfert'] },
  }),
};

export interface Dating {
  depuis: Since;
  date: Day;
  cycle: number;
  embryon: (typeof EMBRYO_AGES)[number]['value'];
}

const AGO_MAX_DAYS = 320;
const PAST_TERM_DAYS = 30;

/** The pregnancy that the fields describe, or what is wrong with its date. */
export function datedPregnancy(
  given: Dating,
  today: Day,
): { pregnancy: Pregnancy } | { errors: FieldErrors } {
  const wrong = given.depuis === 'terme' ? dueDateError(given.date, today) : pastDateError(given.date, today);
  return wrong ? { errors: { date: wrong } } : { pregnancy: pregnancyOf(given) };
}

function pregnancyOf({ depuis, date: day, cycle, embryon }: Dating): Pregnancy {
  if (depuis === 'terme') return fromDueDate(day);
  if (depuis === 'conception') return pregnancyFrom(day);
  return depuis === 'transfert' ? fromTransfer(day, Number(embryon)) : fromPeriod(day, cycle);
}

export function dueDateError(due: Day, today: Day): string | null {
  if (due < addDays(today, -PAST_TERM_DAYS)) return 'Cette date est passée depuis plus d’un mois.';
  return due > addMonths(today, 10) ? 'Cette date est dans plus de dix mois : vérifiez l’année.' : null;
}

function pastDateError(day: Day, today: Day): string | null {
  const ago = daysBetween(day, today);
  if (ago < 0) return 'Cette date est dans l’avenir : vérifiez l’année.';
  return ago > AGO_MAX_DAYS ? 'Cette date remonte à plus de dix mois : vérifiez l’année.' : null;
}
