import type { PathOf, SentTo } from '#src/calls/client.ts';
import type { profileCalls } from '#src/features/accounts/profile.calls.ts';
import type { ClickedEvent, PushedEvent, WorkerScope } from '../offline/worker-scope.ts';
import { readPushed } from './pushed.ts';

type Forget = typeof profileCalls.removeDeviceToken;
const FORGET: PathOf<Forget> = '/api/user/remove_device_token';

export async function showPushed(scope: WorkerScope, { data }: PushedEvent): Promise<void> {
  const { title, body, href, tag } = readPushed(parsed(data));
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang: 'fr',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { href },
  });
}

function parsed(data: PushedEvent['data']): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** The window that already shows the page comes to the front; else a new one opens: nobody's work is left. */
export async function openPushed(scope: WorkerScope, { notification }: ClickedEvent): Promise<void> {
  notification.close();
  const { href } = readPushed(notification.data);
  const wanted = new URL(href, scope.location.origin).href;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url.replace(/#.*$/, '') === wanted);
  if (there) await there.focus();
  else await scope.clients.openWindow(wanted);
}

/** Nobody is signed in here any more: the push service forgets this device, and so does the site. */
export async function leavePush(scope: WorkerScope): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe().catch(() => false);
  await fetch(FORGET, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device_token: subscription.endpoint } satisfies SentTo<Forget>),
  }).catch(() => null);
}
