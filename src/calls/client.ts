import { REQUEST_TIMEOUT_MS } from '#src/lib/constants.ts';
import { tellAhead } from '#src/lib/site-clock.ts';
import type { Method } from './proof.ts';

/**
 * Browser side of the API: one wrapper for every call (docs/spec/product.md §7 and §8). No DOM is touched
 * here.
 */

export interface ErrorBody {
  err: string;
  code: string;
  fields?: Record<string, string>;
  [extra: string]: unknown;
}

/** The error a call raises: `status` 200 is a refusal the person can correct, 0 a lost or slow connection. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    // docs/spec/product.md §8: what is not a 200 is an internal error, whatever sentence is shown.
    super(body.err, status === 200 || status === 0 ? {} : { cause: 'Internal API Error' });
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

/**
 * `keepalive`: the request outlives its page; a browser lets so few kilobytes do so that a call asks for it. `onceKey`:
 * the same at each try, so that a call sent again is done once (contract.ts).
 */
export interface Sending {
  keepalive?: boolean;
  onceKey?: string;
  /** An address of this site that led to what is done, where it is not the page's own. */
  from?: string;
}

/** The headers a request was sent with. */
export type SentHeaders = Record<string, string>;

export type Transport = (
  path: string,
  json: string,
  sending: Sending & { headers: SentHeaders },
) => Promise<{ status: number; text: string; redirectedTo?: string; behind?: boolean }>;

/** Browsers refuse more than 64 KiB of such requests at a time. */
const KEEPALIVE_MAX = 16_000;

/** As the client speaks until it is told another way. */
export const fetchTransport: Transport = async (path, json, { keepalive = false, from, headers: sent }) => {
  const response = await fetch(path, {
    method: 'POST',
    body: json,
    ...(from && { referrer: from }),
    keepalive: keepalive && json.length < KEEPALIVE_MAX,
    headers: { 'content-type': 'application/json', ...sent },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  tellAhead(response.headers.get('x-clock-ahead'));
  return {
    status: response.status,
    text: await response.text(),
    behind: response.headers.get('x-pages') === 'behind',
    ...(response.redirected ? { redirectedTo: response.url } : {}),
  };
};

let transport: Transport = fetchTransport;
let headers: () => SentHeaders | Promise<SentHeaders> = () => ({});
let onStatus: (error: ApiError, sent: SentHeaders) => void = () => {};
let onBehind: () => void = () => {};
let prove: ((methods: readonly Method[]) => Promise<boolean>) | null = null;

/**
 * The shell sets these once: the headers of each request, and what happens on 401, 429…: `onStatus` is told with
 * which headers the refused request went, for by then others may be current. `prove` asks the person for a proof and
 * answers if they gave one: the call that wanted it is sent again, as it was. `onBehind`: what was done is done, and its
 * pages are still being made anew.
 */
export function configureClient(options: {
  transport?: Transport;
  headers?: () => SentHeaders | Promise<SentHeaders>;
  onStatus?: (error: ApiError, sent: SentHeaders) => void;
  onBehind?: () => void;
  prove?: (methods: readonly Method[]) => Promise<boolean>;
}): void {
  transport = options.transport ?? transport;
  headers = options.headers ?? headers;
  onStatus = options.onStatus ?? onStatus;
  onBehind = options.onBehind ?? onBehind;
  prove = options.prove ?? prove;
}

/**
 * The path of a call, known by its type alone. A page's script that loaded the contract would load zod with it; it
 * writes the path again instead, and the compiler compares:
 * `const GET: PathOf<typeof listCalls.get> = '/api/list/get'`.
 */
export type PathOf<C extends Declared> = C['contract']['path'];
/** The input one sends to a call, and the answer one reads. */
export type SentTo<C> = C extends (...args: infer A) => unknown ? A[0] : unknown;
export type ToldBy<C> = C extends (...args: never[]) => Promise<infer T> ? T : unknown;
interface Declared {
  contract: { path: string };
}

/** Posts to a path: `post<typeof listCalls.get>(GET, {})` takes and answers what that call does. */
export async function post<C extends Declared>(
  path: PathOf<C>,
  input: SentTo<C>,
  sending: Sending = {},
): Promise<ToldBy<C>> {
  try {
    return await send<C>(path, input, sending);
  } catch (error) {
    if (!prove || !(error instanceof ApiError) || error.code !== 'proof_required') throw error;
    if (!(await prove((error.body.methods as Method[] | undefined) ?? []))) throw unproved();
    return send<C>(path, input, sending);
  }
}

/** The person closed the question: nothing was done, and all they typed is still there. */
const unproved = () =>
  new ApiError(200, {
    err: 'Rien n’a été fait\u202f: il fallait confirmer que c’est bien vous. Recommencez quand vous voulez.',
    code: 'proof_cancelled',
  });

async function send<C extends Declared>(
  path: PathOf<C>,
  input: SentTo<C>,
  sending: Sending,
): Promise<ToldBy<C>> {
  const { onceKey } = sending;
  const own = headers();
  // At once where they are known: a page that is being left sends nothing later.
  const known = own instanceof Promise ? await own : own;
  const sent = onceKey ? { ...known, 'idempotency-key': onceKey } : known;
  const answer = await transport(path, JSON.stringify(input), { ...sending, headers: sent }).catch(() => {
    throw lost();
  });
  if (answer.behind) onBehind();
  // docs/spec/decisions.md §25a: fetch follows a 301 by itself, so the client goes where it led.
  if (answer.redirectedTo && typeof location !== 'undefined') {
    // Led to the very page that asks, which would ask again: a gateway sends all its calls there.
    if (new URL(answer.redirectedTo).pathname === location.pathname) throw lost();
    location.assign(answer.redirectedTo);
    return new Promise<never>(() => {});
  }
  try {
    return read<ToldBy<C>>(path, answer);
  } catch (error) {
    if (error instanceof ApiError && error.status !== 200) onStatus(error, sent);
    throw error;
  }
}

const lost = () =>
  new ApiError(0, { err: 'Une erreur est survenue. Vérifiez votre connexion.', code: 'network' });

function read<T>(path: string, answer: { status: number; text: string }): T {
  const body = parse(answer.text);
  if (answer.status !== 200) {
    throw new ApiError(answer.status, {
      ...body,
      err: typeof body?.err === 'string' ? body.err : `Server error ${answer.status}`,
      code: typeof body?.code === 'string' ? body.code : 'http_error',
    });
  }
  if (!body) throw new ApiError(200, { err: `API: no response on ${path}`, code: 'empty' });
  if (typeof body.err === 'string') throw new ApiError(200, body as unknown as ErrorBody);
  return body.result as T;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
