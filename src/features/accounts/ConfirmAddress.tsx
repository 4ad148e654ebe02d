import { useEffect, useState } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { fr } from './account.fr.ts';
import { securityCalls } from './security.calls.ts';
import { connectClient } from './session.store.ts';

connectClient();

/** The page of the mail's link. It needs no session: holding the link is the proof. */
export function ConfirmAddress() {
  const call = useCall();
  const [email, setEmail] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token');
    // A link that was used leaves the address bar, and the history with it.
    history.replaceState(null, '', location.pathname);
    if (!token) return call.refuse(fr.confirmed.missing);
    call.run(() => securityCalls.verifyEmail({ token })).then((done) => done && setEmail(done.email));
  }, []);
  const told = email === null ? call.message : fr.confirmed.done(email);
  if (!told) return <p role="status">{fr.confirmed.wait}</p>;
  return (
    <div className="stack">
      <Notice tone={call.message ? 'alert' : 'sage'} role={call.message ? 'alert' : 'status'}>
        <p>{told}</p>
      </Notice>
      <p>
        <a className="button" href="/i/marketplace/ma-liste">
          {fr.confirmed.goOn}
        </a>
      </p>
    </div>
  );
}
