import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

function TextInput({ field, value, onChange, error }: InputProps<string>) {
  return (
    <Field
      label={field.label}
      required={field.required}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export const textField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: TextInput,
};
