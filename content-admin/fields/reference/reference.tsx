import { useStore } from '@nanostores/react';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { SelectField } from '../shared/SelectField.tsx';
import { $choices } from './choices.store.ts';

const serialize = (value: string) => (value === '' ? undefined : value);

/** A reference field named after a namespace points into it; `options` names another one. */
function ReferenceInput({ field, value, onChange, error }: InputProps<string>) {
  const namespace = field.options?.[0] ?? field.name;
  const choices = useStore($choices);
  const options = (choices ?? [])
    .filter((choice) => choice.namespace === namespace)
    .map(({ slug, title, published }) => ({
      value: slug,
      label: published ? title : `${title} (non publié)`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));
  const lost = value !== '' && !options.some((option) => option.value === value);
  const shown = lost
    ? [{ value, label: choices === null ? value : `${value} (introuvable)` }, ...options]
    : options;
  return (
    <SelectField
      label={field.label}
      value={value}
      options={shown}
      none="Aucun choix"
      hint={choices === null ? 'Chargement des choix…' : undefined}
      required={field.required}
      error={error}
      onChange={onChange}
    />
  );
}

export const referenceField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: ReferenceInput,
};
