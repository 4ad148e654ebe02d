import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { forget, keep } from '#src/lib/kept.ts';
import { WORKER_PATH } from '#src/lib/kept-offline.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Tells if this device receives what the site pushes. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const known = await subscription().catch(() => null);
  return known && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the person, by the browser's own question: call it from their click alone. Throws when no service answers. */
export async function enablePush(key: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  await tellSite(await subscribed(registration.pushManager, key));
  forget('push_off');
  return 'on';
}

/** One subscription is bound to one key of the site: an older key's is given up first. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const known = await manager.getSubscription();
  if (known && sameKey(known, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe(options);
}

function sameKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

async function tellSite(known: PushSubscription): Promise<void> {
  const device_token = JSON.stringify(known.toJSON());
  await profileCalls.updateDeviceToken({ device_token, platform: 'web' });
}

export async function disablePush(): Promise<PushState> {
  const known = await subscription();
  keep('push_off', '1');
  if (known) {
    await profileCalls.removeDeviceToken({ device_token: known.endpoint });
    await known.unsubscribe();
  }
  return 'off';
}

/** Push services change a device's address now and then: the site is told of the one that holds. */
export async function refreshPush(key: string): Promise<PushState> {
  const state = await pushState();
  if (state !== 'on') return state;
  const registration = await navigator.serviceWorker.ready;
  await tellSite(await subscribed(registration.pushManager, key)).catch(() => {});
  return 'on';
}
