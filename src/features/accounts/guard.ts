/**
 * Personal pages (docs/spec/product.md §6): tokens live in local storage, so the browser decides. Without
 * one: login, with `next`; with an unfinished set-up: the start route.
 */
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from './account.calls.ts';
import { activeToken, connectClient, goToLogin, rememberSession } from './session.store.ts';

connectClient();

export async function requireLogin(): Promise<{ slug: string }> {
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
  if (session.user.setup_step === 'start') {
    location.replace('/i/marketplace/inscription');
    return new Promise(() => {});
  }
  return { slug: session.user.slug };
}

/** A session that ended is already on its way to the login: nobody is left to be told. */
function unlessLeaving(error: unknown): Promise<never> {
  const ended = error instanceof ApiError && error.status === 401 && !activeToken.get();
  return ended ? new Promise(() => {}) : Promise.reject(error);
}
