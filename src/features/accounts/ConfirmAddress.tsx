import { useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { fr } from './account.fr.ts';
import { securityCalls } from './security.calls.ts';
import { connectClient } from './session.store.ts';

connectClient();

type Told = { tone: 'sage' | 'alert'; text: string } | null;

/** The page of the mail's link. It needs no session: holding the link is the proof. */
export function ConfirmAddress() {
  const [told, setTold] = useState<Told>(null);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token');
    // A link that was used leaves the address bar, and the history with it.
    history.replaceState(null, '', location.pathname);
    if (!token) return setTold({ tone: 'alert', text: fr.confirmed.missing });
    securityCalls.verifyEmail({ token }).then(
      ({ email }) => setTold({ tone: 'sage', text: fr.confirmed.done(email) }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setTold({ tone: 'alert', text: error.message });
      },
    );
  }, []);
  if (!told) return <p role="status">{fr.confirmed.wait}</p>;
  return (
    <div className="stack">
      <Notice tone={told.tone} role={told.tone === 'alert' ? 'alert' : 'status'}>
        <p>{told.text}</p>
      </Notice>
      <p>
        <a className="button" href="/i/marketplace/ma-liste">
          {fr.confirmed.goOn}
        </a>
      </p>
    </div>
  );
}
