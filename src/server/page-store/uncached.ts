import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressOnce } from './compress.ts';
import { acceptedEncodings, brotli, gzip } from './encoding.ts';
import { bareHeaders, type Rendered } from './page.ts';

const forCaches = new Set(['cache-control', 'surrogate-key', 'cache-tag']);

/** Answers bytes that are for this request only. */
export async function sendUncached(
  rendered: Rendered,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = bareHeaders(rendered.headers).filter(([name]) => !forCaches.has(name));
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const [first = 0] = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
  const asked = first === brotli ? 'br' : first === gzip ? 'gzip' : null;
  const coded = asked && (await compressOnce(rendered.body, type, asked));
  const body = coded ?? rendered.body;
  if (asked && coded) headers.push(['content-encoding', asked]);
  headers.push(['cache-control', 'no-store'], ['vary', 'accept-encoding']);
  headers.push(['content-length', String(body.length)]);
  response.writeHead(rendered.status, headers.flat());
  response.end(request.method === 'HEAD' ? undefined : body);
}
