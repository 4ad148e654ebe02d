import { type Day, isDay } from '#src/lib/calendar-day.ts';
import { parseDateEntry } from '#src/lib/date-entry.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { FieldLook, Option, ToolField, When } from './field.ts';

type Common = Pick<FieldLook, 'label' | 'hint' | 'group'> & { when?: When };
type DateRange = {
  /** First and last day accepted, and what is said of the others. */
  from?: (today: Day) => Day;
  to?: (today: Day) => Day;
  outside?: string;
};

const UNREADABLE_DATE = 'Écrivez une date, comme 12/03/2026.';
const NO_SUCH_DAY = 'Ce jour n’existe pas dans le calendrier : vérifiez la date.';
const WHOLE_DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})$/;
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
const FAR_DATE = 'Cette date est trop éloignée : vérifiez l’année.';
const NOT_AN_OPTION = 'Choisissez une des réponses proposées.';

function withWhen<V>(field: Omit<ToolField<V>, 'when'>, when: When | undefined): ToolField<V> {
  return when ? { ...field, when } : field;
}

function look(
  type: FieldLook['type'],
  { when: _, ...common }: Common,
  more: Partial<FieldLook> = {},
): FieldLook {
  return { type, ...common, ...more };
}

function readDate(text: string, today: Day, { from, to, outside }: DateRange) {
  const day = dayOf(text, today);
  if (day === null) return { error: noDay(text) };
  if (day < FIRST_DAY || day > LAST_DAY) return { error: FAR_DATE };
  const early = from !== undefined && day < from(today);
  const late = to !== undefined && day > to(today);
  return early || late ? { error: outside ?? FAR_DATE } : { value: day };
}

/** Finds the words for a text that is no day: 29/02/2026 is written well, and is none. */
export const noDay = (text: string): string => (WHOLE_DATE.test(text) ? NO_SUCH_DAY : UNREADABLE_DATE);

/** A date field gives YYYY-MM-DD; where the browser has none, people type dd/mm/yyyy. */
export function dayOf(text: string, today: Day): Day | null {
  if (isDay(text)) return text;
  // "-1" begins with no day: it is no first of January.
  return /^\d{4}-|^\D/.test(text.trim()) ? null : parseDateEntry(text, new Date(today));
}

export function date({ from, to, outside, ...common }: Common & DateRange): ToolField<Day> {
  const range = { ...(from && { from }), ...(to && { to }), ...(outside && { outside }) };
  return withWhen<Day>(
    {
      look: look('date', common, { required: true }),
      rest: '',
      read: (text, today) => readDate(text, today, range),
    },
    common.when,
  );
}

export function optionalDate(options: Common & DateRange): ToolField<Day | null> {
  const field = date(options);
  return {
    ...field,
    look: { ...field.look, required: false },
    rest: null,
    read: (text, today) => (text === '' ? { value: null } : field.read(text, today)),
  };
}

interface NumberOptions extends Common {
  min: number;
  max: number;
  unit?: string;
  start?: number;
  decimals?: boolean;
  /** Said of a number out of range; the range itself by default. */
  outside?: string;
}

/** Digits with a comma or a point; spaces between thousands are let go. NaN and infinities are not numbers here. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

export function optionalNumber(options: NumberOptions): ToolField<number | null> {
  const { min, max, unit, start, decimals, outside, ...common } = options;
  const range = `Écrivez un nombre${decimals ? '' : ' entier'} de ${formatNumber(min)} à ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
  return withWhen<number | null>(
    {
      look: look('number', common, {
        ...(unit ? { unit } : {}),
        ...(start === undefined ? {} : { start: String(start).replace('.', ',') }),
        ...(decimals ? { decimals } : {}),
      }),
      rest: start ?? null,
      read(text) {
        if (text === '') return { value: start ?? null };
        const value = parseNumber(text);
        if (value === null || (!decimals && !Number.isInteger(value))) return { error: range };
        return value < min || value > max ? { error: outside ?? range } : { value };
      },
    },
    common.when,
  );
}

/** With a start, or refused when empty. */
export function number(options: NumberOptions): ToolField<number> {
  const field = optionalNumber(options);
  return {
    ...field,
    look: { ...field.look, required: options.start === undefined },
    rest: options.start ?? options.min,
    read(text, today) {
      const read = field.read(text, today);
      if ('error' in read) return read;
      return read.value === null ? { error: 'Écrivez un nombre.' } : { value: read.value };
    },
  };
}

export function choice<const O extends readonly Option[]>(
  options: Common & { options: O; start: O[number]['value']; as?: 'chips' | 'select' },
): ToolField<O[number]['value']> {
  const { options: offered, start, as = 'chips', ...common } = options;
  return withWhen<O[number]['value']>(
    {
      look: look(as, common, { options: offered, start }),
      rest: start,
      read(text) {
        const found = offered.find(({ value }) => value === (text === '' ? start : text));
        return found ? { value: found.value } : { error: NOT_AN_OPTION };
      },
    },
    common.when,
  );
}

export function text(options: Common & { max: number; required?: string }): ToolField<string> {
  const { max, required, ...common } = options;
  return withWhen<string>(
    {
      look: look('text', common, { required: required !== undefined }),
      rest: '',
      read(typed) {
        if (typed === '' && required) return { error: required };
        if (typed.length <= max) return { value: typed };
        return { error: max === 1 ? 'Écrivez un seul caractère.' : `Écrivez ${max} caractères au plus.` };
      },
    },
    common.when,
  );
}

export function check(common: Common): ToolField<boolean> {
  return withWhen(
    { look: look('check', common), rest: false, read: (typed) => ({ value: typed !== '' && typed !== '0' }) },
    common.when,
  );
}
