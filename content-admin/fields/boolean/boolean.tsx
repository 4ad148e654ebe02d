import { useId } from 'react';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { fieldsFr } from '../fields.fr.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: unknown) => value;

function BooleanInput({ field, value, onChange, error, help }: InputProps<unknown>) {
  const id = useId();
  // The box can only say yes or no: any other value is shown beside it as it stands.
  const wrong = value !== undefined && value !== null && typeof value !== 'boolean';
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{field.label}</span>
      </label>
      {(wrong || help) && (
        <p className="field-hint" id={`${id}-hint`}>
          {wrong ? fieldsFr.current(rawText(value)) : help}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

export const booleanField: FieldKind<unknown> = {
  parse: (raw) => raw,
  validate: ruleFor(serialize),
  serialize,
  Input: BooleanInput,
};
