import { useState } from 'react';
import { NAMESPACES } from '#src/features/content/content.ts';
import { TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import type { DraftField } from './template-draft.ts';
import { templatesFr } from './templates.fr.ts';

const { field: copy } = templatesFr;

interface Props {
  field: DraftField;
  error: string | undefined;
  onChange(next: Partial<DraftField>): void;
}

/** The options of a field of choices: lines of text, or the contents of one kind. */
export function FieldChoices({ field, error, onChange }: Props) {
  const [typed, setTyped] = useState((field.options ?? []).join('\n'));
  if (field.type === 'select')
    return (
      <TextField
        label={copy.options}
        required
        value={typed}
        error={error}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange({ options: value.split(/\s*\n\s*/).filter(Boolean) });
        }}
      />
    );
  if (field.type !== 'reference') return null;
  const implied = (NAMESPACES as readonly string[]).includes(field.name) ? field.name : '';
  return (
    <SelectField
      label={copy.pointsTo}
      value={field.options?.[0] ?? implied}
      none="…"
      options={NAMESPACES.map((value) => ({ value, label: namespaceLabel(value) }))}
      error={error ?? null}
      onChange={(value) => onChange({ options: value ? [value] : [] })}
    />
  );
}
