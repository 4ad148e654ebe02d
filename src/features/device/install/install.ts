import { actedWithin, recordAction } from '../mobile-actions.ts';
import { heard, offer, tell } from './offered.ts';

/** A person who declined is left alone for three months. */
const AGAIN_SECONDS = 90 * 86_400;

addEventListener('appinstalled', () => {
  offer.event = null;
  recordAction('install-declined');
  tell();
});

export type InstallWay = 'prompt' | 'ios' | null;

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads say that they are Macs; no Mac has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The way this browser can put the site among its apps; null if it cannot, already did, or was declined. */
export function installWay(): InstallWay {
  if (isInstalled() || 'Capacitor' in globalThis || actedWithin('install-declined', AGAIN_SECONDS))
    return null;
  if (offer.event) return 'prompt';
  return isIos() ? 'ios' : null;
}

/** For React's useSyncExternalStore. */
export function onInstallable(told: () => void): () => void {
  heard.add(told);
  return () => heard.delete(told);
}

export async function install(): Promise<void> {
  const asked = offer.event;
  // Browsers let an event be used once.
  offer.event = null;
  const outcome = (await asked?.prompt().catch(() => null))?.outcome;
  if (outcome !== 'accepted') decline();
  else tell();
}

export function decline(): void {
  recordAction('install-declined');
  tell();
}
