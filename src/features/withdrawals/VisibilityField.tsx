import { setupFr as fr } from './pot.fr.ts';

const CHOICES = Object.entries(fr.whoChoices);

/** The choice of who sees what was given: a setting of the list. */
export function VisibilityField({ shown }: { shown: string }) {
  return (
    <fieldset className="fieldset">
      <legend>{fr.who}</legend>
      <p className="field-hint">{fr.whoHint}</p>
      {CHOICES.map(([value, label]) => (
        <label key={value} className="check">
          <input type="radio" name="who" value={value} defaultChecked={value === shown} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
