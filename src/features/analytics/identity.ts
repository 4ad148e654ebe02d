import type { PathOf, ToldBy } from '#src/calls/client.ts';
import type { accountCalls } from '#src/features/accounts/account.calls.ts';
import { readKept, readKeptJson } from '#src/lib/kept.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { TagEvent } from './tag-manager.ts';

/** Session storage: for which session this tab has identified the person. */
const KEY = 'identified';

type MyInfo = typeof accountCalls.getMyInfo;
const MY_INFO: PathOf<MyInfo> = '/api/user/get_my_info';

export const siteInit = (): TagEvent => ({
  event: 'site_init',
  path: location.pathname,
  session_uuid: readKept('crypto_uuid'),
  signed_in: document.documentElement.classList.contains('auth'),
});

/**
 * The person who is signed in: e-mail, names, uuid (docs/spec/product.md §4), once a tab and session; null
 * when nobody is, or nobody knows. Not through the shared client: a session that ended must not lead a reader
 * away.
 */
export async function identify(): Promise<TagEvent | null> {
  const tokens = readKeptJson('auth_tokens');
  const token = Array.isArray(tokens) ? tokens.at(-1) : null;
  // Somebody else's account, seen by an administrator, is nobody's visit.
  if (typeof token !== 'string' || (Array.isArray(tokens) && tokens.length > 1)) return null;
  const mark = token.slice(0, 8);
  if (sessionStorage.getItem(KEY) === mark) return null;
  const answer = await fetch(MY_INFO, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...sessionHeader() },
    body: '{}',
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { result?: ToldBy<MyInfo> } | null | undefined;
  if (body?.result?.session_type !== 'user') return null;
  sessionStorage.setItem(KEY, mark);
  const { email, firstname, lastname, uuid } = body.result.user;
  return { event: 'identify', email, firstname, lastname, uuid };
}
