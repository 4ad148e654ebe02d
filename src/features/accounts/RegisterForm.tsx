import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { rememberSession, setToken } from './session.store.ts';
import { useCall } from './useCall.ts';

/** decisions.md §5: what was seen in an address is sent with the registration. */
function comeFrom(): { referal?: string; ticket_code?: string } {
  const referal = localStorage.getItem('referal');
  const ticket = new URLSearchParams(location.search).get('ticket_code');
  return {
    ...(referal ? { referal: referal.slice(0, 200) } : {}),
    ...(ticket ? { ticket_code: ticket.slice(0, 100) } : {}),
  };
}

export function RegisterForm() {
  const [typed, setTyped] = useState({ email: '', password: '' });
  const call = useCall();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const opened = await call.run(() => accountCalls.registerWithEmail({ ...typed, ...comeFrom() }));
    if (!opened) return;
    setToken(opened.token);
    rememberSession(opened.session);
  }

  const problem = call.error ?? call.fields.ticket_code;
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {problem && (
        <Notice tone="alert" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <CredentialFields value={typed} onChange={setTyped} errors={call.fields} forNewAccount />
      <Button type="submit" look="main" size="large" wide busy={call.busy}>
        {fr.register.submit}
      </Button>
      <p className="muted">
        {fr.register.hasAccount} <a href="/mon-compte-merveille">{fr.register.login}</a>
      </p>
    </form>
  );
}
