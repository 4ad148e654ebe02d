import { SelectField } from '#src/ui/SelectField.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { fieldsFr } from '../fields.fr.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

function SelectInput({ field, value, onChange, error, help }: InputProps<string>) {
  const known = field.options ?? [];
  const all = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <SelectField
      label={field.label}
      hint={help}
      value={value}
      options={all.map((option) => ({ value: option, label: option }))}
      none={fieldsFr.none}
      required={field.required}
      error={error}
      onChange={onChange}
    />
  );
}

export const selectField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: SelectInput,
};
