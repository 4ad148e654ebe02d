import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#src/server/config.ts';

interface Kept {
  bytes: Buffer;
  type: string;
  cache: string;
  writtenAt: Date;
}

export interface S3Double {
  /** For the configuration of the application. */
  config: NonNullable<Config['s3']>;
  objects: Map<string, Kept>;
  /** `METHOD key-or-query` of each signed request that was let in, in order. */
  asked: string[];
  /** Requests refused because their signature, body hash or credentials were wrong. */
  refused: string[];
  /** Answers a status instead of doing it, or nothing at all; null: works. */
  fault: number | 'silence' | null;
  /** Only requests of these methods meet the fault; every one when empty. */
  faulty: string[];
  /** The number of requests to come that are answered 503, and then no more. */
  failNext: number;
  /** Objects a page of a listing holds. */
  pageSize: number;
  close(): Promise<void>;
}

const BUCKET = 'photos';
const SECRET = 'secret-of-the-tests';
const KEY_ID = 'key-of-the-tests';
const REGION = 'eu-test';

const OPENED = {
  bucket: BUCKET,
  region: REGION,
  accessKeyId: KEY_ID,
  secretAccessKey: SECRET,
  publicUrl: null,
};

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, computed again from what came in; null when it holds, else why not. */
function faultOfSignature(req: IncomingMessage, url: URL, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', names = '', signature] = given;
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  const date = String(req.headers['x-amz-date'] ?? '');
  if (region !== REGION || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const payload = String(req.headers['x-amz-content-sha256'] ?? '');
  if (payload !== sha(body)) return 'XAmzContentSHA256Mismatch';
  if (!names.split(';').includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`);
  const canonical = [req.method, url.pathname, query, headers.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), region));
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha(canonical)].join('\n')).toString('hex');
  return wanted === signature ? null : 'SignatureDoesNotMatch';
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

const xml = (status: number, body: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
  headers: { 'content-type': 'application/xml' },
});
const refusal = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`);

function listing({ objects, pageSize }: S3Double, params: URLSearchParams): Answer {
  const prefix = params.get('prefix') ?? '';
  const after = params.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const contents = page.map((key) => {
    const { writtenAt, bytes } = objects.get(key) as Kept;
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function act(double: S3Double, { req, url, body }: { req: IncomingMessage; url: URL; body: Buffer }): Answer {
  const { objects } = double;
  const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
  if (req.method === 'GET' && key === '') return listing(double, url.searchParams);
  if (req.method === 'POST' && url.searchParams.has('delete')) {
    if (!req.headers['content-md5'] && !req.headers['x-amz-checksum-crc32'])
      return refusal(400, 'InvalidRequest');
    for (const [, each] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(each ?? '');
    return xml(200, '<DeleteResult/>');
  }
  if (req.method === 'PUT') {
    const type = String(req.headers['content-type']);
    const cache = String(req.headers['cache-control']);
    objects.set(key, { bytes: body, type, cache, writtenAt: new Date() });
    return { status: 200, headers: { etag: '"x"' } };
  }
  if (req.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const kept = objects.get(key);
  if (!kept) return refusal(404, 'NoSuchKey');
  const headers = {
    'content-type': kept.type,
    'content-length': String(kept.bytes.length),
    'last-modified': kept.writtenAt.toUTCString(),
    etag: '"x"',
  };
  return { status: 200, headers, ...(req.method === 'GET' ? { body: kept.bytes } : {}) };
}

/** The calls of S3 we make, by path-style addresses on the loopback; anybody may read an object. */
export async function startS3(): Promise<S3Double> {
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const body = await bodyOf(req);
    const wants = double.faulty.length === 0 || double.faulty.includes(req.method ?? '');
    if (double.fault === 'silence' && wants) return;
    let answer: Answer;
    const wrong = faultOfSignature(req, url, body);
    const reading = req.method === 'GET' && url.pathname.length > BUCKET.length + 2;
    if (wrong && !(reading && !req.headers.authorization)) {
      double.refused.push(wrong);
      answer = refusal(403, wrong);
    } else if (double.failNext > 0) {
      double.failNext -= 1;
      answer = refusal(503, 'SlowDown');
    } else if (typeof double.fault === 'number' && wants) answer = refusal(double.fault, 'SlowDown');
    else {
      double.asked.push(`${req.method} ${decodeURIComponent(url.pathname)}`);
      answer = act(double, { req, url, body });
    }
    res.writeHead(answer.status, answer.headers);
    res.end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: S3Double = {
    config: { ...OPENED, endpoint },
    objects: new Map(),
    asked: [],
    refused: [],
    fault: null,
    faulty: [],
    failNext: 0,
    pageSize: 1000,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return double;
}
