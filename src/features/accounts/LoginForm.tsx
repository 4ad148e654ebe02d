import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import type { Session } from './account.ts';
import { CredentialFields, credentialsOf } from './CredentialFields.tsx';
import { connectClient, rememberSession, safeNext, setToken } from './session.store.ts';
import { useCall } from './useCall.ts';

connectClient();

/** Where a person goes after login: `next`, or the set-up that was left unfinished, or their list; an editor to the newsroom. */
function destination(session: Session): string {
  const next = new URLSearchParams(location.search).get('next');
  const user = session.session_type === 'user' ? session.user : null;
  if (user?.setup_step === 'start' && !next?.startsWith('/a/')) return '/i/marketplace/inscription';
  return safeNext(next, user?.props.admin === '1' ? '/a/admin' : '/i/marketplace/ma-liste');
}

export function LoginForm() {
  const call = useCall();
  const awake = useAwake();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = credentialsOf(event.currentTarget);
    const opened = await call.run(() => accountCalls.loginWithPassword(typed));
    if (!opened) return;
    setToken(opened.token);
    rememberSession(opened.session);
    location.assign(destination(opened.session));
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
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.login.submit}
      </Button>
    </form>
  );
}
