import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value.trim() === '' ? undefined : value.trim());

function LinkInput({ field, value, onChange, error }: InputProps<string>) {
  return (
    <Field
      label={field.label}
      hint="Une adresse https:// ou un chemin du site."
      required={field.required}
      inputMode="url"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export const linkField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: LinkInput,
};
