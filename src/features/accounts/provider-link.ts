/** Providers whose id token comes back to a web page; Facebook's Limited Login is for the native wrappers. */
export type WebProvider = 'google' | 'apple';
export type ClientIds = Record<WebProvider, string | null>;

export const PROVIDER_RETURN = '/i/auth/retour';
const APPLE_RETURN = '/api/auth/apple';
const KEY = 'provider_login';

interface Pending {
  provider: WebProvider;
  state: string;
  nonce: string;
  next: string | null;
}

/**
 * The address to sign in at. The answer comes back with `state`, and inside the signed token `nonce`: both
 * are kept in this tab alone, so that nobody can hand someone else's token to this browser.
 */
export function providerLink(provider: WebProvider, clientId: string): string {
  const pending: Pending = {
    provider,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    next: new URLSearchParams(location.search).get('next'),
  };
  sessionStorage.setItem(KEY, JSON.stringify(pending));
  const { state, nonce } = pending;
  const asked =
    provider === 'google'
      ? { scope: 'openid email profile', response_type: 'id_token', response_mode: 'fragment' }
      : { scope: 'name email', response_type: 'code id_token', response_mode: 'form_post' };
  const at =
    provider === 'google'
      ? 'https://accounts.google.com/o/oauth2/v2/auth'
      : 'https://appleid.apple.com/auth/authorize';
  const redirect = location.origin + (provider === 'google' ? PROVIDER_RETURN : APPLE_RETURN);
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirect, state, nonce, ...asked });
  return `${at}?${query}`;
}

export interface Returned {
  provider: WebProvider;
  token: string;
  firstname: string;
  lastname: string;
  next: string | null;
}

/** Reads the address's fragment; null when it answers nothing this tab asked, or was given up. */
export function readReturn(fragment: string): Returned | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = given.get('id_token') ?? '';
  const pending = kept ? (JSON.parse(kept) as Pending) : null;
  if (!pending || given.get('state') !== pending.state || nonceOf(token) !== pending.nonce) return null;
  const name = nameOf(given.get('user'));
  return { provider: pending.provider, token, next: pending.next, ...name };
}

/** Only compared with what this tab asked for; the server checks the token itself. */
function nonceOf(token: string): string | null {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(body)) as { nonce?: string }).nonce ?? null;
  } catch {
    return null;
  }
}

/** Apple sends the name beside the token, the first time only. */
function nameOf(user: string | null): { firstname: string; lastname: string } {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: string; lastName?: string } };
    return {
      firstname: (name?.firstName ?? '').slice(0, 60),
      lastname: (name?.lastName ?? '').slice(0, 60),
    };
  } catch {
    return { firstname: '', lastname: '' };
  }
}
