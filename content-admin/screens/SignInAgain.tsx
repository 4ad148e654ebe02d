import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { CodeField } from '#src/features/accounts/CodeField.tsx';
import { PasskeyStep } from '#src/features/accounts/factors/PasskeyStep.tsx';
import { passkeysFr } from '#src/features/accounts/factors/passkeys.fr.ts';
import { rememberSession, setToken } from '#src/features/accounts/session.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { adminFr } from '../admin.fr.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { $signedOut } from '../shared/signed-out.store.ts';

const { again } = adminFr;

/** Over a screen whose session ended under somebody's hands: the page stays, with all that was typed. */
export function SignInAgain({ email }: { email: string }) {
  const asked = useStore($signedOut);
  if (asked === 'no') return null;
  if (asked === 'key') return <KeyDialog />;
  if (asked === 'asking') return <SignInDialog email={email} />;
  return (
    <div className="toasts">
      <Notice tone="alert" role="alert" title={again.title}>
        <p>{again.told}</p>
        <Button look="main" onClick={() => $signedOut.set('asking')}>
          {again.open}
        </Button>
      </Notice>
    </div>
  );
}

function KeyDialog() {
  return (
    <Dialog title={passkeysFr.step.title} onClose={() => $signedOut.set('told')} narrow>
      <p>{passkeysFr.step.why}</p>
      <PasskeyStep onShown={() => $signedOut.set('no')} />
    </Dialog>
  );
}

function SignInDialog({ email }: { email: string }) {
  const call = useCall();
  const [refused, setRefused] = useState(false);
  const [askCode, setAskCode] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name) ?? '');
    const totp = said('totp').trim();
    const given = { email: said('email'), password: said('password'), ...(totp ? { totp } : {}) };
    const opened = await call.run(
      () => accountCalls.loginWithPassword(given),
      ({ fields }) => fields.totp && setAskCode(true),
    );
    if (!opened) return;
    const { session } = opened;
    if (session.session_type !== 'user' || session.user.rights.length === 0) return setRefused(true);
    setToken(opened.token);
    rememberSession(session);
    $signedOut.set(opened.passkey_wanted ? 'key' : 'no');
  }
  const error = refused ? again.notEditor : call.error;
  return (
    <Dialog title={again.title} onClose={() => $signedOut.set('told')} narrow>
      <p>{again.lead}</p>
      {/* method: whatever sends this form without us, no password may land in an address. */}
      <form className="form" method="post" noValidate onSubmit={submit} onChange={() => setRefused(false)}>
        <Refused says={error} />
        <Field
          label={fr.login.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          defaultValue={email}
          error={call.fields.email}
        />
        <Field
          label={fr.login.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          data-first
          error={call.fields.password}
        />
        {askCode && <CodeField error={call.fields.totp} />}
        <div className="form-actions">
          <Button type="submit" look="main" busy={call.busy}>
            {fr.login.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
