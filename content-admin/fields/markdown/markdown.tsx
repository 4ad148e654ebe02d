import { TextField } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

function MarkdownInput({ field, value, onChange, error }: InputProps<string>) {
  return (
    <TextField
      label={field.label}
      hint="En Markdown."
      required={field.required}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export const markdownField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: MarkdownInput,
};
