/** The web side of the native wrappers: loaded only inside one (wrapped.ts). */
import './wrapped.css';
import { PERSON_CHANGED } from '#src/features/accounts/forget-person.ts';
import { loginPath } from '#src/lib/paths.ts';
import { actedWithin, recordAction } from '../mobile-actions.ts';
import { type NativeBridge, nativeBridge } from './capacitor.ts';
import { clearDevice, registerDevice } from './device-token.client.ts';
import { keepJail, setJail } from './jail.client.ts';
import { deepLinkPath, readShareRoute } from './share-route.ts';
import { colourStatusBar } from './status-bar.ts';

/** A wrapper may say the same thing twice when it comes back to the front. */
const SAME_SECONDS = 1;

/** The route that the app asked for; a message that names none of this site is dropped. */
function openRoute(message: Event): void {
  const asked = readShareRoute(message);
  if (!asked || actedWithin('share-route', SAME_SECONDS)) return;
  recordAction('share-route');
  setJail(asked.jailed ? asked.path : null);
  location.assign(asked.path);
}

/** A session made by the system's own sign-in, handed over once (login_with_dso_token). */
function signIn(message: Event): void {
  const { token } = message as Event & { token?: unknown };
  if (typeof token !== 'string' || !/^[\w-]{16,}$/.test(token)) return;
  // With a query of its own, so that the login page itself is left for it too.
  location.assign(`${loginPath()}?app=${Date.now()}#dso=${token}`);
}

/** Closes what is open, as Escape would; else goes back; at the beginning, puts the app behind the others. */
function goBack(bridge: NativeBridge, canGoBack: boolean): void {
  const open = document.querySelector<HTMLElement>('dialog:modal, [popover]:popover-open');
  if (open instanceof HTMLDialogElement) open.close();
  else if (open) open.hidePopover();
  else if (canGoBack) history.back();
  else bridge.nativePromise('App', 'minimizeApp').catch(() => {});
}

function shareBySystem(bridge: NativeBridge): void {
  if ('share' in navigator) return;
  const share = async ({ title, text, url }: ShareData = {}) => {
    await bridge.nativePromise('Share', 'share', { title, text, url });
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

function start(bridge: NativeBridge): void {
  document.documentElement.dataset.wrapper = bridge.getPlatform();
  // A wrapper that was closed opens an address instead of saying a message.
  if (new URLSearchParams(location.search).get('jailed') === '1') setJail(location.pathname);
  keepJail();
  addEventListener('share-route', openRoute);
  addEventListener('dso-token', signIn);
  addEventListener(PERSON_CHANGED, (event) => {
    if ((event as CustomEvent<{ left: boolean }>).detail.left) clearDevice(bridge);
  });
  bridge.addListener<{ url?: string }>('App', 'appUrlOpen', ({ url }) => {
    const path = deepLinkPath(url, location.origin);
    if (path) location.assign(path);
  });
  bridge.addListener<{ canGoBack?: boolean }>('App', 'backButton', ({ canGoBack }) =>
    goBack(bridge, canGoBack === true),
  );
  shareBySystem(bridge);
  colourStatusBar(bridge);
  registerDevice(bridge).catch(() => {});
}

const bridge = nativeBridge();
if (bridge) start(bridge);
