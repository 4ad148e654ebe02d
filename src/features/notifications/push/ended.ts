import { readKept } from '#src/lib/kept.ts';

/**
 * True where this device once received what the site pushes and no longer does, since its session ended: the browser
 * still allows it, and its person did not stop it by themselves.
 */
export async function pushEnded(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return false;
  if (Notification.permission !== 'granted' || readKept('push_off') !== null) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const known = await registration?.pushManager.getSubscription().catch(() => null);
  return !known;
}
