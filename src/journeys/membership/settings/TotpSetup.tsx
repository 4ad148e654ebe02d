import { type SubmitEvent, useEffect, useRef } from 'react';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { qrFigure } from '#src/lib/qr.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstFault } from '#src/ui/first-fault.ts';

const fr = settingsFr.totp;

interface Props {
  url: string;
  busy: boolean;
  error: string | undefined;
  onCode(code: string): void;
}

/** The secret as a figure for the application to read, and as text; then the first code it shows. */
export function TotpSetup({ url, busy, error, onCode }: Props) {
  const { viewBox, d } = qrFigure(url);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Each time that it was looked at: a second wrong code is told by the same sentence.
    if (error && !busy) focusFirstFault(form.current);
  }, [error, busy]);
  const secret = new URL(url).searchParams.get('secret') ?? '';
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''));
  }
  return (
    <>
      <p>{fr.scan}</p>
      <svg className="settings-qr" viewBox={viewBox} role="img" aria-label={fr.figure}>
        <path d={d} stroke="#000" />
      </svg>
      <p>
        {fr.secret} <span className="settings-secret">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <p>
        <a href={url}>{fr.open}</a>
      </p>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <Field
          label={fr.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          autoFocus
          error={error}
        />
        <Button type="submit" look="main" busy={busy}>
          {fr.confirm}
        </Button>
      </form>
    </>
  );
}
