import { type Day, isDay } from '#src/lib/calendar-day.ts';
import { dayOf, noDay, parseNumber } from '../form/kinds-of-field.ts';

/** One line of the journal: a day and at least one measure. */
export interface Measure {
  day: Day;
  /** Kilograms. */
  weight: number | null;
  /** Centimetres, lying before two years, standing after. */
  height: number | null;
  /** Head circumference, centimetres. */
  head: number | null;
}

export type MeasureName = 'weight' | 'height' | 'head';

/** The limits of each measure: beyond, it is a slip of the finger or of the unit. */
export const LIMITS: Record<MeasureName, { min: number; max: number; unit: string; label: string }> = {
  weight: { min: 0.3, max: 60, unit: 'kg', label: 'Poids' },
  height: { min: 20, max: 180, unit: 'cm', label: 'Taille' },
  head: { min: 15, max: 65, unit: 'cm', label: 'Périmètre crânien' },
};
export const MEASURE_NAMES = ['weight', 'height', 'head'] as const;
const MOST = 500;

export type MeasureFields = Record<'day' | MeasureName, string>;

/** A typed line, or a sentence under each field that is wrong. */
export function readMeasure(
  typed: MeasureFields,
  today: Day,
): { measure: Measure } | { errors: Partial<Record<'day' | MeasureName, string>> } {
  const errors: Partial<Record<'day' | MeasureName, string>> = {};
  const day = dayOf(typed.day.trim(), today);
  if (day === null) errors.day = noDay(typed.day.trim());
  else if (day > today) errors.day = 'Cette date est dans l’avenir : vérifiez l’année.';
  const measure: Measure = { day: day ?? today, weight: null, height: null, head: null };
  for (const name of MEASURE_NAMES) {
    const read = readOne(name, typed[name].trim());
    if ('error' in read) errors[name] = read.error;
    else measure[name] = read.value;
  }
  const empty = MEASURE_NAMES.every((name) => typed[name].trim() === '');
  if (empty) errors.weight = 'Écrivez au moins une mesure.';
  return Object.keys(errors).length > 0 ? { errors } : { measure };
}

function readOne(name: MeasureName, text: string): { value: number | null } | { error: string } {
  if (text === '') return { value: null };
  const { min, max, unit } = LIMITS[name];
  const value = parseNumber(text);
  if (value === null || value < min || value > max) {
    return { error: `Écrivez un nombre de ${String(min).replace('.', ',')} à ${max} ${unit}.` };
  }
  return { value };
}

/** One line a day, oldest first; the newest word on a day wins, what it leaves out is kept. */
export function addMeasures(known: readonly Measure[], added: readonly Measure[]): Measure[] {
  const byDay = new Map(known.map((measure) => [measure.day, measure]));
  for (const measure of added) {
    const before = byDay.get(measure.day);
    byDay.set(measure.day, {
      day: measure.day,
      weight: measure.weight ?? before?.weight ?? null,
      height: measure.height ?? before?.height ?? null,
      head: measure.head ?? before?.head ?? null,
    });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST);
}

/** Reads what was kept, whatever is in the storage by now. */
export function readJournal(stored: string | null): Measure[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? addMeasures([], value.filter(isMeasure)) : [];
  } catch {
    return [];
  }
}

function isMeasure(value: unknown): value is Measure {
  if (typeof value !== 'object' || value === null) return false;
  const { day, ...others } = value as Record<string, unknown>;
  if (typeof day !== 'string' || !isDay(day)) return false;
  return MEASURE_NAMES.every((name) => {
    const one = others[name];
    return one === null || (typeof one === 'number' && one >= LIMITS[name].min && one <= LIMITS[name].max);
  });
}
