import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { unavailable } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { answer, type CallAnswer, type CallRequest } from '../calls/answer.ts';
import type { KeptAnswers } from '../calls/kept-answers.ts';
import { ONCE_HEADER } from '../calls/once.ts';
import { findCall } from '../calls/registry.ts';
import { findStream } from '../calls/streams.ts';
import { faultOf } from '../db/faults.ts';
import type { Services } from '../services.ts';
import { createKeptCalls } from './kept-calls.ts';
import { createDocuments } from './openapi-documents.ts';
import { createReads } from './read-calls.ts';
import { ipOf, readBody } from './request.ts';
import { sendJson } from './respond.ts';
import { createStreams } from './streaming.ts';

/** The values that the router hands to its handlers beside the Request. */
interface Bindings {
  call: CallRequest;
  raw: (limit: number) => Promise<Buffer | null>;
  headers: IncomingMessage['headers'];
  /** The answer, written once, at the sending: it may weigh megabytes. */
  json: unknown;
}

interface Told {
  status: number;
  json: unknown;
  headers?: Record<string, string | string[]>;
}

/** An answer whose words go beside the router's own Response. */
function told(c: Context<{ Bindings: Bindings }>, { status, json, headers = {} }: Told): Response {
  c.env.json = json;
  return c.body(null, status as 200, headers);
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

export type Webhook = (
  services: Services,
  provider: string,
  delivery: { body: Buffer; headers: IncomingMessage['headers'] },
) => Promise<{ status: number; json: unknown }>;

/** The headers that a call's answer may set. */
const FORWARDED = ['retry-after', 'location'];
const WEBHOOK_LIMIT = 1024 * 1024;
/** Apple answers with a form posted from its own site; the page that reads it gets it in the fragment. */
const PROVIDER_RETURN_LIMIT = 16 * 1024;

export interface ApiOptions {
  version: string;
  webhook: Webhook;
  /** The answers that are kept; without it every call is run. */
  kept?: KeptAnswers;
}

function routes(services: Services, options: ApiOptions): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.post('/api/webhooks/:provider', async (c) => {
    const body = await c.env.raw(WEBHOOK_LIMIT);
    if (!body) return told(c, { status: 413, json: { err: serverFr.bodyTooLarge, code: 'too_large' } });
    const result = await options.webhook(services, c.req.param('provider'), { body, headers: c.env.headers });
    return told(c, result);
  });
  app.post('/api/auth/apple', async (c) => {
    const form = new URLSearchParams((await c.env.raw(PROVIDER_RETURN_LIMIT))?.toString('utf8') ?? '');
    const location = `/i/auth/retour#${pick(form, ['id_token', 'state', 'user'])}`;
    return told(c, { status: 303, json: {}, headers: { location } });
  });
  app.post('/api/:group/:call', async (c) => {
    const result = await answer(services, c.env.call);
    const { status, body: json, headers, cookies = [] } = result;
    return told(c, { status, json, headers: { ...headers, 'set-cookie': cookies } });
  });
  app.all('*', (c) => told(c, { status: 404, json: { err: serverFr.callUnknown, code: 'not_found' } }));
  app.onError((error, c) => {
    const ref = c.env.call.requestId;
    // A provider sends again what is not answered 2xx.
    if (faultOf(error)) {
      services.log.error({ requestId: ref, err: error }, 'api unavailable');
      const json = { err: serverFr.unavailable, code: 'unavailable' };
      return told(c, { status: 503, json, headers: { 'retry-after': '5' } });
    }
    services.log.error({ requestId: ref, err: error }, 'api failed');
    return told(c, { status: 500, json: { err: serverFr.failed, code: 'internal', ref } });
  });
  return app;
}

function pick(from: URLSearchParams, names: string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

/**
 * `/api/*`: a call is told from its path alone; streams, webhooks, the OpenAPI page and what is unknown are routed by
 * Hono on the raw Node request.
 */
export function createApi(services: Services, options: ApiOptions) {
  const app = routes(services, options);
  const streams = createStreams(services);
  const documents = createDocuments(services, options.version);
  const reads = createReads(services);
  const kept = options.kept && createKeptCalls(services, options.kept);
  const handle = async (path: string, requestId: string, exchange: Exchange) => {
    const { req, res } = exchange;
    const call = { ...callRequest(services, { path, requestId, req }), signal: leaving(res) };
    const told = await kept?.(call, exchange);
    if (told && 'sent' in told) return told.sent;
    if (told) return tell(exchange, requestId, told.answer);
    if (req.method === 'POST' && findCall(path))
      return tell(exchange, requestId, await answer(services, call));
    const read = req.method === 'POST' ? null : await reads(call, exchange);
    if (read !== null) return read;
    const bindings: Bindings = {
      call,
      raw: (limit) => readBody(req, limit),
      headers: req.headers,
      json: {},
    };
    const stream = req.method === 'POST' ? findStream(path) : undefined;
    if (stream) return streams.serve(stream, bindings.call, exchange);
    const document = req.method === 'POST' ? null : await documents.serve(path, bindings.call, exchange);
    if (document !== null) return document;
    // A HEAD is answered as the GET would be, its body left out at the sending.
    const asked = new Request(`http://api${path}`, { method: req.method === 'POST' ? 'POST' : 'GET' });
    const response = await app.fetch(asked, bindings);
    await sendJson(req, res, {
      status: response.status,
      json: bindings.json,
      https: services.config.https,
      headers: [['x-request-id', requestId], ...forwarded(response.headers)],
    });
    return response.status;
  };
  const tell = async ({ req, res }: Exchange, requestId: string, answered: CallAnswer) => {
    const { status, body, headers, cookies = [] } = answered;
    const lines = cookies.map((line): [string, string] => ['set-cookie', line]);
    await sendJson(req, res, {
      status,
      json: body,
      https: services.config.https,
      headers: [['x-request-id', requestId], ...lines, ...Object.entries(headers)],
    });
    return status;
  };
  return { handle, close: streams.close };
}

function forwarded(headers: Headers): [string, string][] {
  const cookies = headers.getSetCookie().map((line): [string, string] => ['set-cookie', line]);
  const others = FORWARDED.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return [...cookies, ...others];
}

function callRequest(
  services: Services,
  { path, requestId, req }: { path: string; requestId: string; req: IncomingMessage },
): CallRequest {
  return {
    path,
    requestId,
    contentType: req.headers['content-type'] ?? '',
    authorization: req.headers.authorization ?? null,
    cookies: req.headers.cookie ?? '',
    sessionUuid: uuidIn(req, 'x-session-uuid'),
    tab: uuidIn(req, 'x-tab-uuid'),
    onceKey: req.headers[ONCE_HEADER]?.toString() ?? null,
    ip: ipOf(req, services.config.trustProxy),
    cameFrom: String(req.headers.referer ?? '').slice(0, 2000) || null,
    userAgent: String(req.headers['user-agent'] ?? '').slice(0, 300),
    async body(limit) {
      return (await readBody(req, limit))?.toString('utf8') ?? null;
    },
    arrived: () => req.complete,
  };
}

/** Aborted when the connection closes before the answer is sent. */
function leaving(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort(unavailable(serverFr.busy));
  });
  return left.signal;
}

function uuidIn(req: IncomingMessage, header: string): string | null {
  const value = req.headers[header];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value.toLowerCase() : null;
}
