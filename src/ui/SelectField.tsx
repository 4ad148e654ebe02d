import { type SelectHTMLAttributes, useId } from 'react';
import { described, FieldShell, type FieldTexts } from './Field.tsx';

type Props = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
    /** What each value is called, in the order shown. */
    options: Readonly<Record<string, string>>;
    onChange(value: string): void;
  };

/** A list of choices with its label. */
export function SelectField({ label, hint, error, options, onChange, id: given, ...rest }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} required={rest.required}>
      <select
        {...rest}
        {...described(id, { label, hint, error })}
        onChange={({ target }) => onChange(target.value)}
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
