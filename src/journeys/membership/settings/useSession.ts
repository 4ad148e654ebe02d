import { useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import type { User } from '#src/features/accounts/account.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { useCall } from '#src/ui/useCall.ts';

/** The signed-in person of a personal screen; guests are on their way to the login page meanwhile. */
export function useSession() {
  const [user, setUser] = useState<User | null>(null);
  const { run, message } = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    run(async () => {
      await requireLogin();
      const session = await accountCalls.getMyInfo();
      if (session.session_type === 'user') setUser(session.user);
    });
  }, []);
  return { user, setUser, error: message };
}
