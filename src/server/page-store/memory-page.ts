import { STATUS_CODES } from 'node:http';
import { gzipNow } from './compress.ts';
import { brotli, type Encoding, encodingNames, gzip, identity } from './encoding.ts';
import { type PageDescription, type PageRecord, plainBody, variantEtag } from './page.ts';

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
  /** The first is null when only the brotli is kept: it is made for each who asks (`makePlain`). */
  variants: readonly [Variant | null, Variant | null, Variant | null];
  makePlain: (() => Variant) | null;
  /** Lays out the gzip when somebody wants it; null when it is there, or there is none to make. */
  makeGzip: (() => Variant | null) | null;
  /** Bytes it counts for in the memory bound, those of a gzip that may come later among them. */
  weight: number;
  newer: MemoryPage | null;
  older: MemoryPage | null;
}

const datePlaceholder = 'Thu, 01 Jan 1970 00:00:00 GMT';
// Objects, header strings and list links around the bytes, measured on a page of ten headers.
const overhead = 3000;

// A gzip is so much larger than the brotli of the same page, at most.
const gzipOverBrotli = 1.2;

export function layOut(record: PageRecord): MemoryPage {
  const { bodies, lean, ...description } = record;
  const [, gz, br] = bodies;
  const plain = () => layOutVariant(description, identity, plainBody(record));
  const variants: MemoryPage['variants'] = [
    lean ? null : plain(),
    gz && layOutVariant(description, gzip, gz),
    br && layOutVariant(description, brotli, br),
  ];
  const bytes = variants.reduce((sum, variant) => sum + (variant ? variant.message.length : 0), 0);
  const later = gz ? 0 : Math.ceil((br?.length ?? 0) * gzipOverBrotli);
  return {
    key: record.key,
    status: record.status,
    variants,
    makePlain: lean ? plain : null,
    makeGzip: gz ? null : () => layOutGzip(description, variants[0] ?? plain(), br),
    weight: bytes + later + overhead,
    newer: null,
    older: null,
  };
}

function layOutGzip(page: PageDescription, plain: Variant, br: Buffer | null): Variant | null {
  const gz = gzipNow(plain.body, br);
  return gz && layOutVariant(page, gzip, gz);
}

/** This encoding of a page, made now when it is one that nobody wanted before; null when there is none. */
export function variantOf(page: MemoryPage, encoding: Encoding): Variant | null {
  if (encoding === identity && page.makePlain) return page.makePlain();
  if (encoding === gzip && page.makeGzip) {
    const [plain, , br] = page.variants;
    page.variants = [plain, page.makeGzip(), br];
    page.makeGzip = null;
  }
  return page.variants[encoding];
}

function layOutVariant(record: PageDescription, encoding: Encoding, body: Buffer): Variant {
  const etag = variantEtag(record.etag, encoding);
  const headers = record.headers.flat();
  if (encoding !== identity) headers.push('content-encoding', encodingNames[encoding]);
  headers.push('vary', varyOf(record));
  // Nobody can ask again by the validator of what no cache may keep.
  if (!record.headers.some(([name, value]) => name === 'cache-control' && value === 'no-store'))
    headers.push('etag', etag);
  headers.push('content-length', String(body.length));
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
function notModifiedHeaders(record: PageDescription, etag: string): string[] {
  const kept = record.headers.filter(([name]) => name === 'cache-control' || name === 'expires');
  return [...kept.flat(), 'vary', varyOf(record), 'etag', etag];
}

/** A cache between us and a reader must not give one the other's page. */
const varyOf = ({ terms }: PageDescription) =>
  terms?.varies ? 'accept-encoding, cookie' : 'accept-encoding';
