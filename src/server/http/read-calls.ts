import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, type CallRequest } from '../calls/answer.ts';
import { queryInput } from '../calls/query-input.ts';
import { findCall } from '../calls/registry.ts';
import type { Services } from '../services.ts';
import { READ_FROM_ANYWHERE } from './cross-origin.ts';
import { dataHeaders } from './headers.ts';
import { encodingOf, send, sendJson } from './respond.ts';
import { queryOf } from './target.ts';

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Calls that may be asked by GET (`get` in their contract), their input in the query. A result has a strong ETag, which
 * asked again for is answered 304; a refusal has its status where the POST says 200, so that nothing takes it for a
 * result. The status that was answered; null where the path is no such call.
 */
export function createReads(services: Services) {
  const { https } = services.config;
  return async (call: CallRequest, { req, res }: Exchange): Promise<number | null> => {
    const contract = findCall(call.path)?.contract;
    if (!contract?.get) return null;
    const input = JSON.stringify(queryInput(contract.input, queryOf(req.url ?? '')));
    const asked: CallRequest = {
      ...call,
      contentType: 'application/json',
      body: async (limit) => (Buffer.byteLength(input) > limit ? null : input),
    };
    const told = await answer(services, asked);
    if (!('result' in told.body)) {
      const status = told.status === 200 ? statusOf(told.body.code) : told.status;
      const own = Object.entries({ ...told.headers, 'x-request-id': call.requestId });
      const headers = [...own, ...READ_FROM_ANYWHERE];
      await sendJson(req, res, { status, json: told.body, https, headers });
      return status;
    }
    return sendResult(call, { req, res }, { json: JSON.stringify(told.body), https });
  };
}

const statusOf = (code: unknown) => (code === 'unavailable' ? 503 : code === 'not_found' ? 404 : 400);

async function sendResult(
  call: CallRequest,
  { req, res }: Exchange,
  { json, https }: { json: string; https: boolean },
): Promise<number> {
  const answered = { body: Buffer.from(json), contentType: 'application/json; charset=utf-8' };
  const hash = createHash('sha256').update(answered.body).digest('base64url').slice(0, 27);
  // Other bytes leave under another encoding, and a strong tag is of bytes.
  const encoding = encodingOf(req, answered);
  const headers: [string, string][] = [
    ...dataHeaders(https).filter(([name]) => name !== 'cache-control'),
    ['cache-control', call.authorization === null ? 'no-cache' : 'private, no-cache'],
    ...READ_FROM_ANYWHERE,
    ['vary', 'authorization'],
    ['etag', `"${hash}${encoding ? `-${encoding}` : ''}"`],
    ['x-request-id', call.requestId],
  ];
  if (!matches(req.headers['if-none-match'], hash)) {
    await send(req, res, { status: 200, headers, ...answered });
    return 200;
  }
  if (!res.destroyed) res.writeHead(304, [...headers, ['vary', 'accept-encoding']].flat()).end();
  return 304;
}

/** Compared as If-None-Match is, weakly: whichever way the bytes were compressed, they say the same. */
function matches(asked: string | undefined, hash: string): boolean {
  if (asked === undefined) return false;
  const tags = asked.split(',').map((tag) => /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag)?.[1]);
  return asked.trim() === '*' || tags.some((tag) => tag?.replace(/-(?:br|gzip)$/, '') === hash);
}
