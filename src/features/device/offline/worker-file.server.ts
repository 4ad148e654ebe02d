import { CACHE_PREFIX, WORKER_PATH } from '#src/lib/kept-offline.ts';
import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { buildVersion } from '#src/server/version.ts';

/** The reach of a worker: this site alone. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/**
 * The kill switch (`SERVICE_WORKER=off`): browsers that had the worker take this one in its place, which empties
 * its caches and goes.
 */
export const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** `/sw.js`, asked for again at each visit: a worker must never be an old one for long. */
export function serviceWorkerFile({ config }: Services, workerText: string): StaticFiles {
  const text = config.serviceWorker
    ? `const BUILD=${JSON.stringify(buildVersion)},SITE=${JSON.stringify(config.productName)};\n${workerText}`
    : FAREWELL;
  const body = Buffer.from(text);
  return {
    async serve(path, req, res) {
      if (path !== WORKER_PATH) return false;
      res.writeHead(
        200,
        [
          ...commonHeaders(config.https),
          ['content-type', 'text/javascript; charset=utf-8'],
          ['content-length', String(body.length)],
          ['cache-control', 'no-cache'],
          ['service-worker-allowed', '/'],
          ['content-security-policy', WORKER_CSP],
        ].flat(),
      );
      res.end(req.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
