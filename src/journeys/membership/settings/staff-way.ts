import { safeNext } from '#src/features/accounts/session.store.ts';

/** The screen of the newsroom to come back to; null for any other page. */
export function newsroomOf(back: string | null): string | null {
  const path = safeNext(back, '');
  return /^\/a\/admin(?:[/?#]|$)/.test(path) ? path : null;
}
