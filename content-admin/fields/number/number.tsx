import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { useTyped } from '../shared/useTyped.ts';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

function serialize(value: string): unknown {
  const text = value.trim();
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

function NumberInput({ field, value, onChange, error, help }: InputProps<string>) {
  const [typed, setTyped] = useTyped(value, serialize);
  return (
    <Field
      label={field.label}
      hint={help}
      required={field.required}
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}

/** A number with a decimal comma, as it is typed in French; a point is understood too. */
export const numberField: FieldKind<string> = {
  parse: (raw) => (typeof raw === 'number' ? String(raw).replace('.', ',') : rawText(raw)),
  validate: ruleFor(serialize),
  serialize,
  Input: NumberInput,
};
