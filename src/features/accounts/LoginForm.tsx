import './account.css';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import { enter } from './after-login.ts';
import { CredentialFields, credentialsOf } from './CredentialFields.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import type { ClientIds } from './provider-link.ts';
import { connectClient } from './session.store.ts';
import { useCall } from './useCall.ts';

connectClient();

export function LoginForm({ clientIds }: { clientIds: ClientIds }) {
  const call = useCall();
  const awake = useAwake();
  const [askCode, setAskCode] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const totp = String(new FormData(form).get('totp') ?? '').trim();
    const typed = { ...credentialsOf(form), ...(totp ? { totp } : {}) };
    const opened = await call.run(
      () => accountCalls.loginWithPassword(typed),
      ({ fields }) => fields.totp && setAskCode(true),
    );
    if (opened) enter(opened, new URLSearchParams(location.search).get('next'));
  }

  // method: whatever sends this form without us, no password may land in an address.
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      {call.error && (
        <Notice tone="alert" role="alert">
          <p>{call.error}</p>
        </Notice>
      )}
      <CredentialFields errors={call.fields} />
      {askCode && (
        <Field
          label={fr.login.code}
          hint={fr.login.codeHint}
          name="totp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          autoFocus
          error={call.fields.totp}
        />
      )}
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.login.submit}
      </Button>
      <p>
        <a href="/i/marketplace/nouveau-mot-de-passe">{fr.login.forgotten}</a>
      </p>
      <ProviderButtons clientIds={clientIds} disabled={!awake} />
    </form>
  );
}
