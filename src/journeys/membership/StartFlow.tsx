import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { needsNoList } from '#src/features/accounts/after-login.ts';
import type { ClientIds } from '#src/features/accounts/provider-link.ts';
import { activeToken, connectClient, safeNext } from '#src/features/accounts/session.store.ts';
import { RegisterForm } from './RegisterForm.tsx';

connectClient();

/** Only those who are signed in see it: whoever registers does not wait for it. */
const SetupView = lazy(() => import('./SetupView.tsx').then((m) => ({ default: m.SetupView })));

interface Props {
  clientIds: ClientIds;
  /** The page the person was going to, as the address says it. */
  next: string | null;
}

type View = 'register' | 'leaving' | 'setup';

/**
 * The start route: an account, then the three steps of the list. Someone who is done goes to their list. The
 * server draws the registration, which most people come for, so that nothing moves when the script arrives: on
 * a first sign of interest, or at once for somebody who is signed in.
 */
export function StartFlow({ clientIds, next }: Props) {
  const token = useStore(activeToken);
  const [view, setView] = useState<View>('register');
  useEffect(() => {
    if (!token) return setView('register');
    setView('leaving');
    accountCalls.getMyInfo().then(
      (session) => {
        // Whoever comes to hold somebody's list, or to sell, begins none of their own: that page asks what is needed.
        if (needsNoList(next)) return location.replace(next);
        if (session.session_type !== 'user' || session.user.setup_step === 'start') return setView('setup');
        location.replace(safeNext(next, `/${session.user.slug}`));
      },
      () => setView('register'),
    );
  }, [token, next]);
  if (view === 'leaving') return <Waiting />;
  if (view === 'setup')
    return (
      <Suspense fallback={<Waiting />}>
        <SetupView />
      </Suspense>
    );
  return (
    <div className="stack">
      <h1>{fr.register.title}</h1>
      <p className="lead">{fr.register.lead}</p>
      <RegisterForm clientIds={clientIds} next={next} />
    </div>
  );
}

function Waiting() {
  return (
    <p className="start-waiting" role="status">
      Un instant…
    </p>
  );
}
