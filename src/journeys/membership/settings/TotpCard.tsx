import { type SubmitEvent, useState } from 'react';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { qrFigure } from '#src/lib/qr.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';

const fr = settingsFr.totp;

/** For admins: set up, confirm with a first code, remove with a code. */
export function TotpCard() {
  const call = useCall();
  const [url, setUrl] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  async function start() {
    setDone(null);
    const made = await call.run(
      () => securityCalls.totpSetup(),
      ({ code }) => code === 'conflict' && setRemoving(true),
    );
    if (made) setUrl(made.otpauth_url);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const work = removing ? securityCalls.totpRemove : securityCalls.totpConfirm;
    if (!(await call.run(() => work({ code })))) return;
    setDone(removing ? fr.off : fr.on);
    setUrl(null);
    setRemoving(false);
  }

  return (
    <Card title={fr.title} error={removing ? null : call.error} done={done}>
      <p>{removing ? fr.on : fr.about}</p>
      {url && <Secret url={url} />}
      {url || removing ? (
        <form className="stack" onSubmit={submit} noValidate>
          <Field
            label={fr.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
            error={call.fields.code}
          />
          <Button type="submit" look="main" busy={call.busy}>
            {removing ? fr.remove : fr.confirm}
          </Button>
        </form>
      ) : (
        <Button onClick={start} busy={call.busy}>
          {fr.start}
        </Button>
      )}
    </Card>
  );
}

function Secret({ url }: { url: string }) {
  const { size, d } = qrFigure(url);
  return (
    <>
      <p>{fr.scan}</p>
      <svg className="settings-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={fr.scan}>
        <path d={d} fill="#000" />
      </svg>
      <p>
        {fr.secret} <span className="settings-secret">{new URL(url).searchParams.get('secret')}</span>
      </p>
    </>
  );
}
