import type { Session } from './account.ts';
import { rememberSession, safeNext, setToken } from './session.store.ts';

/**
 * The page after login: `next`, or a set-up left unfinished, or their list; an editor's is the newsroom, and one who was
 * invited there is asked for no list of births.
 */
export function destination(session: Session, next: string | null): string {
  const user = session.session_type === 'user' ? session.user : null;
  const works = (user?.rights.length ?? 0) > 0;
  if (user?.setup_step === 'start' && !works && !/^\/(?:a\/|i\/marketplace\/invitation\?)/.test(next ?? ''))
    return '/i/marketplace/inscription';
  return safeNext(next, works ? '/a/admin' : '/i/marketplace/ma-liste');
}

/** Keeps the session and leaves for where the person was going. */
export function enter(opened: { token: string; session: Session }, next: string | null): void {
  setToken(opened.token);
  rememberSession(opened.session);
  location.assign(destination(opened.session, next));
}
