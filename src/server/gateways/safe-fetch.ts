import { Agent, fetch, type Response } from 'undici';
import {
  type Address,
  isPublicAddress,
  literalAddress,
  type Resolve,
  resolveByName,
} from './public-address.ts';

/** docs/spec/decisions.md §10: how far the server goes to read somebody else's page. */
export const FETCH_MAX_BYTES = 2 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 6000;
const FETCH_HOPS = 5;

export type FetchFailure =
  | 'bad_url'
  | 'private_address'
  | 'unknown_host'
  | 'timeout'
  | 'too_many_hops'
  | 'too_large'
  | 'network';

export class FetchError extends Error {
  override name = 'FetchError';
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(failure);
    this.failure = failure;
  }
}

export interface SafeFetchOptions {
  accept: string;
  userAgent: string;
  maxBytes?: number;
  /** The treatment of a longer body: cut at `maxBytes`, or a failure. */
  overflow?: 'cut' | 'fail';
  /** For what may last longer than a page. */
  timeoutMs?: number;
  /** Takes what comes, piece by piece, instead of `body`; only of an answer 200. */
  sink?: (piece: Uint8Array) => Promise<void>;
  /** For tests: another resolver, and addresses to let through that are not public. */
  resolve?: Resolve;
  allow?: (address: string, port: string) => boolean;
}

export interface Fetched {
  /** The address of the last hop. */
  url: string;
  status: number;
  contentType: string;
  body: Buffer;
}

/**
 * Reads a public http(s) address. Each hop's host is resolved first, every address it has must be public, and
 * the connection is pinned to the one that was checked; a refusal comes before any packet to it. Throws
 * FetchError.
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? FETCH_TIMEOUT_MS);
  let url = checkedUrl(address);
  for (let hop = 0; hop <= FETCH_HOPS; hop += 1) {
    const target = await within(signal, checkedAddress(url, options));
    const agent = pinnedAgent(target);
    try {
      const next = await read(url, { agent, signal }, options);
      if (!('redirect' in next)) return next;
      url = checkedUrl(next.redirect, url);
    } catch (error) {
      throw asFetchError(error, signal);
    } finally {
      agent.destroy().catch(() => {});
    }
  }
  throw new FetchError('too_many_hops');
}

/** docs/spec/product.md §5: a URL that parses and uses http or https; here without credentials too. */
export function checkedUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new FetchError('bad_url');
  return url;
}

export async function checkedAddress(
  url: URL,
  options: Pick<SafeFetchOptions, 'resolve' | 'allow'>,
): Promise<Address> {
  const literal = literalAddress(url.hostname);
  const resolve = options.resolve ?? resolveByName;
  const found = literal ? [literal] : await resolve(url.hostname).catch(() => []);
  const [first] = found;
  if (!first) throw new FetchError('unknown_host');
  const allowed = ({ address }: Address) =>
    isPublicAddress(address) || options.allow?.(address, url.port) === true;
  if (!found.every(allowed)) throw new FetchError('private_address');
  return first;
}

/** Whatever name is asked, only the address that was checked is connected to. */
export function pinnedAgent({ address, family }: Address): Agent {
  return new Agent({
    pipelining: 0,
    connect: {
      timeout: FETCH_TIMEOUT_MS,
      lookup: (_name, asked, found) =>
        asked.all ? found(null, [{ address, family }]) : found(null, address, family),
    },
  });
}

async function read(
  url: URL,
  { agent, signal }: { agent: Agent; signal: AbortSignal },
  options: SafeFetchOptions,
): Promise<Fetched | { redirect: string }> {
  const response = await fetch(url, {
    dispatcher: agent,
    signal,
    redirect: 'manual',
    headers: { accept: options.accept, 'accept-language': 'fr-FR,fr;q=0.9', 'user-agent': options.userAgent },
  });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location) return { redirect: location };
  return {
    url: url.href,
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body: await bounded(response, options),
  };
}

/** Bytes are counted once decompressed. */
async function bounded(response: Response, options: SafeFetchOptions): Promise<Buffer> {
  const limit = options.maxBytes ?? FETCH_MAX_BYTES;
  const sink = response.status === 200 ? options.sink : undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).byteLength;
    if (sink) {
      chunks.length = 0;
      if (size <= limit) await sink(chunk as Uint8Array);
    }
    if (size <= limit) continue;
    if (options.overflow === 'fail') throw new FetchError('too_large');
    break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new FetchError('timeout'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}

export function asFetchError(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  return new FetchError(signal.aborted ? 'timeout' : 'network');
}
