import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressBody, gzipNow } from './compress.ts';
import { acceptedEncodings, brotli, encodingNames, gzip } from './encoding.ts';
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
  const [gz, br] = await compressBody(rendered.body, type);
  const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
  // Made for the few who take a gzip and no brotli.
  const wanted = accepted.find((candidate) => candidate !== brotli || br) === gzip;
  const bodies = [rendered.body, gz ?? (wanted ? gzipNow(rendered.body, br) : null), br];
  const encoding = accepted.find((candidate) => bodies[candidate]) ?? 0;
  const body = bodies[encoding] ?? rendered.body;
  if (encoding !== 0) headers.push(['content-encoding', encodingNames[encoding]]);
  headers.push(['cache-control', 'no-store'], ['vary', 'accept-encoding']);
  headers.push(['content-length', String(body.length)]);
  response.writeHead(rendered.status, headers.flat());
  response.end(request.method === 'HEAD' ? undefined : body);
}
