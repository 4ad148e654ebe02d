import { WORKER_PATH } from './contract.ts';

/** Never in the way of a page: once it is loaded and the browser has nothing else to do. */
const LATER_MS = 3000;
const idle = (work: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: LATER_MS })
    : setTimeout(work, LATER_MS);

function register(): void {
  // A browser that refuses it, or an address that is not secure, has the site as it always was.
  navigator.serviceWorker?.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' }).catch(() => {});
}

if ('serviceWorker' in navigator && !location.pathname.startsWith('/a/')) {
  if (document.readyState === 'complete') idle(register);
  else addEventListener('load', () => idle(register), { once: true });
}
