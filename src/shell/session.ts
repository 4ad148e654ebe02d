import type { PathOf } from '#src/calls/client.ts';
import type { accountCalls } from '#src/features/accounts/account.calls.ts';
import { forgetPerson } from '#src/features/accounts/forget-person.ts';
import { forget, keep, readKept, readKeptJson } from '#src/lib/kept.ts';
import { sessionHeader } from '#src/lib/session-header.ts';

/**
 * The stack of tokens in local storage, as docs/spec/product.md §3 and §4 name it; the last one is active.
 */
const KEY = 'auth_tokens';

const LOGOUT: PathOf<typeof accountCalls.logout> = '/api/user/logout';

function readTokens(): string[] {
  const stored = readKeptJson(KEY);
  return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : [];
}

/** Takes the active token off the stack, tells the server it is dead, and leaves for the given page. */
async function leave(href: string): Promise<void> {
  const tokens = readTokens();
  const token = tokens.pop();
  const newValue = JSON.stringify(tokens);
  keep(KEY, newValue);
  // Browsers tell only other tabs: this one's islands stop speaking for who leaves, before the server is told.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  for (const flag of ['cagnotteCreated', 'admin', 'rights', 'unread', 'business'] as const) forget(flag);
  if (tokens.length === 0) forget('business_draft');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  if (tokens.length === 0) document.cookie = 'hasAuth=; Path=/; Max-Age=0; SameSite=Lax';
  const bearer = { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...sessionHeader(), ...bearer };
  // The person leaves even when the server cannot be reached: the token is gone from here.
  const told = fetch(LOGOUT, { method: 'POST', headers, body: '{}', keepalive: true });
  await Promise.all([told.catch(() => undefined), forgetPerson(tokens.length === 0)]);
  location.assign(href);
}

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-logout]')) leave('/');
  if (event.target.closest('[data-admin-return]'))
    leave(readKept('business') === null ? '/a/admin' : '/i/business');
});
