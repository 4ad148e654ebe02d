import { post } from '#src/calls/client.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { activeToken, connectClient } from '#src/features/accounts/session.store.ts';
import { forget, keep, readKept } from '#src/lib/kept.ts';
import type { NativeBridge } from './capacitor.ts';

/** Local storage: the device's token that the site was given. */
const KEY = 'device_token';
const PLUGIN = 'PushNotifications';

/**
 * Tells the site where this device is, once somebody is signed in and allowed it; a permission is never asked for
 * here. The system answers `register` with an event.
 */
export async function registerDevice(bridge: NativeBridge): Promise<void> {
  connectClient();
  bridge.addListener<{ value?: string }>(PLUGIN, 'registration', ({ value }) => {
    if (value) sendToken(bridge, value).catch(() => {});
  });
  const { receive } = await bridge.nativePromise<{ receive?: string }>(PLUGIN, 'checkPermissions');
  if (receive === 'granted' && activeToken.get()) await bridge.nativePromise(PLUGIN, 'register');
}

async function sendToken(bridge: NativeBridge, token: string): Promise<void> {
  if (!activeToken.get()) return;
  const platform = bridge.getPlatform() === 'android' ? 'android' : 'ios';
  await profileCalls.updateDeviceToken({ device_token: token, platform });
  keep(KEY, token);
}

/** Nobody is signed in any more (logged out, or a 401): neither the site nor the system keeps the token. */
export async function clearDevice(bridge: NativeBridge): Promise<void> {
  const token = readKept(KEY);
  forget(KEY);
  // The page is about to be left for the login: what is said outlives it.
  const told = token
    ? post(profileCalls.removeDeviceToken.contract.path, { device_token: token }, { keepalive: true })
    : undefined;
  await Promise.allSettled([told, bridge.nativePromise(PLUGIN, 'unregister')]);
}
