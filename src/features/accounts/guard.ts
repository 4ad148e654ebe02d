/**
 * Personal pages (docs/spec/product.md §6): tokens live in local storage, so the browser decides. Without
 * one: login, with `next`; with an unfinished set-up: the start route.
 */
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from './account.calls.ts';
import { keepTypedOf } from './keep-typed.ts';
import { activeToken, connectClient, goToLogin, rememberSession } from './session.store.ts';

connectClient();

/**
 * `list`: the page is about a list of births, and begins with making one. `account`: it needs none of anybody. Without a
 * word, the staff alone are asked for none: they were invited to a newsroom.
 */
export type Needs = 'list' | 'account' | 'usual';

export async function requireLogin(needs: Needs = 'usual'): Promise<{ slug: string }> {
  if (!activeToken.get()) {
    goToLogin();
    return new Promise(() => {});
  }
  const session = await accountCalls.getMyInfo().catch(unlessLeaving);
  rememberSession(session);
  if (session.session_type !== 'user') {
    // The page is of the person: the business's own says how to come back to it.
    location.replace(`/i/business?personnel=${encodeURIComponent(location.pathname + location.search)}`);
    return new Promise(() => {});
  }
  if (session.user.setup_step === 'start' && wantsList(needs, session.user.rights)) {
    location.replace('/i/marketplace/inscription');
    return new Promise(() => {});
  }
  keepTypedOf(session.user.uuid);
  return { slug: session.user.slug };
}

function wantsList(needs: Needs, rights: readonly string[]): boolean {
  return needs === 'usual' ? rights.length === 0 : needs === 'list';
}

/** A session that ended is already on its way to the login: nobody is left to be told. */
function unlessLeaving(error: unknown): Promise<never> {
  const ended = error instanceof ApiError && error.status === 401 && !activeToken.get();
  return ended ? new Promise(() => {}) : Promise.reject(error);
}
