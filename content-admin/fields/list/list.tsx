import { TextField } from '#src/ui/Field.tsx';
import { insertFr } from '../../insert/insert.fr.ts';
import { TagPicker } from '../../insert/TagPicker.tsx';
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

/** The line after the others, unless it stands there already. */
function withLine(text: string, line: string): string {
  const lines = text.split('\n').map((one) => one.trim());
  if (lines.includes(line)) return text;
  return text.trim() === '' ? line : `${text.replace(/\n+$/, '')}\n${line}`;
}

function ListInput(props: InputProps<string>) {
  const { field, value, onChange, error, help } = props;
  const [typed, setTyped] = useTyped(value, serialize);
  const change = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  const area = (
    <TextField
      label={field.label}
      hint={help ?? 'Un par ligne.'}
      required={field.required}
      rows={3}
      value={typed}
      error={error}
      onChange={(event) => change(event.target.value)}
    />
  );
  if (field.name !== 'tags') return area;
  return (
    <div className="field-tags">
      {area}
      <TagPicker label={insertFr.tags.add} onPick={(tag) => change(withLine(typed, tag))} />
    </div>
  );
}

export const listField: FieldKind<string> = {
  parse: (raw) => (Array.isArray(raw) ? raw.map(rawText).join('\n') : rawText(raw)),
  validate: ruleFor(serialize),
  serialize,
  Input: ListInput,
};
