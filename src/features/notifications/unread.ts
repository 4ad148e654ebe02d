import type { PathOf, ToldBy } from '#src/calls/client.ts';
import { keepAging, readAging, readKept, readKeptJson } from '#src/lib/kept.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import type { notificationCalls } from './notification.calls.ts';

type Mark = typeof notificationCalls.markNotificationsRead;
const MARK: PathOf<Mark> = '/api/user/mark_notifications_read';

/** The bell's dot: how much was unread when last asked, for every page of this browser. */
export function noteUnread(count: number): void {
  keepAging('unread', count);
  document.documentElement.classList.toggle('has-news', count > 0);
}

/** Pages where the session on top may be a shop's before this browser knows it. */
const SELLERS = /^\/(?:i\/(?:business|shopify)|shopify-bridge)(?:\/|$)/;

/**
 * Asks again once what is known is old. Not through the shared client: a session that ended must not lead a reader
 * away from an article. Not in a shop's session: news are of the person, whose account it is not.
 */
export async function refreshUnread(): Promise<void> {
  const tokens = readKeptJson('auth_tokens');
  const token = Array.isArray(tokens) ? tokens.at(-1) : null;
  const asShop = readKept('business') !== null || SELLERS.test(location.pathname);
  if (typeof token !== 'string' || readAging('unread') !== null || asShop) return;
  // Asked once even when nobody answers.
  keepAging('unread', 0);
  const answer = await fetch(MARK, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...sessionHeader() },
    body: '{"ids":[]}',
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { result?: ToldBy<Mark> } | null | undefined;
  if (body?.result) noteUnread(body.result.unread);
}
