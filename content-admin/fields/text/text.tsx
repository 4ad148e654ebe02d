import { TextField } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

/** A text is one line, however long; its box grows so that all of it is seen. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function TextInput({ field, value, onChange, error, help }: InputProps<string>) {
  return (
    <TextField
      label={field.label}
      hint={help}
      required={field.required}
      rows={1}
      value={value}
      error={error}
      onChange={(event) => onChange(oneLine(event.target.value))}
    />
  );
}

export const textField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: TextInput,
};
