import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SetupForm } from './SetupForm.tsx';
import { activeToken, connectClient, safeNext } from './session.store.ts';

connectClient();

/** The start route: an account, then the three steps of the list. Someone who is done goes to their list. */
export function StartFlow() {
  const token = useStore(activeToken);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!token) return setReady(true);
    accountCalls.getMyInfo().then(
      (session) => {
        if (session.session_type === 'user' && session.user.setup_step === 'done')
          location.replace(
            safeNext(new URLSearchParams(location.search).get('next'), `/${session.user.slug}`),
          );
        else setReady(true);
      },
      () => setReady(true),
    );
  }, [token]);
  if (!ready) return <p className="muted">Un instant…</p>;
  return (
    <div className="stack">
      <h1>{token ? fr.setup.title : fr.register.title}</h1>
      {!token && <p className="lead">{fr.register.lead}</p>}
      {token ? <SetupForm /> : <RegisterForm onOpened={() => setReady(true)} />}
    </div>
  );
}
