import { type SelectHTMLAttributes, useId } from 'react';
import { described, FieldShell, type FieldTexts } from './Field.tsx';

type Options = Readonly<Record<string, string>> | readonly { value: string; label: string }[];

type Props = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
    /** In the order shown; words by value will do where no value is a number. */
    options: Options;
    /** The first line, for no choice at all. */
    none?: string;
    onChange(value: string): void;
  };

/** A list of choices with its label. */
export function SelectField(props: Props) {
  const { label, hint, error, options, none, onChange, id: given, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const pairs = Object.entries(options).map(([value, one]) =>
    typeof one === 'string' ? { value, label: one } : one,
  );
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} required={rest.required}>
      <select
        {...rest}
        {...described(id, { label, hint, error })}
        onChange={({ target }) => onChange(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {pairs.map((pair) => (
          <option key={pair.value} value={pair.value}>
            {pair.label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
