import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  onChange(value: string): void;
}

/** A list of choices with its label. */
export function Choice({ label, value, options, error, hint, required, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="field-mark" aria-hidden="true">
            {'\u202f*'}
          </span>
        )}
      </label>
      {hint && <p className="field-hint">{hint}</p>}
      <select
        id={id}
        className="input"
        value={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A box to tick with its words beside. */
export function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className="catalogue-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
