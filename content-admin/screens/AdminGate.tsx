import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import type { User } from '#src/features/accounts/account.ts';
import { activeToken, goToLogin } from '#src/features/accounts/session.store.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminFr } from '../admin.fr.ts';
import { heldBy, opens, showRights } from '../held-rights.ts';
import type { PlaceRight } from '../nav.ts';
import { $factorMissing, connectNewsroom } from '../shared/signed-out.store.ts';
import { FactorMissing, GateMessage, PasskeyMissing, ScreenClosed } from './GateMessage.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useLoaded } from './useLoaded.ts';

/** `leaving`: the login page is already on its way. */
type Visitor =
  | { kind: 'leaving' }
  | { kind: 'refused'; email: string }
  | { kind: 'unopened' }
  | { kind: 'staff'; user: User };

connectNewsroom();

/** Nothing of the admin shows before the server said who this is; each call is checked there again. */
export function AdminGate({ children }: { children: (user: User) => ReactNode }) {
  const [loaded, ask] = useLoaded(whoIsThis);
  const factorMissing = useStore($factorMissing);
  if (factorMissing === 'set up') return <FactorMissing />;
  if (factorMissing === 'passkey') return <PasskeyMissing />;
  if (loaded.state === 'failed') return <GateMessage retry={ask} />;
  const visitor = loaded.state === 'ready' ? loaded.value : null;
  if (visitor?.kind === 'refused') return <GateMessage refused={visitor.email} />;
  if (visitor?.kind === 'unopened') return <ScreenClosed />;
  if (visitor?.kind === 'staff')
    return (
      <>
        {children(visitor.user)}
        <SignInAgain email={visitor.user.email} />
      </>
    );
  return (
    <div className="wrap admin-screen" aria-busy="true">
      <Skeleton label={adminFr.gate.checking} shape="row" count={6} />
    </div>
  );
}

/** As the page says of itself (AdminPage.astro). */
const screenRight = () => (document.getElementById('contenu')?.dataset.right ?? 'admin') as PlaceRight;

async function whoIsThis(): Promise<Visitor> {
  if (!activeToken.get()) {
    goToLogin();
    return { kind: 'leaving' };
  }
  try {
    const session = await accountCalls.getMyInfo();
    if (session.session_type === 'merchant') return { kind: 'refused', email: session.merchant.email };
    const { user } = session;
    showRights(user);
    if (user.rights.length === 0) return { kind: 'refused', email: user.email };
    return opens(heldBy(user), screenRight()) ? { kind: 'staff', user } : { kind: 'unopened' };
  } catch (error) {
    // A dead token: the client leads to the login page by itself.
    if (error instanceof ApiError && error.status === 401) return { kind: 'leaving' };
    throw error;
  }
}
