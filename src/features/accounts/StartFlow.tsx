import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { DeletedLists } from '#src/features/lists/screens/DeletedLists.tsx';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';
import type { ClientIds } from './provider-link.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SetupForm } from './SetupForm.tsx';
import { activeToken, connectClient, safeNext } from './session.store.ts';

connectClient();

/** Whoever comes to hold somebody's list begins none of their own: its page asks what is needed. */
const INVITATION = '/i/marketplace/invitation?';

type View = 'register' | 'leaving' | 'setup';

/**
 * The start route: an account, then the three steps of the list. Someone who is done goes to their list. The
 * server draws the registration, which most people come for, so that nothing moves when the script arrives.
 */
export function StartFlow({ clientIds }: { clientIds: ClientIds }) {
  const token = useStore(activeToken);
  const [view, setView] = useState<View>('register');
  useEffect(() => {
    if (!token) return setView('register');
    setView('leaving');
    accountCalls.getMyInfo().then(
      (session) => {
        const next = new URLSearchParams(location.search).get('next');
        if (next?.startsWith(INVITATION)) return location.replace(safeNext(next, '/'));
        if (session.session_type !== 'user' || session.user.setup_step === 'start') return setView('setup');
        location.replace(safeNext(next, `/${session.user.slug}`));
      },
      () => setView('register'),
    );
  }, [token]);
  if (view === 'leaving') return <p role="status">Un instant…</p>;
  const setup = view === 'setup';
  return (
    <div className="stack">
      <h1>{setup ? fr.setup.title : fr.register.title}</h1>
      {!setup && <p className="lead">{fr.register.lead}</p>}
      {setup && <DeletedLists />}
      {setup ? <SetupForm /> : <RegisterForm clientIds={clientIds} />}
    </div>
  );
}
