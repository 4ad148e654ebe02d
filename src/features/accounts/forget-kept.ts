import { LISTS_CACHE, PICTURES_CACHE, type WorkerMessage } from '#src/lib/kept-offline.ts';

/** Says something to the worker of this site, when there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const workers = navigator.serviceWorker;
  const worker = workers?.controller ?? (await workers?.getRegistration().catch(() => undefined))?.active;
  worker?.postMessage(message);
}

/**
 * Forgets what was kept for reading offline: it belongs to who was signed in, and goes when somebody signs in
 * or out, worker or not. A shared computer must not show a list after its owner left.
 */
export async function forgetKept(left = false): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([
    tellWorker({ type: 'forget', left }),
    caches.delete(LISTS_CACHE),
    caches.delete(PICTURES_CACHE),
  ]).catch(() => {});
}
