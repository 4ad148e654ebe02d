import type { TemplateField } from '#src/server/db/schema/content.ts';
import { fieldErrors } from '../templates.ts';

export type Converted = { value: unknown } | { problem: string };

const TRUE = /^(?:oui|vrai|true|1)$/i;
const FALSE = /^(?:non|faux|false|0)$/i;
const FRENCH_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** A value brought to a field's new kind; a value that fits already stays as it is. */
export function convertValue(value: unknown, field: TemplateField): Converted {
  const alone = { ...field, required: false };
  const problemOf = (tried: unknown) => fieldErrors({ [field.name]: tried }, [alone])[field.name];
  const problem = problemOf(value);
  if (!problem) return { value };
  const tried = CONVERSIONS[field.type](value, field);
  const still = tried === undefined ? problem : problemOf(tried);
  return still ? { problem: still } : { value: tried };
}

const asText = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.every(isPlain) ? value.map(String).join(', ') : undefined;
  return isPlain(value) ? String(value) : undefined;
};
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const CONVERSIONS: Record<TemplateField['type'], (value: unknown, field: TemplateField) => unknown> = {
  text: asText,
  markdown: asText,
  richtext: asText,
  image: asText,
  link: asText,
  reference: asText,
  number: (value) => asNumber(asText(value)?.trim() ?? ''),
  boolean: (value) => {
    const text = asText(value)?.trim() ?? '';
    return TRUE.test(text) ? true : FALSE.test(text) ? false : undefined;
  },
  date: (value) => asDate(asText(value)?.trim() ?? ''),
  list: (value) =>
    asText(value)
      ?.split(/\s*[,;\n]\s*/)
      .filter(Boolean),
  select: (value, field) => {
    const wanted = folded(asText(value) ?? '');
    return field.options?.find((option) => folded(option) === wanted);
  },
};

function asNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function asDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = FRENCH_DATE.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
