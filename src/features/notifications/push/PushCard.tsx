import '#src/ui/css/field.css';
import { useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { deviceFr } from '#src/features/device/device.fr.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { notificationCalls } from '../notification.calls.ts';
import { KIND_LABELS, KINDS, type Kind } from '../notification.ts';
import { disablePush, enablePush, type PushState, pushState, refreshPush } from './here.ts';

const fr = deviceFr.push;

interface Props {
  /** The key browsers subscribe with; null: this site pushes nothing. */
  siteKey: string | null;
  kinds: Record<Kind, boolean>;
}

/** Notifications on this device, asked for by a button alone, and what is sent to the person's devices. */
export function PushCard({ siteKey, kinds }: Props) {
  const [state, setState] = useState<PushState | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { run, busy, message } = useCall();
  useEffect(() => {
    (siteKey ? refreshPush(siteKey) : pushState()).then(setState);
  }, [siteKey]);

  async function change(work: () => Promise<PushState>) {
    setSaid(null);
    const next = await run(work);
    if (!next) return;
    setState(next);
    setSaid({ on: fr.enabled, off: fr.disabled, denied: null, unsupported: null }[next]);
  }

  if (!siteKey)
    return (
      <Card title={fr.title} error={null} done={null}>
        <p className="muted">{fr.off}</p>
      </Card>
    );
  return (
    <Card title={fr.title} error={message && fr.failed} done={said}>
      <p className="muted">{fr.intro}</p>
      {state === 'unsupported' && <p>{fr.unsupported()}</p>}
      {state === 'denied' && <p>{fr.denied}</p>}
      {state === 'off' && (
        <p>
          <Button icon="bell" busy={busy} onClick={() => change(() => enablePush(siteKey))}>
            {fr.enable}
          </Button>
        </p>
      )}
      {state === 'on' && (
        <p>
          <Button look="quiet" busy={busy} onClick={() => change(disablePush)}>
            {fr.disable}
          </Button>
        </p>
      )}
      <div>
        <PushedKinds first={kinds} />
      </div>
    </Card>
  );
}

function PushedKinds({ first }: { first: Record<Kind, boolean> }) {
  const { run, error } = useCall();
  const [kinds, setKinds] = useState(first);
  async function choose(kind: Kind, on: boolean) {
    setKinds((shown) => ({ ...shown, [kind]: on }));
    const answer = await run(() => notificationCalls.updateNotificationPreferences({ push: { [kind]: on } }));
    // Only its own kind: the answer may be older than what was chosen for another meanwhile.
    setKinds((shown) => ({ ...shown, [kind]: answer?.push.kinds[kind] ?? !on }));
  }
  return (
    <fieldset className="fieldset">
      <legend>{fr.kinds}</legend>
      {KINDS.map((kind) => (
        <label className="check" key={kind}>
          <input
            type="checkbox"
            checked={kinds[kind]}
            onChange={(event) => choose(kind, event.target.checked)}
          />
          {KIND_LABELS[kind]}
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
