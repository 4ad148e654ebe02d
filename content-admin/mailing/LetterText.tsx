import { useState } from 'react';
import { MD_MAX } from '#src/features/newsletter/newsletter.ts';
import { chosenMode, keepMode } from '../editor/mode.ts';
import { BodyArea } from '../screens/BodyArea.tsx';
import type { Insert } from '../types/writer.ts';
import { mailingFr } from './mailing.fr.ts';

const { fields: fr } = mailingFr;
const MODES = ['rich', 'markdown'] as const;
type Mode = (typeof MODES)[number];

/** A mail has no place for them: see `LEFT_OUT`. */
const WITHOUT: readonly Insert[] = ['product', 'block', 'note'];

interface Props {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** The words of a letter, in the editor of the documents: rich or Markdown, as this person wrote last. */
export function LetterText({ value, error, onChange }: Props) {
  const [mode, setMode] = useState<Mode>(() => (chosenMode() === 'rich' ? 'rich' : 'markdown'));
  const choose = (next: Mode) => {
    keepMode(next);
    setMode(next);
  };
  return (
    <div className="field mailing-letter">
      <p className="field-label" aria-hidden="true">
        {fr.md}
        <span className="field-mark">{'\u202f*'}</span>
      </p>
      <fieldset className="switch">
        <legend className="visually-hidden">{fr.mode}</legend>
        {MODES.map((one) => (
          <label key={one}>
            <input type="radio" name="letter-mode" checked={mode === one} onChange={() => choose(one)} />
            <span>{fr.modes[one]}</span>
          </label>
        ))}
      </fieldset>
      <BodyArea
        key={mode}
        mode={mode}
        value={value}
        onChange={onChange}
        label={fr.md}
        small
        without={WITHOUT}
      />
      <p className="field-error" aria-live="polite">
        {error ?? (value.length > MD_MAX ? fr.tooLong(value.length) : null)}
      </p>
    </div>
  );
}
