import type { DetailedList } from '../list.ts';
import type { Settings } from '../settings.ts';
import { Choice } from './Choice.tsx';
import { editorFr } from './editor.fr.ts';
import { saveSetting } from './list-changes.ts';

const fr = editorFr.settings;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const SWITCHES: {
  name: 'surprise' | 'show_prices' | 'allow_second_hand' | 'accept_contributions' | 'email_notifications';
  label: string;
}[] = [
  { name: 'surprise', label: fr.surprise },
  { name: 'show_prices', label: fr.prices },
  { name: 'allow_second_hand', label: fr.secondHand },
  { name: 'accept_contributions', label: fr.pot },
  { name: 'email_notifications', label: fr.mails },
];

const CHOICES: {
  name: 'visibility' | 'show_contributions' | 'layout';
  label: string;
  labels: Record<string, string>;
}[] = [
  { name: 'visibility', label: fr.visibility, labels: fr.visibilities },
  { name: 'show_contributions', label: fr.shown, labels: fr.shownChoices },
  { name: 'layout', label: fr.layout, labels: fr.layouts },
];

/** The choices of how the list behaves; each is saved as it is made. */
export function ListSwitches({ list }: { list: DetailedList }) {
  const { settings } = list;
  return (
    <>
      {CHOICES.map(({ name, label, labels }) => (
        <Choice
          key={name}
          label={label}
          value={settings[name]}
          options={optionsOf(labels)}
          onChoose={(value) => saveSetting(name, value as Settings[typeof name])}
        />
      ))}
      <div>
        {SWITCHES.map(({ name, label }) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => saveSetting(name, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
