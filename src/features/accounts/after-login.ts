import type { Session } from './account.ts';
import { rememberSession, safeNext, setToken } from './session.store.ts';

/** Pages of somebody who was invited, or who came to sell: a list of births is none of their business. */
const WITHOUT_LIST = /^\/(?:a\/|i\/business(?:[/?]|$)|i\/marketplace\/invitation\?)/;

/** True of a page that whoever has no list yet may go on to. */
export const needsNoList = (next: string | null): next is string => WITHOUT_LIST.test(safeNext(next, ''));

/**
 * The page after login: `next`, or a set-up left unfinished, or their list; an editor's is the newsroom, and one who was
 * invited there is asked for no list of births.
 */
export function destination(session: Session, next: string | null): string {
  const user = session.session_type === 'user' ? session.user : null;
  const works = (user?.rights.length ?? 0) > 0;
  if (user?.setup_step === 'start' && !works && !needsNoList(next)) return '/i/marketplace/inscription';
  return safeNext(next, works ? '/a/admin' : '/i/marketplace/ma-liste');
}

/** Keeps the session and leaves for where the person was going. */
export function enter(opened: { token: string; session: Session }, next: string | null): void {
  setToken(opened.token);
  rememberSession(opened.session);
  location.assign(destination(opened.session, next));
}
