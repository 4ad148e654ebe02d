import '#src/ui/css/field.css';
import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** The first line, for no choice at all. */
  none?: string;
  hint?: string | undefined;
  error?: string | null;
  required?: boolean | undefined;
}

export function SelectField({ label, value, options, onChange, none, hint, error, required }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className="input"
        value={value}
        required={required}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
