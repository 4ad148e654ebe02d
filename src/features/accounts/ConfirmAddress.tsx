import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { fr } from './account.fr.ts';
import { dropLinkToken, takeLinkToken } from './confirm-link.ts';
import { securityCalls } from './security.calls.ts';
import { activeToken, connectClient } from './session.store.ts';

connectClient();

const PAGE = '/i/marketplace/adresse-confirmee';

/**
 * The page of the mail's link. The holder of an address says yes from a session of the account that asks for it: somebody
 * else may have opened one under this address, and would be given what was offered from it.
 */
export function ConfirmAddress() {
  const call = useCall();
  const signedIn = useStore(activeToken) !== null;
  const [token, setToken] = useState<string | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const found = takeLinkToken();
    if (found) setToken(found);
    else call.refuse(fr.confirmed.missing);
  }, []);
  const confirm = async (from: string) => {
    const done = await call.run(
      () => securityCalls.verifyEmail({ token: from, own: true }),
      ({ code }) => {
        if (code !== 'token_invalid') return;
        dropLinkToken();
        setToken(null);
      },
    );
    if (!done) return;
    dropLinkToken();
    setEmail(done.email);
  };
  if (email !== null) return <Confirmed email={email} />;
  return (
    <div className="stack">
      {call.message && (
        <Notice tone="alert" role="alert">
          <p>{call.message}</p>
        </Notice>
      )}
      {token && <p className="lead">{signedIn ? fr.confirmed.ask : fr.confirmed.signIn}</p>}
      {token && (
        <div className="form-actions">
          {signedIn ? (
            <Button look="main" busy={call.busy} onClick={() => confirm(token)}>
              {fr.confirmed.confirm}
            </Button>
          ) : (
            <a className="button button-main" href={loginPath(PAGE)}>
              {fr.confirmed.goSignIn}
            </a>
          )}
        </div>
      )}
      {token && (
        <p>
          {fr.confirmed.notMine} <a href="/i/marketplace/nouveau-mot-de-passe">{fr.confirmed.takeOver}</a>
        </p>
      )}
    </div>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <div className="stack">
      <Notice tone="sage" role="status">
        <p>{fr.confirmed.done(email)}</p>
      </Notice>
      <p>
        <a className="button" href="/i/marketplace/ma-liste">
          {fr.confirmed.goOn}
        </a>
      </p>
    </div>
  );
}
