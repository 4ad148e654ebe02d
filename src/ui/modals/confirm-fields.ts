/** docs/spec/product.md §5: a field of the confirm modal. */
export interface ConfirmField {
  name: string;
  label: string;
  type: 'text' | 'number' | 'select' | 'checkbox';
  required?: boolean;
  value?: string | number | boolean;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
  min?: number;
  max?: number;
}

export interface ConfirmParams {
  title: string;
  text?: string;
  yes?: string;
  no?: string;
  /** The answer cannot be taken back. */
  danger?: boolean;
  fields?: readonly ConfirmField[];
}

export type FieldValue = string | number | boolean | null;
export interface Confirmed {
  yes: boolean;
  /** By name; a number left empty is null. Empty when the answer is no. */
  fields: Record<string, FieldValue>;
}

/** A required field is marked with a star (docs/spec/product.md §5). */
export const labelOf = ({ label, required }: ConfirmField): string => (required ? `${label} *` : label);

/** Reads a field's value from a form, in its type. */
export function typedValue({ name, type }: ConfirmField, form: FormData): FieldValue {
  const text = String(form.get(name) ?? '');
  if (type === 'checkbox') return form.has(name);
  if (type === 'number') return text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);
  return text;
}

export function confirmed({ fields = [] }: ConfirmParams, form: FormData): Confirmed {
  return {
    yes: true,
    fields: Object.fromEntries(fields.map((field) => [field.name, typedValue(field, form)])),
  };
}
