/**
 * The service worker: the network comes first, always. It adds a page to read when there is none, the lists seen
 * last, and the messages that the site pushes. What a page may keep is said by the server (KEEP_HEADER).
 */

import { OFFLINE_PATH, PICTURES_CACHE, type WorkerMessage } from '#src/lib/kept-offline.ts';
import { nameSite } from '#src/lib/site-name.ts';
import { leavePush, openPushed, showPushed } from '../push/worker-push.ts';
import { currentGeneration, findKept, follow, forgetLists, keepPath } from './kept-lists.ts';
import { GIVE_UP_MS, handlingOf, KEPT_INSTEAD_MS, keepablePath } from './rules.ts';
import { dropOlder, fillShell, fromShell } from './shell-cache.ts';
import { type AskedEvent, scope } from './worker-scope.ts';

/** Written by the server before this script: the build that serves it, and its name (`PRODUCT_NAME`). */
declare const BUILD: string;
declare const SITE: string;

nameSite(SITE);

scope.addEventListener('install', (event) => {
  // Nothing of an older version is served by this one, so that it needs not wait for pages to close.
  event.waitUntil(fillShell(BUILD).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await dropOlder(BUILD);
  await scope.registration.navigationPreload?.enable();
  await takeOver();
}

/** Answers for every page that is open, and keeps the lists among them: they came without the worker. */
async function takeOver(): Promise<void> {
  await scope.clients.claim();
  for (const { url } of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const path = keepablePath(url);
    if (path && path !== OFFLINE_PATH) await keepPath(path).catch(() => {});
  }
}

scope.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, scope.location.origin);
  if (handling === 'page') event.respondWith(answerPage(event));
  else if (handling === 'asset') event.respondWith(answerAsset(event.request));
  else if (handling === 'picture') event.respondWith(answerPicture(event.request));
});

/** The page from the network; for want of it, the offline page, which knows what was kept. */
async function answerPage(event: AskedEvent): Promise<Response> {
  const since = currentGeneration();
  const path = keepablePath(event.request.url);
  const asked = reach(event);
  asked.catch(() => {});
  const kept = path ? await findKept(path).catch(() => undefined) : undefined;
  // A person who reloads wants the network's answer, however long it takes.
  const again = event.request.cache === 'no-cache' || event.request.cache === 'reload';
  try {
    const answer = await within(asked, kept && !again ? KEPT_INSTEAD_MS : GIVE_UP_MS);
    if (path) event.waitUntil(follow(path, answer.clone(), since).catch(() => {}));
    return answer;
  } catch (error) {
    const offline = await fromShell(BUILD, OFFLINE_PATH);
    if (!offline) throw error;
    return offline;
  }
}

async function reach({ preloadResponse, request }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Named by their content: the same bytes wherever they come from. */
async function answerAsset(request: Request): Promise<Response> {
  return (await fromShell(BUILD, new URL(request.url).pathname)) ?? fetch(request);
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: PICTURES_CACHE, ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message?.type === 'claim') event.waitUntil(takeOver());
  if (message?.type === 'forget') event.waitUntil(forgetLists());
  if (message?.type === 'forget' && message.left) event.waitUntil(leavePush(scope));
  if (message?.type === 'keep') {
    const path = keepablePath(new URL(message.path, scope.location.origin).href);
    if (path) event.waitUntil(keepPath(path).catch(() => {}));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(scope, event)));
