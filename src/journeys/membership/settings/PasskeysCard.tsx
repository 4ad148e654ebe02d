import { type SubmitEvent, useEffect, useState } from 'react';
import { deviceName } from '#src/features/accounts/device-name.ts';
import {
  PASSKEY_LABEL_MAX,
  type Passkey,
  passkeyCalls,
} from '#src/features/accounts/factors/passkey.calls.ts';
import { makePasskey } from '#src/features/accounts/factors/passkey-browser.ts';
import { hereNow, type PasskeySite, passkeyTrouble } from '#src/features/accounts/factors/passkey-site.ts';
import { passkeysFr as fr } from '#src/features/accounts/factors/passkeys.fr.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { confirm } from '#src/ui/modals/open-modal.ts';
import { useCall } from '#src/ui/useCall.ts';

interface Props {
  site: PasskeySite;
  onAdded?(): void;
}

/** The person's passkeys: added from this device, named, removed; a sentence where this browser has none. */
export function PasskeysCard({ site, onAdded }: Props) {
  const { run, ...call } = useCall();
  const [keys, setKeys] = useState<Passkey[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const trouble = passkeyTrouble(site, hereNow());
  async function load() {
    const answer = await run(() => passkeyCalls.listPasskeys());
    if (answer) setKeys(answer.items);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void load(), []);

  async function add(label: string) {
    setDone(null);
    const added = await run(async () => passkeyCalls.addPasskey({ label, response: await makePasskey() }));
    if (!added) return;
    setDone(fr.added);
    onAdded?.();
    await load();
  }
  async function remove({ id, label }: Passkey) {
    const { title, text, yes, no } = fr.sure;
    if (!(await confirm({ title: title(label), text, yes, no })).yes) return;
    if (!(await run(() => passkeyCalls.removePasskey({ id })))) return;
    setDone(fr.removed);
    await load();
  }

  return (
    <Card title={fr.title} error={call.error} done={done}>
      <p>{fr.about}</p>
      {keys?.length === 0 && <p className="muted">{fr.none}</p>}
      {keys && keys.length > 0 && <Keys keys={keys} onRemove={remove} />}
      {trouble && <p>{fr.trouble[trouble](site)}</p>}
      {!trouble && keys && <AddForm key={keys.length} call={call} onAdd={add} />}
    </Card>
  );
}

function Keys({ keys, onRemove }: { keys: Passkey[]; onRemove(key: Passkey): void }) {
  return (
    <ul className="plain settings-sessions">
      {keys.map((key) => (
        <li key={key.id}>
          <span className="settings-named">
            {key.label}
            <br />
            <span className="muted">
              {fr.made(formatMoment(key.created_at))},{' '}
              {key.used_at ? fr.used(formatMoment(key.used_at)) : fr.unused}
            </span>
          </span>
          <Button aria-label={fr.removeOf(key.label)} onClick={() => onRemove(key)}>
            {fr.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface AddProps {
  call: { busy: boolean; fields: Record<string, string> };
  onAdd(label: string): void;
}

function AddForm({ call, onAdd }: AddProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAdd(String(new FormData(event.currentTarget).get('label') ?? ''));
  }
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      <Field
        label={fr.label}
        hint={fr.labelHint}
        name="label"
        autoComplete="off"
        maxLength={PASSKEY_LABEL_MAX}
        required
        defaultValue={deviceName(navigator.userAgent)}
        error={call.fields.label}
      />
      <Button type="submit" busy={call.busy}>
        {fr.add}
      </Button>
    </form>
  );
}
