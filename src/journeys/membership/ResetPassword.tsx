import { type SubmitEvent, useState } from 'react';
import { fr } from '#src/features/accounts/account.fr.ts';
import { enter } from '#src/features/accounts/after-login.ts';
import { CodeField } from '#src/features/accounts/CodeField.tsx';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';

connectClient();

const typedIn = (event: SubmitEvent<HTMLFormElement>, name: string) => {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(name) ?? '');
};

/** With the mail's link: the new password. Without: the address to send a link to. */
export function ResetPassword({ token }: { token: string | null }) {
  const [usable, setUsable] = useState(token);
  return usable ? (
    <ChoosePassword token={usable} onDead={() => setUsable(null)} />
  ) : (
    <AskLink dead={token !== null} />
  );
}

function AskLink({ dead }: { dead: boolean }) {
  const call = useFormCall();
  const awake = useAwake();
  const [sent, setSent] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const email = typedIn(event, 'email');
    if (await call.run(() => securityCalls.sendPasswordReset({ email }))) setSent(true);
  }
  return (
    <form ref={call.form} className="stack" method="post" onSubmit={submit} noValidate>
      {dead && !sent && <Refused says={fr.reset.dead} />}
      <p className="lead">{fr.reset.ask}</p>
      <Refused says={call.error} />
      <Field
        label={fr.login.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        error={call.fields.email}
      />
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.reset.send}
      </Button>
      <div role="status">{sent && <Notice tone="sage">{<p>{fr.reset.sent}</p>}</Notice>}</div>
      <p>
        <a href={loginPath()}>{fr.reset.back}</a>
      </p>
    </form>
  );
}

function ChoosePassword({ token, onDead }: { token: string; onDead: () => void }) {
  const call = useFormCall();
  const [askCode, setAskCode] = useState(false);
  const awake = useAwake();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const password = typedIn(event, 'password');
    const totp = typedIn(event, 'totp').trim();
    const opened = await call.run(
      () => securityCalls.resetPassword({ token, password, ...(totp ? { totp } : {}) }),
      ({ code, fields }) => {
        if (code === 'token_invalid') onDead();
        if (fields.totp) setAskCode(true);
      },
    );
    if (opened) enter(opened, null);
  }
  return (
    <form ref={call.form} className="stack" method="post" onSubmit={submit} noValidate>
      <Refused says={call.error} />
      <Field
        label={fr.reset.password}
        hint={fr.reset.choose}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        error={call.fields.password}
      />
      {askCode && <CodeField error={call.fields.totp} />}
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.reset.submit}
      </Button>
    </form>
  );
}
