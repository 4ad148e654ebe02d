import { BodyArea } from '../../screens/BodyArea.tsx';
import type { InputProps } from '../../types/field-kind.ts';

interface Props extends InputProps<string> {
  mode: 'rich' | 'markdown';
}

/** A field as long as a text, with the same tools as the text itself. */
export function TextBody({ mode, field, value, onChange, error, help }: Props) {
  return (
    <div className="field field-body">
      <p className="field-label">
        {field.label}
        {field.required && <span className="field-mark">{'\u202f*'}</span>}
      </p>
      {help && <p className="field-hint">{help}</p>}
      <BodyArea mode={mode} value={value} onChange={onChange} label={field.label} small />
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
