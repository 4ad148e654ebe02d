import { useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { enter } from '#src/features/accounts/after-login.ts';
import { comeFrom, forgetTicket } from '#src/features/accounts/come-from.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { readReturn } from '#src/features/accounts/provider-link.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';

connectClient();

/** The page Google and Apple send the browser back to: the token is in the fragment, which no server sees. */
export function ProviderReturn() {
  const call = useCall();
  const [lost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const fragment = location.hash;
    history.replaceState(null, '', location.pathname);
    const returned = readReturn(fragment);
    if (!returned) return setLost(true);
    const { provider, token, firstname, lastname, next } = returned;
    const login = () => {
      const input = { token, ...comeFrom() };
      return provider === 'apple'
        ? identityCalls.loginWithApple({ ...input, firstname, lastname })
        : identityCalls.loginWithGoogle(input);
    };
    call.run(() => withoutDeadTicket(login)).then((opened) => opened && enter(opened, next));
  }, []);
  if (!lost && !call.error) return <p role="status">{fr.provider.wait}</p>;
  return (
    <div className="stack">
      <Refused says={call.error ?? fr.provider.failed} />
      <p>
        <a className="button" href={loginPath()}>
          {fr.provider.back}
        </a>
      </p>
    </div>
  );
}

/**
 * A provider's token is good once here: a code that is over must not cost the person another round. Inside useCall's
 * work, which would end at the first refusal.
 */
async function withoutDeadTicket<T>(login: () => Promise<T>): Promise<T> {
  try {
    return await login();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ticket_invalid') throw error;
    forgetTicket();
    return await login();
  } finally {
    forgetTicket();
  }
}
