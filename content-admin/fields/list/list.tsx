import { TextField } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { useTyped } from '../shared/useTyped.ts';

/** One item a line; an empty list is left out of the header. */
function serialize(value: string): unknown {
  const items = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return items.length === 0 ? undefined : items;
}

function ListInput({ field, value, onChange, error, help }: InputProps<string>) {
  const [typed, setTyped] = useTyped(value, serialize);
  return (
    <TextField
      label={field.label}
      hint={help ?? 'Un par ligne.'}
      required={field.required}
      rows={3}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}

export const listField: FieldKind<string> = {
  parse: (raw) => (Array.isArray(raw) ? raw.map(rawText).join('\n') : rawText(raw)),
  validate: ruleFor(serialize),
  serialize,
  Input: ListInput,
};
