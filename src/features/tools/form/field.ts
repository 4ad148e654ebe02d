import type { Day } from '#src/lib/calendar-day.ts';

/** The values a form sent, or an address holds: text under each name, as it was typed. */
export type Given = Readonly<Record<string, string | undefined>>;

export type Read<V> = { value: V } | { error: string };

export interface Option {
  value: string;
  label: string;
}

/** The look of a field. `start` is what it holds before anybody touched it. */
export interface FieldLook {
  type: 'date' | 'number' | 'text' | 'chips' | 'select' | 'check';
  label: string;
  hint?: string;
  unit?: string;
  options?: readonly Option[];
  start?: string;
  required?: boolean;
  decimals?: boolean;
  /** The name of the part of the form it is in; fields of a part follow one another. */
  group?: string;
}

/** Asked only while another field holds one of these values. */
export interface When {
  field: string;
  is: readonly string[];
}

/** A field is one object: what it looks like, and how its text is read. */
export interface ToolField<V = unknown> {
  look: FieldLook;
  when?: When;
  /** Its value while it is not asked. */
  rest: V;
  read(text: string, today: Day): Read<V>;
}

export type Fields = Readonly<Record<string, ToolField>>;
export type ValuesOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends ToolField<infer V> ? V : never;
};
export type FieldErrors = Readonly<Record<string, string>>;

/** No answer is longer; a longer one is kept in its field and refused. */
export const TEXT_MAX = 200;
const TOO_LONG = 'Cette réponse est trop longue.';

/** Every field read, or a sentence for each that cannot be; a field that is not asked keeps its rest. */
export function readFields<F extends Fields>(
  fields: F,
  given: Given,
  today: Day,
): { values: ValuesOf<F> } | { errors: FieldErrors } {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = field.rest;
    if (!isAsked(field, fields, given)) continue;
    const text = (given[name] ?? field.look.start ?? '').trim();
    const read = text.length > TEXT_MAX ? { error: TOO_LONG } : field.read(text, today);
    if ('error' in read) errors[name] = read.error;
    else values[name] = read.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: values as ValuesOf<F> };
}

function isAsked({ when }: ToolField, fields: Fields, given: Given): boolean {
  if (!when) return true;
  return when.is.includes(given[when.field] ?? fields[when.field]?.look.start ?? '');
}

/** The first value of each name: an address may repeat one. */
export function givenOf(params: Iterable<readonly [string, unknown]>): Given {
  const given: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of params) {
    if (typeof value === 'string' && !(name in given)) given[name] = value;
  }
  return given;
}

export interface FieldGroup {
  name: string | undefined;
  fields: [name: string, field: ToolField][];
}

/** The fields in their order, those of a part together. */
export function groupsOf(fields: Fields): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const entry of Object.entries(fields)) {
    const name = entry[1].look.group;
    const last = groups.at(-1);
    if (last && last.name === name) last.fields.push(entry);
    else groups.push({ name, fields: [entry] });
  }
  return groups;
}
