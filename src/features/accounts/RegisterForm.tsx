import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import { CredentialFields, credentialsOf } from './CredentialFields.tsx';
import { comeFrom } from './come-from.ts';
import { rememberSession, setToken } from './session.store.ts';
import { useCall } from './useCall.ts';

export function RegisterForm() {
  const call = useCall();
  const awake = useAwake();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = credentialsOf(event.currentTarget);
    const opened = await call.run(() => accountCalls.registerWithEmail({ ...typed, ...comeFrom() }));
    if (!opened) return;
    setToken(opened.token);
    rememberSession(opened.session);
  }

  const problem = call.error ?? call.fields.ticket_code;
  // method: whatever sends this form without us, no password may land in an address.
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      {problem && (
        <Notice tone="alert" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <CredentialFields errors={call.fields} forNewAccount />
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.register.submit}
      </Button>
      <p className="muted">
        {fr.register.hasAccount} <a href="/mon-compte-merveille">{fr.register.login}</a>
      </p>
    </form>
  );
}
