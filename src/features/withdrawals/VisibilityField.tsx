import { setupFr as fr } from './pot.fr.ts';

const CHOICES = Object.entries(fr.whoChoices);

/** The choice of who sees what was given: a setting of the list. */
export function VisibilityField({ shown }: { shown: string }) {
  return (
    <fieldset className="field">
      <legend className="field-label">{fr.who}</legend>
      <p className="field-hint">{fr.whoHint}</p>
      {CHOICES.map(([value, label]) => (
        <label key={value} className="choice">
          <input type="radio" name="who" value={value} defaultChecked={value === shown} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
