import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { enter } from '#src/features/accounts/after-login.ts';
import { CodeField } from '#src/features/accounts/CodeField.tsx';
import { comeFrom, forgetTicket } from '#src/features/accounts/come-from.ts';
import { identityCalls } from '#src/features/accounts/identity.calls.ts';
import { readReturn } from '#src/features/accounts/provider-link.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';

connectClient();

type Returned = NonNullable<ReturnType<typeof readReturn>>;

/**
 * The page Google and Apple send the browser back to: the token is in the fragment, which no server sees. An account
 * with a second factor has its code asked for here, beside that token.
 */
export function ProviderReturn() {
  const call = useCall();
  const [returned, setReturned] = useState<Returned | null>(null);
  const [lost, setLost] = useState(false);
  const [askCode, setAskCode] = useState(false);

  async function login(back: Returned, totp = '') {
    const opened = await call.run(
      () => withoutDeadTicket(() => loginOf(back, totp)),
      ({ fields }) => fields.totp && setAskCode(true),
    );
    if (opened) enter(opened, back.next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const fragment = location.hash;
    history.replaceState(null, '', location.pathname);
    const back = readReturn(fragment);
    if (!back) return setLost(true);
    setReturned(back);
    login(back);
  }, []);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const totp = String(new FormData(event.currentTarget).get('totp') ?? '').trim();
    if (returned) login(returned, totp);
  }

  if (!lost && !call.error && !askCode) return <p role="status">{fr.provider.wait}</p>;
  return (
    <div className="stack">
      <Refused says={lost ? fr.provider.failed : call.error} />
      {askCode && (
        <form className="stack" method="post" onSubmit={submit} noValidate>
          <CodeField error={call.fields.totp} />
          <Button type="submit" look="main" size="large" wide busy={call.busy}>
            {fr.login.submit}
          </Button>
        </form>
      )}
      <p>
        <a className="button" href={loginPath()}>
          {fr.provider.back}
        </a>
      </p>
    </div>
  );
}

function loginOf({ provider, token, firstname, lastname }: Returned, totp: string) {
  const input = { token, ...comeFrom(), ...(totp ? { totp } : {}) };
  return provider === 'apple'
    ? identityCalls.loginWithApple({ ...input, firstname, lastname })
    : identityCalls.loginWithGoogle(input);
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
