import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { ReadRequest } from '../page-store/http-fields.ts';

/** A GET that carries nothing but its head, and asks nothing of its connection but to be kept. */
export interface PlainRead extends ReadRequest {
  method: 'GET';
  url: string;
}

/** Longer heads are for node's own parser, and its limits. */
const LONGEST = 8192;

/**
 * A whole head as RFC 9112 writes it, without any liberty that a receiver may take: one space, CRLF, a colon right behind
 * the name, no folded line. Everything else is read or refused by node's parser.
 */
const HEAD =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~\x80-\xff]*\r\n){1,100})\r\n$/;

/** Fields that frame a body, ask for a part, or change the connection: never decided here. */
const NOT_PLAIN = new Set([
  ...['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'upgrade', 'http2-settings'],
  ...['proxy-connection', 'keep-alive', 'range', 'if-range', 'if-match', 'if-unmodified-since'],
]);

/**
 * Reads a chunk of a connection that is one plain GET from its first byte to its last. Null when it is anything else: a
 * part of a request, several of them, another method or version, a body.
 */
export function readPlain(chunk: Buffer, socket: Socket): PlainRead | null {
  if (chunk.length > LONGEST) return null;
  const [, url, lines] = HEAD.exec(chunk.toString('latin1')) ?? [];
  if (url === undefined || lines === undefined) return null;
  const headers = readFields(lines);
  // RFC 9112 §3.2: without a host, it is a 400.
  return headers?.host === undefined ? null : { method: 'GET', url, headers, socket };
}

/** RFC 9110 §5.6.3: nothing else is space around a value, whatever JavaScript trims. */
const AROUND = /^[ \t]+|[ \t]+$/g;

/** The fields of these lines by name; null when one of them is not for us, or is there twice. */
function readFields(lines: string): IncomingHttpHeaders | null {
  // A field of any name can be sent: none of them is one of an object's own.
  const headers: IncomingHttpHeaders = Object.create(null);
  let at = 0;
  while (at < lines.length) {
    const colon = lines.indexOf(':', at);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(at, colon).toLowerCase();
    const value = lines.slice(colon + 1, end).replace(AROUND, '');
    if (headers[name] !== undefined || NOT_PLAIN.has(name)) return null;
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return null;
    headers[name] = value;
    at = end + 2;
  }
  return headers;
}
