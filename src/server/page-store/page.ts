import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { compressBody } from './compress.ts';
import { encodingNames, identity } from './encoding.ts';

export type Header = [name: string, value: string];

/** The terms on which a page is kept. */
export interface PageTerms {
  /** So many of its tags, from the first, make its bytes unfit to be served when they are published. */
  strict: number;
  /** Kept while it is read, within a bound of bytes. */
  passing: boolean;
  /** Another page for some readers. */
  varies: boolean;
}

export const plainTerms: PageTerms = { strict: 0, passing: false, varies: false };

/** The result of the caller's render: a complete answer, but for what depends on the encoding. */
export interface Rendered {
  status: number;
  headers: Header[];
  body: Buffer;
  tags: string[];
  storable: boolean;
  terms?: PageTerms;
  /** The key of the page that is sent in place of this one, which has no body of its own. */
  instead?: string | null;
}

/** A page as it is kept on disk. `bodies` follows the order of encodingNames; identity is always there. */
export interface PageRecord {
  key: string;
  status: number;
  headers: Header[];
  tags: string[];
  etag: string;
  /** Every outbox row up to this one was visible to the render. */
  watermark: number;
  build: string;
  /** Other than `plainTerms`. */
  terms?: PageTerms;
  /** Made ahead of its first reader: not compressed yet (`compressed`). */
  bare?: true;
  /** Kept as brotli alone, the identity made of it for who wants that: a sixth of the bytes. */
  lean?: true;
  bodies: readonly [Buffer, Buffer | null, Buffer | null];
}

const nothing = Buffer.alloc(0);
const storableStatuses = new Set([200, 301, 404, 410, 429]);
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'date',
  'connection',
  'keep-alive',
  'vary',
]);
const namePattern = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;
// The fast path writes heads itself, so what node would refuse is refused here.
const valuePattern = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Why these bytes can't be given to everyone, or null when they can. */
export function refusalToStore(rendered: Rendered): string | null {
  if (!rendered.storable) return 'not declared storable';
  if (!storableStatuses.has(rendered.status)) return `status ${rendered.status}`;
  for (const [name, value] of rendered.headers) {
    const lower = name.toLowerCase();
    if (lower === 'set-cookie') return 'sets a cookie';
    if (lower === 'vary' && !/^\s*(accept-encoding)?\s*$/i.test(value)) return `varies by ${value}`;
    if (!namePattern.test(lower) || !valuePattern.test(value)) return `malformed header ${lower}`;
  }
  return null;
}

/** A page's description, bodies apart. */
export type PageDescription = Omit<PageRecord, 'bodies' | 'bare' | 'lean'>;

/** The same status, headers and body always have the same etag. */
export function describePage(
  rendered: Rendered,
  origin: Pick<PageRecord, 'key' | 'watermark' | 'build'>,
): PageDescription {
  const { status, body } = rendered;
  const headers = bareHeaders(rendered.headers);
  const hash = createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body);
  const etag = hash.digest('base64url').slice(0, 22);
  const { terms } = rendered;
  const own = terms && (terms.strict > 0 || terms.passing || terms.varies) ? { terms } : {};
  return { ...origin, status, headers, tags: [...new Set(rendered.tags)], etag, ...own };
}

export function bareRecord(description: PageDescription, body: Buffer): PageRecord {
  return { ...description, bare: true, bodies: [body, null, null] };
}

/** The same page with its encodings. */
export async function compressed({
  bare: _,
  bodies: [body],
  ...description
}: PageRecord): Promise<PageRecord> {
  const type = description.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const [gz, br] = await compressBody(body, type);
  if (description.terms?.passing && br) return { ...description, lean: true, bodies: [nothing, null, br] };
  return { ...description, bodies: [body, gz, br] };
}

/** The bytes of a page for who accepts no encoding. */
export function plainBody({ lean, bodies: [body, , br] }: PageRecord): Buffer {
  return lean && br ? brotliDecompressSync(br) : body;
}

/** The headers a render may decide, lower-cased, without those that belong to the store. */
export function bareHeaders(headers: readonly Header[]): Header[] {
  return headers
    .map(([name, value]): Header => [name.toLowerCase(), value])
    .filter(([name]) => !ownHeaders.has(name));
}

/** A strong validator: one per encoding, since the bytes differ. */
export function variantEtag(etag: string, encoding: 0 | 1 | 2): string {
  return encoding === identity ? `"${etag}"` : `"${etag}-${encodingNames[encoding]}"`;
}
