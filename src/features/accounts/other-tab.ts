import type { PathOf } from '#src/calls/client.ts';
import { ApiError } from '#src/calls/client.ts';
import { OTHER_TAB } from '#src/lib/constants.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { accountCalls } from './account.calls.ts';
import type { Session } from './account.ts';

/**
 * One browser has one stack of tokens, and a page goes on being what it was drawn as. Where another tab put somebody else
 * on top of it (another account, the person an admin acts for, a business), what is done on this page must not be done as
 * them: its calls are refused here, until the same session is back or the page is drawn anew.
 */

/** The detail of the event OTHER_TAB. `ended`: nobody is signed in any more. `other`: it is of somebody else. `same`: all is as it was. */
export interface OtherTab {
  now: 'ended' | 'other' | 'same';
  /** Leads to the login and back, and keeps what was typed. */
  signIn(): void;
}

const ME: PathOf<typeof accountCalls.getMyInfo> = '/api/user/get_my_info';
const SENTENCE =
  'Rien n’a été fait : un autre onglet a changé de compte. Rechargez cette page pour continuer, ou revenez au compte d’avant dans l’autre onglet.';

/** The token that this page speaks with, and whom it is drawn for, where that is known. */
let mine: string | null = null;
let drawnAs: string | null = null;
let isOther = false;
let settling: Promise<void> | null = null;

const nameOf = (session: Session) =>
  session.session_type === 'user' ? `user ${session.user.uuid}` : `business ${session.merchant.uuid}`;

/** The page shows what is theirs. */
export function drawnFor(session: Session): void {
  drawnAs = nameOf(session);
}

/** This tab itself changed who is on top. */
export function changedHere(token: string | null): void {
  mine = token;
  drawnAs = null;
  isOther = false;
}

interface Stack {
  active(): string | null;
  signIn(): void;
}

let watched = false;

/** From here on another tab's changes are heard. */
export function watchOtherTabs({ active, signIn }: Stack): void {
  if (watched || typeof addEventListener !== 'function') return;
  watched = true;
  mine = active();
  addEventListener('storage', ({ key, isTrusted }) => {
    // Not what this tab tells itself (src/shell/session.ts).
    if (!isTrusted || (key !== null && key !== 'auth_tokens')) return;
    const work = settle({ active, signIn }).finally(() => {
      if (settling === work) settling = null;
    });
    settling = work;
  });
}

async function settle({ active, signIn }: Stack): Promise<void> {
  const now = active();
  const tell = (detail: OtherTab) => dispatchEvent(new CustomEvent(OTHER_TAB, { detail }));
  if (now === mine || mine === null) {
    mine ??= now;
    isOther = false;
    return void tell({ now: 'same', signIn });
  }
  if (now === null) return void tell({ now: 'ended', signIn });
  const [they, we] = await Promise.all([whoseIs(now), drawnAs ?? whoseIs(mine)]);
  // Changed once more meanwhile: that is looked at by itself.
  if (active() !== now) return;
  // A token that is dead is told so by the call that sends it.
  isOther = they !== null && they !== we;
  if (!isOther) mine = now;
  tell({ now: isOther ? 'other' : 'same', signIn });
}

/** Null where the token opens nothing any more; `unknown` where nobody answers. */
async function whoseIs(token: string): Promise<string | null> {
  try {
    const answer = await fetch(ME, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...sessionHeader(), authorization: `Bearer ${token}` },
    });
    if (answer.status === 401) return null;
    const { result } = (await answer.json()) as { result: Session };
    return nameOf(result);
  } catch {
    return 'unknown';
  }
}

/** The headers of a call, once it is known as whom it would be done. Throws where that is somebody else. */
export function spokenHere<T>(headers: () => T): T | Promise<T> {
  const speak = () => {
    if (isOther) throw new ApiError(200, { err: SENTENCE, code: 'other_session' });
    return headers();
  };
  return settling ? settling.then(speak) : speak();
}
