import { parseDateEntry } from '#src/lib/date-entry.ts';
import {
  CYCLE_MAX,
  CYCLE_MIN,
  daysBetween,
  dueDateFromConception,
  dueDateFromPeriod,
  type LeaveCase,
  USUAL_CYCLE,
} from './pregnancy.ts';

export type ToolFields = Readonly<Record<string, string | undefined>>;
export type ToolOutcome = { dueDate: string; leave: LeaveCase } | { errors: Record<string, string> };

const LEAVE_CASES: readonly LeaveCase[] = ['first', 'third', 'twins'];
const UNREADABLE = 'Écrivez une date, comme 12/03/2026.';

/**
 * What both forms say (`depuis`: regles, conception or terme; `date`; `cycle`; `enfants`), checked against today.
 * The same rules run on the server, for the page without JavaScript, and in the browser.
 */
export function readToolForm(fields: ToolFields, today: string): ToolOutcome {
  const date = readDate(fields.date ?? '', today);
  if (date === null) return { errors: { date: UNREADABLE } };
  const since = fields.depuis ?? 'regles';
  const cycle = readCycle(fields.cycle);
  if (since === 'regles' && cycle === null)
    return { errors: { cycle: `Un cycle compte de ${CYCLE_MIN} à ${CYCLE_MAX} jours.` } };
  const late = rangeError(since, daysBetween(date, today));
  if (late) return { errors: { date: late } };
  const leave = LEAVE_CASES.find((kind) => kind === fields.enfants) ?? 'first';
  return { dueDate: dueDateOf(since, date, cycle ?? USUAL_CYCLE), leave };
}

function dueDateOf(since: string, date: string, cycle: number): string {
  if (since === 'terme') return date;
  return since === 'conception' ? dueDateFromConception(date) : dueDateFromPeriod(date, cycle);
}

/** A date field gives YYYY-MM-DD; where the browser has none, people type dd/mm/yyyy. */
function readDate(text: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return parseDateEntry(text, new Date(today));
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

function readCycle(text: string | undefined): number | null {
  const cycle = text === undefined || text.trim() === '' ? USUAL_CYCLE : Number(text);
  return Number.isInteger(cycle) && cycle >= CYCLE_MIN && cycle <= CYCLE_MAX ? cycle : null;
}

function rangeError(since: string, daysAgo: number): string | null {
  if (since === 'terme') {
    if (daysAgo > 30) return 'Cette date est passée depuis plus d’un mois.';
    return daysAgo < -300 ? 'Cette date est dans plus de dix mois : vérifiez l’année.' : null;
  }
  if (daysAgo < 0) return 'Cette date est dans l’avenir : vérifiez l’année.';
  return daysAgo > 320 ? 'Cette date remonte à plus de dix mois : vérifiez l’année.' : null;
}
