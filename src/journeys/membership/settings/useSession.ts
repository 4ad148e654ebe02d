import { useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import type { User } from '#src/features/accounts/account.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';

/** The signed-in person of a personal screen; guests are on their way to the login page meanwhile. */
export function useSession() {
  const [user, setUser] = useState<User | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    requireLogin()
      .then(() => accountCalls.getMyInfo())
      .then(
        (session) => session.session_type === 'user' && setUser(session.user),
        (failure: unknown) => {
          if (!(failure instanceof ApiError)) throw failure;
          setError(failure.message);
        },
      );
  }, []);
  return { user, setUser, error };
}
