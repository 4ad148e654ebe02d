import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverFr } from '#src/server/server.fr.ts';
import { faultOf } from '../db/faults.ts';
import { isCodeMissing, MISSING_CODE } from '../missing-code.ts';
import { outagesOf } from '../outages.ts';
import { bypassesStore } from '../page-store/http-fields.ts';
import { canonicalKey, variantKey } from '../page-store/page-key.ts';
import type { PageStore } from '../page-store/store.ts';
import type { Services } from '../services.ts';
import { views } from '../views/view-counter.ts';
import { answerPreflight } from './cross-origin.ts';
import { commonHeaders, dataHeaders } from './headers.ts';
import { refusalFor } from './kept-refusals.ts';
import { FROM_ELSEWHERE, isFromElsewhere, readPageForm } from './page-form.ts';
import type { Pages } from './pages.ts';
import { isPlainQuery } from './plain-form.ts';
import type { AnswerPlain } from './plain-reads.ts';
import { failedPage, METHODS, READS, type Refusal, sendRefusal, wrongMethod } from './refusals.ts';
import { ipOf, toRequest } from './request.ts';
import { send, sendJson } from './respond.ts';
import type { StaticFiles } from './static-files.ts';
import { betterPath, pathOf, queryOf } from './target.ts';
import { sendUnavailable } from './unavailable.ts';
import type { Listener } from './web-server.ts';

export interface Site {
  services: Services;
  store: PageStore;
  pages: Pages;
  /** Looked up in order; each answers or says no. */
  files: StaticFiles[];
  api(
    path: string,
    requestId: string,
    exchange: { req: IncomingMessage; res: ServerResponse },
  ): Promise<number>;
  version: string;
  /** Gives the body of /readyz; 503 unless `ready`. */
  health(): Promise<{ ready: boolean; [part: string]: unknown }>;
  observe(route: string, status: number, ms: number): void;
}

/** `answered` tells the access log what was served, by kind: paths may hold secrets. */
type Answered = { kind: string; status: number };

const STORE_LOG_ONE_IN = 500;
/** The kind of an answer to an address where nothing can be: told by the log as stored pages are. */
const UNKNOWN = 'unknown address';
const PROBES = new Set(['/healthz', '/client-version', '/readyz']);

/** The whole site: its answers to plain reads, and to every request. The hot path is a stored page from memory. */
export function createListener(site: Site): Listener {
  let stored = 0;
  let unknown = 0;
  const countStored = () => {
    stored += 1;
    if (stored % STORE_LOG_ONE_IN === 1) site.services.log.debug({ kind: 'stored', count: stored }, 'served');
  };
  /** Counts an answer; tells if it is one for the log. */
  const observe = ({ kind, status }: Answered, ms: number): boolean => {
    site.observe(kind, status, ms);
    if (kind !== UNKNOWN) return true;
    unknown += 1;
    return unknown % STORE_LOG_ONE_IN === 1;
  };
  const plain: AnswerPlain = (read) => {
    const page = site.store.answerWhole(read);
    if (page) {
      countStored();
      return page;
    }
    const instead = insteadOf(site, read);
    const refusal = instead === null ? null : site.store.wholeInstead(instead, read);
    if (refusal) observe({ kind: UNKNOWN, status: 404 }, 0);
    return refusal;
  };
  const any = (req: IncomingMessage, res: ServerResponse): void => {
    if (site.store.answer(req, res)) {
      countStored();
      return;
    }
    const instead = insteadOf(site, req);
    if (instead !== null && site.store.answerInstead(instead, req, res)) {
      observe({ kind: UNKNOWN, status: 404 }, 0);
      return;
    }
    const started = performance.now();
    const requestId = randomUUID();
    const answered = site.store.attend();
    route(site, requestId, { req, res })
      .catch((error: unknown) => failed(site, requestId, { req, res, error }))
      .then(({ kind, status }) => {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        if (observe({ kind, status }, ms))
          site.services.log.info({ requestId, method: req.method, kind, status, ms }, 'served');
      })
      .finally(answered);
  };
  return { plain, any };
}

