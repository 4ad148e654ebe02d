import '#src/ui/css/field.css';
import { useEffect, useId, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { useCall } from '#src/ui/useCall.ts';
import { notificationCalls } from './notification.calls.ts';
import { CHOICE_LABELS, CHOICES, type Choice, KIND_LABELS, KINDS, type Kind } from './notification.ts';
import { PushCard } from './push/PushCard.tsx';

const fr = settingsFr.told;
type Chosen = Record<Kind, Choice>;
type Push = OutputOf<typeof notificationCalls.getNotificationPreferences>['push'];

/** Shows how each kind of news reaches the person; each choice is kept at once. */
export function Preferences() {
  const { run, error } = useCall();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [push, setPush] = useState<Push | null>(null);
  const [saved, setSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    run(() => notificationCalls.getNotificationPreferences()).then((answer) => {
      setChosen(answer?.preferences ?? null);
      setPush(answer?.push ?? null);
    });
  }, []);

  async function choose(kind: Kind, choice: Choice) {
    setSaved(false);
    const before = chosen?.[kind] ?? choice;
    setChosen((shown) => shown && { ...shown, [kind]: choice });
    const answer = await run(() =>
      notificationCalls.updateNotificationPreferences({ preferences: { [kind]: choice } }),
    );
    // Only its own kind: the answer may be older than what was chosen for another meanwhile.
    const now = answer?.preferences[kind] ?? before;
    setChosen((shown) => shown && { ...shown, [kind]: now });
    setSaved(answer !== null);
  }

  return (
    <>
      <Card title={fr.preferences} error={error} done={saved ? fr.saved : null}>
        {chosen &&
          KINDS.map((kind) => (
            <Preference
              key={kind}
              kind={kind}
              value={chosen[kind]}
              onChoose={(choice) => choose(kind, choice)}
            />
          ))}
      </Card>
      {push && <PushCard siteKey={push.key} kinds={push.kinds} />}
    </>
  );
}

interface PreferenceProps {
  kind: Kind;
  value: Choice;
  onChoose(choice: Choice): void;
}

function Preference({ kind, value, onChoose }: PreferenceProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {KIND_LABELS[kind]}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChoose(event.target.value as Choice)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {CHOICE_LABELS[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
