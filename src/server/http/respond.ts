import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { dataHeaders } from './headers.ts';

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/;

export type Encoding = 'br' | 'gzip' | null;

/** The best encoding a request accepts; `;q=0` refuses one. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return null;
  const takes = (name: string) =>
    new RegExp(`(?:^|[ ,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$|\\s))`).test(accept);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/**
 * A body so short is compressed where it stands: a tenth of a millisecond or two, as long as handing it twice to a thread
 * takes, and its answer waits for no thread's turn.
 */
const HERE_BYTES = 24 * 1024;
/** Of a body that is being waited for; a higher one takes longer than it saves. */
const QUALITY = 4;

export async function compress(body: Buffer, encoding: Encoding, quality = QUALITY): Promise<Buffer> {
  const here = body.length <= HERE_BYTES && quality <= QUALITY;
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return here ? brotliCompressSync(body, { params }) : br(body, { params });
  }
  if (encoding !== 'gzip') return body;
  const level = quality > 9 ? 9 : 6;
  return here ? gzipSync(body, { level }) : gz(body, { level });
}

interface Body {
  body: Buffer;
  contentType: string;
}

const isWorth = ({ body, contentType }: Body) => body.length > 900 && COMPRESSIBLE.test(contentType);

/** The encoding that `send` gives a body. */
export const encodingOf = (req: IncomingMessage, body: Body): Encoding =>
  isWorth(body) ? acceptedEncoding(req.headers['accept-encoding']) : null;

/** Sends a whole body, compressed when that is worth it. */
export async function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: { status: number; headers: [string, string][] } & Body,
): Promise<void> {
  const encoding = encodingOf(req, answer);
  const body = await compress(answer.body, encoding);
  const headers: [string, string][] = [
    ...answer.headers,
    ['content-type', answer.contentType],
    ['content-length', String(body.length)],
    ...(isWorth(answer) ? [['vary', 'accept-encoding'] as [string, string]] : []),
    ...(encoding ? [['content-encoding', encoding] as [string, string]] : []),
  ];
  if (res.destroyed) return;
  res.writeHead(answer.status, headers.flat());
  res.end(req.method === 'HEAD' ? undefined : body);
}

export function sendJson(
  req: IncomingMessage,
  res: ServerResponse,
  options: { status: number; json: unknown; https: boolean; headers?: [string, string][] },
): Promise<void> {
  return send(req, res, {
    status: options.status,
    headers: [...dataHeaders(options.https), ...(options.headers ?? [])],
    body: Buffer.from(JSON.stringify(options.json)),
    contentType: 'application/json; charset=utf-8',
  });
}