/** The second line of the hot path: the page for an address where nothing can be, which asks nobody; null for others. */
function insteadOf(site: Site, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string | null {
  // A file's name holds a dot.
  if (!READS.includes(method ?? '') || url.includes('.') || url.startsWith('/api/')) return null;
  const path = canonicalKey(url);
  if (path === null || PROBES.has(path) || !isPlainQuery(url) || !site.pages.isUnknown(path)) return null;
  return refusalFor(404, path);
}

async function route(site: Site, requestId: string, exchange: Exchange): Promise<Answered> {
  const { req, res } = exchange;
  if (answerPreflight(pathOf(req.url ?? '/') ?? '', exchange, site.services.config.https))
    return { kind: 'api', status: 204 };
  if (!METHODS.includes(req.method ?? '')) return refuse(site, exchange, wrongMethod(METHODS));
  const path = pathOf(req.url ?? '/');
  if (path === null || !isPlainQuery(req.url ?? ''))
    return refuse(site, exchange, { status: 400, err: serverFr.addressUnreadable, code: 'bad_request' });
  if (path.startsWith('/api/')) return { kind: 'api', status: await site.api(path, requestId, exchange) };
  const better = betterPath(path);
  if (better !== null) return redirect(site, exchange, better + queryOf(req.url ?? ''));
  const reading = req.method !== 'POST';
  if (PROBES.has(path))
    return reading ? probe(site, path, exchange) : refuse(site, exchange, wrongMethod(READS));
  for (const files of reading ? site.files : [])
    if (await files.serve(path, req, res)) return { kind: 'file', status: res.statusCode };
  if (reading && site.pages.isUnknown(path)) {
    await site.store.serveInstead(refusalFor(404, path) ?? '', req, res);
    return { kind: UNKNOWN, status: 404 };
  }
  return page(site, requestId, { path, ...exchange });
}

type Exchange = { req: IncomingMessage; res: ServerResponse };

async function page(
  site: Site,
  requestId: string,
  { path, req, res }: Exchange & { path: string },
): Promise<Answered> {
  const reading = req.method !== 'POST';
  const posted = reading ? { form: null } : await readPageForm(req, site.pages.readsJson(path));
  if ('refused' in posted) return refuse(site, { req, res }, posted.refused);
  const request = toRequest(req, site.services.config, posted.form);
  if (isFromElsewhere(request)) return refuse(site, { req, res }, FROM_ELSEWHERE);
  const variant = reading && !bypassesStore(req) ? site.pages.variantFor(new URL(request.url), req) : null;
  if (variant !== null && (await site.store.serve(variantKey(req.url ?? path, variant), req, res)))
    return { kind: 'page', status: res.statusCode };
  const answer = await site.pages.forRequest(request, {
    requestId,
    ip: ipOf(req, site.services.config.trustProxy),
  });
  // Who posted sees what it did, on every page of the store.
  if (!reading && site.pages.changesPages(path)) await site.services.publisher.mark();
  if (answer.instead !== null) {
    await site.store.serveInstead(answer.instead, req, res);
    return { kind: 'personal page', status: answer.status };
  }
  if (answer.status === 200) views.view(path, req);
  await send(req, res, { ...answer, headers: [['x-request-id', requestId], ...answer.headers] });
  return { kind: 'personal page', status: answer.status };
}

async function probe(site: Site, path: string, { req, res }: Exchange): Promise<Answered> {
  const { https } = site.services.config;
  const json = async (status: number, value: unknown) => {
    await sendJson(req, res, { status, json: value, https });
    return { kind: path.slice(1), status };
  };
  if (path === '/healthz') return json(200, { status: 'up' });
  if (path === '/client-version') return json(200, { version: site.version });
  const health = await site.health();
  return json(health.ready ? 200 : 503, health);
}

async function redirect(site: Site, { req, res }: Exchange, to: string): Promise<Answered> {
  const headers: [string, string][] = [...commonHeaders(site.services.config.https), ['location', to]];
  await send(req, res, {
    status: 301,
    headers,
    body: Buffer.alloc(0),
    contentType: 'text/plain; charset=utf-8',
  });
  return { kind: 'redirect', status: 301 };
}

async function refuse(site: Site, { req, res }: Exchange, refusal: Refusal): Promise<Answered> {
  await sendRefusal(req, res, { ...refusal, https: site.services.config.https });
  return { kind: 'refused', status: refusal.status };
}

async function failed(
  site: Site,
  requestId: string,
  failure: Exchange & { error: unknown },
): Promise<Answered> {
  const { req, res, error } = failure;
  if (isCodeMissing(error)) outagesOf(site.services.log).failed(MISSING_CODE, error);
  if (faultOf(error) || isCodeMissing(error)) return unavailable(site, requestId, failure);
  site.services.log.error({ requestId, err: error }, 'request failed');
  if (res.headersSent) res.destroy();
  else
    await send(req, res, {
      status: 500,
      headers: [...dataHeaders(site.services.config.https), ['x-request-id', requestId]],
      body: Buffer.from(failedPage(requestId)),
      contentType: 'text/html; charset=utf-8',
    });
  return { kind: 'error', status: 500 };
}

/** The data behind a page cannot be had: no fault of the page's, and it will be there again soon. */
async function unavailable(
  { services }: Site,
  requestId: string,
  { req, res, error }: Exchange & { error: unknown },
): Promise<Answered> {
  services.log.error({ requestId, err: error }, 'page unavailable');
  if (res.headersSent) res.destroy();
  else await sendUnavailable({ req, res }, requestId, services.config.https);
  return { kind: 'unavailable', status: 503 };
}
