import './account.css';
import { type SubmitEvent, useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { enter } from '#src/features/accounts/after-login.ts';
import { CodeField } from '#src/features/accounts/CodeField.tsx';
import { CredentialFields, credentialsOf } from '#src/features/accounts/CredentialFields.tsx';
import { PasskeyStep } from '#src/features/accounts/factors/PasskeyStep.tsx';
import type { PasskeySite } from '#src/features/accounts/factors/passkey-site.ts';
import { passkeysFr } from '#src/features/accounts/factors/passkeys.fr.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { ProviderButtons } from '#src/features/accounts/ProviderButtons.tsx';
import type { ClientIds } from '#src/features/accounts/provider-link.ts';
import { connectClient, setToken } from '#src/features/accounts/session.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

connectClient();

const nextOf = () => new URLSearchParams(location.search).get('next');

/** A wrapper passes its session in the fragment, which no server sees; it leaves the address bar at once. */
function passedToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('dso');
  if (token) history.replaceState(null, '', location.pathname + location.search);
  return token;
}

type Opened = Parameters<typeof enter>[0];

interface Props {
  clientIds: ClientIds;
  passkeys: PasskeySite;
}

export function LoginForm({ clientIds, passkeys }: Props) {
  const call = useFormCall();
  const awake = useAwake();
  const [askCode, setAskCode] = useState(false);
  const [half, setHalf] = useState<Opened | null>(null);
  const passkey = usePasskeyLogin({
    site: passkeys,
    run: call.run,
    onOpened: (opened) => enter(opened, nextOf()),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const token = passedToken();
    if (token)
      call
        .run(() => identityCalls.loginWithDsoToken({ token }))
        .then((opened) => opened && enter(opened, nextOf()));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const totp = String(new FormData(form).get('totp') ?? '').trim();
    const typed = { ...credentialsOf(form), ...(totp ? { totp } : {}) };
    const opened = await call.run(
      () => accountCalls.loginWithPassword(typed),
      ({ fields }) => fields.totp && setAskCode(true),
    );
    if (!opened) return;
    if (!opened.passkey_wanted) return enter(opened, nextOf());
    setToken(opened.token);
    setHalf(opened);
  }

  if (half) return <PasskeyWanted opened={half} />;
  // method: whatever sends this form without us, no password may land in an address.
  return (
    <form ref={call.form} className="stack" method="post" onSubmit={submit} noValidate>
      <Refused says={call.error} />
      <CredentialFields errors={call.fields} />
      {askCode && <CodeField error={call.fields.totp} />}
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.login.submit}
      </Button>
      {passkey.able && (
        <Button wide icon="lock" onClick={passkey.enter} disabled={!awake || call.busy}>
          {passkeysFr.enter}
        </Button>
      )}
      <p>
        <a href="/i/marketplace/nouveau-mot-de-passe">{fr.login.forgotten}</a>
      </p>
      <ProviderButtons clientIds={clientIds} disabled={!awake} />
    </form>
  );
}

/** The password was right, and the account administers the site: its passkey comes second. */
function PasskeyWanted({ opened }: { opened: Opened }) {
  const { step } = passkeysFr;
  return (
    <section className="stack" role="status">
      <h2>{step.title}</h2>
      <p>{step.why}</p>
      <PasskeyStep onShown={() => enter(opened, nextOf())} />
      <p>
        <Button onClick={() => enter(opened, '/')}>{step.later}</Button>
      </p>
    </section>
  );
}
