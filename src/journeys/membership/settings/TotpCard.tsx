import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '#src/features/accounts/CodeField.tsx';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { focusFirstFault } from '#src/ui/first-fault.ts';
import { confirm } from '#src/ui/modals/open-modal.ts';
import { useCall } from '#src/ui/useCall.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSetup } from './TotpSetup.tsx';

const fr = settingsFr.totp;
type Factor = Awaited<ReturnType<typeof securityCalls.getSecondFactor>>;
type Doing =
  | { step: 'rest' | 'removing' }
  | { step: 'setup'; url: string }
  | { step: 'codes'; codes: string[] };
const REST: Doing = { step: 'rest' };

interface Props {
  email: string;
  /** Recovery codes were shown, and are kept. */
  onKept?(): void;
}

/** The second factor: set up with an application, confirmed by a first code, kept with recovery codes, removed. */
export function TotpCard({ email, onKept }: Props) {
  const { run, ...call } = useCall();
  const [factor, setFactor] = useState<Factor | null>(null);
  const [doing, setDoing] = useState<Doing>(REST);
  const [done, setDone] = useState<string | null>(null);
  const load = () => run(() => securityCalls.getSecondFactor()).then(setFactor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void load(), []);

  async function ended(said: string | null, next: Doing = REST) {
    setDoing(next);
    setDone(said);
    await load();
  }
  async function start() {
    setDone(null);
    const made = await run(() => securityCalls.totpSetup());
    if (made) setDoing({ step: 'setup', url: made.otpauth_url });
  }
  async function confirmed(code: string) {
    const made = await run(() => securityCalls.totpConfirm({ code }));
    if (made) await ended(fr.on, { step: 'codes', codes: made.recovery_codes });
  }
  async function renew() {
    if (!(await confirm(fr.renewSure)).yes) return;
    const made = await run(() => securityCalls.renewRecoveryCodes());
    if (made) await ended(fr.renewed, { step: 'codes', codes: made.recovery_codes });
  }
  async function remove(code: string) {
    if (await run(() => securityCalls.totpRemove({ code }))) await ended(fr.off);
  }

  return (
    <Card title={fr.title} error={call.error} done={done}>
      <p>{factor?.totp_since ? fr.since(formatDate(factor.totp_since)) : fr.about}</p>
      {doing.step === 'setup' && (
        <TotpSetup url={doing.url} busy={call.busy} error={call.fields.code} onCode={confirmed} />
      )}
      {doing.step === 'codes' && (
        <RecoveryCodes
          codes={doing.codes}
          email={email}
          onKept={() => {
            setDoing(REST);
            onKept?.();
          }}
        />
      )}
      {doing.step === 'removing' && (
        <RemoveForm
          busy={call.busy}
          error={call.fields.code}
          onCode={remove}
          onCancel={() => setDoing(REST)}
        />
      )}
      {doing.step === 'rest' && factor && !factor.totp_since && (
        <Button onClick={start} busy={call.busy}>
          {fr.start}
        </Button>
      )}
      {doing.step === 'rest' && factor?.totp_since && (
        <>
          <p>{fr.left(factor.recovery_codes_left)}</p>
          <div className="row">
            <Button onClick={renew} busy={call.busy}>
              {fr.renew}
            </Button>
            <Button look="danger" onClick={() => setDoing({ step: 'removing' })}>
              {fr.remove}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

interface RemoveProps {
  busy: boolean;
  error: string | undefined;
  onCode(code: string): void;
  onCancel(): void;
}

function RemoveForm({ busy, error, onCode, onCancel }: RemoveProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error && !busy) focusFirstFault(form.current);
  }, [error, busy]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''));
  }
  return (
    <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
      <p>{fr.removeAbout}</p>
      <CodeField name="code" error={error} />
      <div className="row">
        <Button onClick={onCancel}>{fr.keep}</Button>
        <Button type="submit" look="danger" busy={busy}>
          {fr.removeConfirm}
        </Button>
      </div>
    </form>
  );
}
