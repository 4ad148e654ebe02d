const KEY = 'confirm_address';

/**
 * The token of the address that a confirmation is about to be given for: from the link, or kept by this tab while its
 * reader signs in. A link that was opened leaves the address bar, and the history with it.
 */
export function takeLinkToken(): string | null {
  const opened = new URLSearchParams(location.search).get('token');
  if (opened) history.replaceState(null, '', location.pathname);
  const token = opened ?? sessionStorage.getItem(KEY);
  if (token) sessionStorage.setItem(KEY, token);
  return token;
}

/** Called once the link has served, or cannot any more. */
export const dropLinkToken = (): void => sessionStorage.removeItem(KEY);
