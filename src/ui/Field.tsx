import './css/field.css';
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** The sentence shown beside the field; `fields[name]` of an answer goes here as it is. */
  error?: string | null | undefined;
}
type InputProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { unit?: string };
type TextareaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

interface ShellProps extends FieldTexts {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Beside the label of a field that must be filled: a star for the eye, a word for a screen reader. */
export function RequiredMark() {
  return (
    <>
      <span className="field-mark" aria-hidden="true">
        {'\u202f*'}
      </span>
      <span className="visually-hidden"> (obligatoire)</span>
    </>
  );
}

/** The label, hint and error around an input of any sort. */
export function FieldShell({ id, label, hint, error, required, children }: ShellProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** The attributes that tie an input to what `FieldShell` writes around it. */
export function described(id: string, { hint, error }: FieldTexts) {
  return {
    id,
    className: 'input',
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The twin of Field.astro for islands. */
export function Field({ label, hint, error, unit, id: given, ...rest }: InputProps) {
  const own = useId();
  const id = given ?? own;
  const input = <input {...rest} {...described(id, { label, hint, error })} />;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} required={rest.required}>
      {unit ? (
        <span className="input-unit">
          {input}
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        input
      )}
    </FieldShell>
  );
}

export function TextField({ label, hint, error, id: given, ...rest }: TextareaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea {...rest} {...described(id, { label, hint, error })} />
    </FieldShell>
  );
}
