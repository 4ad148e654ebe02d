import { useState } from 'react';
import { parseDateEntry } from '#src/lib/date-entry.ts';
import { formatDate } from '#src/lib/format.ts';
import { Field } from '#src/ui/Field.tsx';

const EXAMPLE = 'Par exemple 03/06/27.';
const INCOMPLETE = 'Cette date n’existe pas. Écrivez le jour, le mois et l’année, comme 03/06/27.';

interface Props {
  label: string;
  hint?: string;
  /** YYYY-MM-DD; null: no date. */
  value: string | null;
  error?: string | null | undefined;
  /** Only with a date that exists, or with none. */
  onDate: (date: string | null) => void;
  onBlur?: () => void;
  /** A dialog begins with this field. */
  'data-first'?: boolean;
}

const typedOf = (value: string | null) => (value ? value.split('-').reverse().join('/') : '');

/** A day as one types it (docs/spec/product.md §5, date entry), told back in words. */
export function DateField({ label, hint, value, error, onDate, onBlur, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? typedOf(value);
  const read = parseDateEntry(text, new Date());
  const wrong = draft !== null && text.trim() !== '' && read === null;
  const [left, setLeft] = useState(false);
  function type(input: HTMLInputElement) {
    const next = input.value;
    setDraft(next);
    setLeft(false);
    const date = parseDateEntry(next, new Date());
    // "20" may be the beginning of 2027: a shorter year waits until the field is left.
    const whole = /\D\d{4}$/.test(next.trim());
    // A form is not sent with the day that stood there before.
    input.setCustomValidity(next.trim() === '' || date ? '' : INCOMPLETE);
    if (next.trim() === '') onDate(null);
    else if (date && whole) onDate(date);
  }
  function settle() {
    setLeft(true);
    if (read && read !== value) onDate(read);
    if (!wrong) setDraft(null);
  }
  function leave() {
    settle();
    onBlur?.();
  }
  return (
    <Field
      label={label}
      hint={[hint, read ? `${formatDate(read)}.` : EXAMPLE].filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={wrong && left ? INCOMPLETE : error}
      onChange={(event) => type(event.target)}
      // Enter sends the form that the field stands in, with the day as it reads now.
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      {...rest}
      onBlur={leave}
    />
  );
}
