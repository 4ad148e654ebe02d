import { type ReactNode, useCallback } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import {
  activeToken,
  connectClient,
  goToLogin,
  rememberBusiness,
} from '#src/features/accounts/session.store.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { ChooseBusiness } from './ChooseBusiness.tsx';
import { sellerFr } from './seller.fr.ts';

/** `person`: signed in as themselves, with no business in hand. */
type Visitor = { kind: 'leaving' } | { kind: 'person' } | { kind: 'seller'; me: Business; owner: boolean };

interface Props {
  /** The heading while nothing else stands. */
  title: string;
  children(me: Business, more: { owner: boolean; reload(): void }): ReactNode;
}

connectClient();

/** Nothing of the area shows before the server said for which business this is; each call is checked there again. */
export function SellerGate({ title, children }: Props) {
  const [loaded, reload] = useLoaded(useCallback(whoIsThis, []));
  const visitor = loaded.state === 'ready' ? loaded.value : null;
  if (visitor?.kind === 'person') return <ChooseBusiness />;
  if (visitor?.kind === 'seller') return <>{children(visitor.me, { owner: visitor.owner, reload })}</>;
  return (
    <>
      <h1>{title}</h1>
      {loaded.state === 'failed' ? (
        <LoadFailed retry={reload} />
      ) : (
        <p className="muted" aria-busy="true">
          {sellerFr.checking}
        </p>
      )}
    </>
  );
}

async function whoIsThis(): Promise<Visitor> {
  if (!activeToken.get()) {
    goToLogin();
    return { kind: 'leaving' };
  }
  try {
    const session = await accountCalls.getMyInfo();
    if (session.session_type === 'user') {
      rememberBusiness(null);
      return { kind: 'person' };
    }
    const me = await businessCalls.me();
    rememberBusiness(me.name);
    return { kind: 'seller', me, owner: me.role === 'owner' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return { kind: activeToken.get() ? 'person' : 'leaving' };
    throw error;
  }
}
