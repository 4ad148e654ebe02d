import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { activeToken, connectClient, goToLogin } from '#src/features/accounts/session.store.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { shopifyCalls } from './shopify.calls.ts';
import type { ShopifyState } from './shopify.ts';

connectClient();

export interface Mine {
  uuid: string;
  name: string;
  status: string;
}

/** Whoever looks at the page, once the server said so; `leaving` is on its way to the login. */
export type Looking =
  | { kind: 'loading' }
  | { kind: 'leaving' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'person'; businesses: readonly Mine[] }
  | { kind: 'seller'; me: Business; shop: ShopifyState };

export async function whoLooks(): Promise<Looking> {
  if (!activeToken.get()) return { kind: 'leaving' };
  try {
    const session = await accountCalls.getMyInfo();
    if (session.session_type === 'user')
      return { kind: 'person', businesses: (await businessCalls.mine()).items };
    const [me, shop] = await Promise.all([businessCalls.me(), shopifyCalls.state()]);
    return { kind: 'seller', me, shop };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return { kind: 'leaving' };
    return { kind: 'failed', sentence: error.message };
  }
}

/** The session's business and its shop, read when the screen appears and asked for again at will. */
export function useShopState() {
  const [looking, setLooking] = useState<Looking>({ kind: 'loading' });
  const reload = useCallback(async () => setLooking(await whoLooks()), []);
  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    if (looking.kind === 'leaving') goToLogin();
  }, [looking]);
  const keep = (shop: ShopifyState) => setLooking((now) => (now.kind === 'seller' ? { ...now, shop } : now));
  return { looking, reload, keep };
}
