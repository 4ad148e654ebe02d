import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import { connectClient, rememberSession, safeNext, setToken } from './session.store.ts';
import { useCall } from './useCall.ts';

connectClient();

/** Where a person goes after login: `next`, or the set-up that was left unfinished, or their list. */
function destination(setupStep: string): string {
  const next = new URLSearchParams(location.search).get('next');
  if (setupStep === 'start' && !next?.startsWith('/a/')) return '/i/marketplace/inscription';
  return safeNext(next, '/i/marketplace/ma-liste');
}

export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const call = useCall();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const opened = await call.run(() => accountCalls.loginWithPassword({ email, password }));
    if (!opened) return;
    setToken(opened.token);
    rememberSession(opened.session);
    location.assign(
      destination(opened.session.session_type === 'user' ? opened.session.user.setup_step : 'done'),
    );
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {call.error && (
        <Notice tone="alert" role="alert">
          <p>{call.error}</p>
        </Notice>
      )}
      <Field
        label={fr.login.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={call.fields.email}
      />
      <Field
        label={fr.login.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={call.fields.password}
      />
      <Button type="submit" look="main" size="large" wide busy={call.busy}>
        {fr.login.submit}
      </Button>
    </form>
  );
}
