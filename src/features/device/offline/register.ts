import { WORKER_PATH, type WorkerMessage } from '#src/lib/kept-offline.ts';

/** Never in the way of a page: once it is loaded and the browser has nothing else to do. */
const LATER_MS = 3000;
const idle = (work: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: LATER_MS })
    : setTimeout(work, LATER_MS);

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers?.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  const { active } = (await workers?.ready) ?? {};
  // A page that was on its way while the worker took the others over has been left out.
  if (active && !workers.controller) active.postMessage({ type: 'claim' } satisfies WorkerMessage);
}

/** A browser that refuses it, or an address that is not secure, has the site as it always was. */
const tryIt = () => register().catch(() => {});

if ('serviceWorker' in navigator && !location.pathname.startsWith('/a/')) {
  if (document.readyState === 'complete') idle(tryIt);
  else addEventListener('load', () => idle(tryIt), { once: true });
}
