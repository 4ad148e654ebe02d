import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type ApiError, configureClient, type SentHeaders } from '#src/calls/client.ts';
import { HAS_AUTH_SECONDS } from '#src/lib/constants.ts';
import { forget, type KeptKey, keep, readKept } from '#src/lib/kept.ts';
import { loginPath } from '#src/lib/paths.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { Session } from './account.ts';
import { forgetPerson } from './forget-person.ts';
import { changedHere, drawnFor, spokenHere, watchOtherTabs } from './other-tab.ts';

/**
 * The browser's tokens, as docs/spec/product.md §4 says: a stack whose last is the active one. `hasAuth` only
 * tells the shell which face to show; it opens nothing (docs/spec/decisions.md §1).
 */
export const tokens = persistentAtom<string[]>('auth_tokens' satisfies KeptKey, [], {
  encode: JSON.stringify,
  decode: readStack,
});
/** Whatever stands in local storage, only a list of texts is a stack of tokens. */
function readStack(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * As storage has it at this moment: a store that nobody listens to does not hear of another tab's change. Where the browser
 * keeps nothing the store has it.
 */
const keptToken = (): string | null =>
  readStack(readKept('auth_tokens') ?? JSON.stringify(tokens.get())).at(-1) ?? null;

export const activeToken = computed(tokens, (stack) => stack.at(-1) ?? null);

export function setToken(token: string): void {
  setTokens([token]);
}

/** Impersonation puts a second token on top; the admin-return banner takes it off again. */
export function pushToken(token: string): void {
  setTokens([...tokens.get(), token]);
}

export function popToken(): void {
  setTokens(tokens.get().slice(0, -1));
}

export function setTokens(stack: string[]): void {
  const another = stack.at(-1) !== activeToken.get();
  tokens.set(stack);
  changedHere(stack.at(-1) ?? null);
  // With the dead token the site would refuse to forget the device.
  if (another) {
    forgetPerson(stack.length === 0);
    // Of whom the one below is, whoever opens the area of sellers is told by the server.
    forget('business');
  }
  cookie('hasAuth', stack.length > 0 ? '1' : null);
  if (stack.length === 0) {
    cookie('disable_cache', null);
    for (const flag of ['cagnotteCreated', 'admin', 'rights', 'unread', 'business_draft'] as const)
      forget(flag);
  }
  showStack();
}

/** The shell shows whose session is on top: the person's, another's, or a shop's (business-session.ts). */
export function showStack(): void {
  const { length } = tokens.get();
  const { classList } = document.documentElement;
  classList.toggle('auth', length > 0);
  classList.toggle('as-admin', length > 1);
  classList.toggle('as-seller', length > 1 && readKept('business') !== null);
}

function cookie(name: string, value: string | null): void {
  const life = value === null ? 0 : HAS_AUTH_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous, and a navigation often follows at once.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}

/** Keeps what the shell remembers of a person between pages: nothing but flags. */
export function rememberSession(session: Session): void {
  drawnFor(session);
  if (session.session_type !== 'user') return;
  const { user } = session;
  keep('cagnotteCreated', user.cagnotteCreated ? '1' : '0');
  keep('admin', user.props.admin ?? '0');
  // Its page waits for the editor from the first visit on, rather than being shown as to a guest and then taken away.
  if (user.mainListInfo) keep('own_list', user.mainListInfo.slug);
  cookie('disable_cache', user.props.disable_cache ?? null);
}

/** The pot was set up just now: the menu's red dot goes at once. */
export function rememberPot(): void {
  keep('cagnotteCreated', '1');
  document.documentElement.classList.add('has-pot');
}

/** This page, as the server knows it: a tab is not told of the changes it made. */
const TAB = typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '';

/** The headers of each request of this tab. */
export function callHeaders(): Record<string, string> {
  const token = keptToken();
  return {
    ...sessionHeader(),
    ...(TAB ? { 'x-tab-uuid': TAB } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

let isListening = false;

/**
 * Sends the token with each call; what a refused one means to the whole page is said here
 * (docs/spec/product.md §8).
 */
export function connectClient(): void {
  configureClient({
    headers: () => spokenHere(callHeaders),
    onStatus: answerStatus,
    prove: async (methods) => (await import('./proof/ask-proof.ts')).askProof(methods),
  });
  // A store that somebody listens to hears of another tab's change.
  if (!isListening) tokens.listen(() => {});
  isListening = true;
  watchOtherTabs({ active: keptToken, signIn: () => leave() });
}

/** 401: to the login page, once no token is left. Everything else is the shell's to say (src/shell/status.ts). */
function answerStatus({ status }: ApiError, sent: SentHeaders): void {
  if (status !== 401) {
    dispatchEvent(new CustomEvent('merveille:status', { detail: status }));
    return;
  }
  // Several calls may be refused at once: only the token they went with is taken off, and once.
  if (sent.authorization === callHeaders().authorization) popToken();
  if (tokens.get().length === 0) leave();
}

let leave = goToLogin;

/** Another way to the login once a session ended: personal pages keep what was being typed first (guard.ts). */
export function leaveBy(way: () => void): void {
  leave = way;
}

export function goToLogin(): void {
  location.assign(loginPath(location.pathname + location.search));
}

/** docs/spec/decisions.md §4: `next` only ever leads to a path of this site. */
export function safeNext(next: string | null, fallback: string): string {
  return next && /^\/(?![/\\])[^\s]*$/.test(next) ? next : fallback;
}
