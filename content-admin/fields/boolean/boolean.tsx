import { useId } from 'react';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { ruleFor } from '../shared/rule.ts';

const serialize = (value: unknown) => value;

function BooleanInput({ field, value, onChange, error }: InputProps<unknown>) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{field.label}</span>
      </label>
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
