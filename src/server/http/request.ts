import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

const ONE_CLICK_PATH = /^\/p\/lettre\/desinscription\//;

/** The caller's address; X-Forwarded-For counts only behind a trusted proxy (docs/spec/decisions.md §28). */
export function ipOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || req.socket.remoteAddress || 'unknown';
}

/** The site's origin for this request: PUBLIC_URL, or the loopback name the browser used. */
export function originOf(req: IncomingMessage, config: Config): string {
  const host = req.headers.host ?? '';
  const known = LOOPBACK_HOST.test(host) && URL.canParse(`http://${host}`);
  return known && !config.https ? `http://${host}` : config.publicUrl;
}

/** A web Request for Astro, whose origin never comes from an unknown Host header; `form` is what was posted. */
export function toRequest(req: IncomingMessage, config: Config, form: Buffer | null): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // Mail programs post to it by themselves (RFC 8058), from nowhere: the key in its address is what lets them.
  if (!headers.has('origin') && ONE_CLICK_PATH.test(req.url ?? ''))
    headers.set('origin', originOf(req, config));
  return new Request(originOf(req, config) + (req.url ?? '/'), {
    method: req.method ?? 'GET',
    headers,
    body: form && new Uint8Array(form),
  });
}

/**
 * Reads a body up to `limit` bytes; null when it is longer. The rest of a body that is too long is thrown
 * away unread, so that the refusal can still be sent on the same connection.
 */
export function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  // A request with neither length nor encoding is already ended, without an event (optimizeEmptyRequests).
  if (req.readableEnded) return Promise.resolve(Buffer.alloc(0));
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(null);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
  });
}
