import { STATUS_CODES } from 'node:http';
import { type Encoding, identity } from './encoding.ts';
import { type PageRecord, variantEtag } from './page.ts';

/** One encoding of a page, laid out as it goes on the wire. */
export interface Variant {
  etag: string;
  /** Name, value, name, value: what writeHead takes without looking further. */
  headers: string[];
  notModified: string[];
  /** Status line, headers and body in one buffer: one write, one system call. */
  message: Buffer;
  dateAt: number;
  /** The second whose Date the message carries now. */
  second: number;
  body: Buffer;
}

export interface MemoryPage {
  key: string;
  status: number;
  variants: readonly [Variant, Variant | null, Variant | null];
  /** Bytes it counts for in the memory bound. */
  weight: number;
  newer: MemoryPage | null;
  older: MemoryPage | null;
}

const datePlaceholder = 'Thu, 01 Jan 1970 00:00:00 GMT';
// Objects, header strings and list links around the bytes, measured on a page of ten headers.
const overhead = 3000;

export function layOut(record: PageRecord): MemoryPage {
  const [plain, gz, br] = record.bodies;
  const variants = [
    layOutVariant(record, identity, plain),
    gz && layOutVariant(record, 1, gz),
    br && layOutVariant(record, 2, br),
  ] as const;
  const bytes = variants.reduce((sum, variant) => sum + (variant ? variant.message.length : 0), 0);
  return {
    key: record.key,
    status: record.status,
    variants,
    weight: bytes + overhead,
    newer: null,
    older: null,
  };
}

function layOutVariant(record: PageRecord, encoding: Encoding, body: Buffer): Variant {
  const etag = variantEtag(record.etag, encoding);
  const headers = record.headers.flat();
  if (encoding !== identity) headers.push('content-encoding', encoding === 1 ? 'gzip' : 'br');
  headers.push('vary', 'accept-encoding', 'etag', etag, 'content-length', String(body.length));
  const lines = [`HTTP/1.1 ${record.status} ${STATUS_CODES[record.status] ?? ''}`];
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
  const head = `${lines.join('\r\n')}\r\ndate: `;
  // Its own memory, not a slice of node's pool: dropped pages must give their bytes back.
  const message = Buffer.allocUnsafeSlow(head.length + datePlaceholder.length + 4 + body.length);
  message.write(`${head}${datePlaceholder}\r\n\r\n`, 0, 'latin1');
  const bodyAt = message.length - body.length;
  body.copy(message, bodyAt);
  return {
    etag,
    headers,
    notModified: notModifiedHeaders(record, etag),
    message,
    dateAt: head.length,
    second: 0,
    body: message.subarray(bodyAt),
  };
}

/** RFC 9110 §15.4.5: what a cache needs to freshen what it holds, nothing about the content. */
function notModifiedHeaders(record: PageRecord, etag: string): string[] {
  const kept = record.headers.filter(([name]) => name === 'cache-control' || name === 'expires');
  return [...kept.flat(), 'vary', 'accept-encoding', 'etag', etag];
}
