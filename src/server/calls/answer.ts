import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Contract } from '#src/calls/contract.ts';
import { DomainError, Redirect } from '#src/calls/domain-error.ts';
import { frenchIssue, INVALID } from '#src/lib/validation.fr.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { audit } from '../audit.ts';
import { clientKey } from '../client-key.ts';
import type { Db } from '../db/connect.ts';
import { faultOf } from '../db/faults.ts';
import type { LimitPolicy } from '../limits.ts';
import { isCodeMissing, MISSING_CODE } from '../missing-code.ts';
import { outagesOf } from '../outages.ts';
import type { Services } from '../services.ts';
import { allowed } from './access.ts';
import { type Actor, GUEST, isPerson } from './actor.ts';
import { clockMoved } from './clock-moved.ts';
import type { Ctx } from './context.ts';
import { cookieIn } from './own-cookie.ts';
import { pagesServed } from './pages-served.ts';
import { plainInput } from './plain-text.ts';
import { requireOneself, requireProof, standingOf } from './proof.ts';
import { NotJson, readJson } from './read-json.ts';
import { readOnly } from './read-only.ts';
import { type Bound, findCall } from './registry.ts';
import { tellRefusal, tellSignIn } from './watched.ts';
import { inTurnOf } from './whose-turn.ts';

z.config({ customError: frenchIssue });

/** docs/spec/decisions.md §28: other calls 50/s per IP. */
const CALLS: LimitPolicy = { name: 'calls', points: 50, seconds: 1, inMemory: true };

export interface CallRequest {
  path: string;
  contentType: string;
  authorization: string | null;
  sessionUuid: string | null;
  /** Which tab of the browser asks (`x-tab-uuid`): it is not told of its own changes. */
  tab?: string | null;
  /** The header `idempotency-key`. */
  onceKey?: string | null;
  ip: string;
  /** The `Referer` header. */
  cameFrom?: string | null;
  userAgent: string;
  requestId: string;
  /** The `Cookie` header. */
  cookies?: string;
  /** Aborted when the connection closes before the answer. */
  signal?: AbortSignal;
  /** Reads the body, or answers null when it is longer than `limit` bytes. */
  body(limit: number): Promise<string | null>;
  /** False while a part of the body is still on its way. */
  arrived?(): boolean;
}

export interface CallAnswer {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` lines. */
  cookies?: string[];
  body: Record<string, unknown>;
}

/**
 * The one place where a call is parsed, checked, run and turned into the envelope of
 * docs/spec/calls.md §Envelope.
 */
export async function answer(services: Services, request: CallRequest): Promise<CallAnswer> {
  try {
    const bound = findCall(request.path);
    if (!bound || !allowed.exists(bound.contract.access, services.config))
      throw new DomainError('not_found', serverFr.callUnknown, { status: 404 });
    await services.limits.take(CALLS, clientKey(request.ip));
    const cookies: string[] = [];
    const headers = clockMoved(services);
    const result = await run(services, bound, {
      ...request,
      setCookie: (line) => cookies.push(line),
      tellBehind: () => {
        headers['x-pages'] = 'behind';
      },
    });
    tellSignIn(services, request, { contract: bound.contract, result });
    return { status: 200, headers, cookies, body: { result: result === undefined ? {} : result } };
  } catch (error) {
    return refusalOf(services, request, error);
  }
}

/** Counts a call that is answered without being run, against the limits of one that is; answers its refusal. */
export async function admit(
  services: Services,
  request: CallRequest,
  own?: LimitPolicy,
): Promise<CallAnswer | null> {
  try {
    const key = clientKey(request.ip);
    await services.limits.take(CALLS, key);
    if (own) await services.limits.take(own, key);
    return null;
  } catch (error) {
    return refusalOf(services, request, error);
  }
}

type Answering = CallRequest & { setCookie(line: string): void; tellBehind(): void };

async function run(services: Services, bound: Bound, request: Answering): Promise<unknown> {
  const { contract, verb } = bound;
  const ctx = await againIfLost(() => callerOf(services, contract, request));
  await auditActing(ctx, contract);
  // Before anything of the body is looked at: a refusal tells whoever acts for somebody nothing of what it may hold.
  requireOneself(ctx, contract);
  const input = await inputFor(ctx, contract, request);
  // After it: the password may stand in it, and nobody proves who they are for a call that is refused anyway.
  await requireProof(ctx, contract, input);
  ctx.requireStanding = standingOf(ctx, contract);
  if (contract.changes) {
    const result = await inTurnOf(ctx, () => verb(ctx, input));
    if (contract.unshown) return checked(services, contract, result);
    if (!contract.served) await services.publisher.mark();
    else if (!(await pagesServed(services))) request.tellBehind();
    return checked(services, contract, result);
  }
  const reading = services.config.checkAnswers ? { ...ctx, db: readOnly(ctx.db, contract.path) } : ctx;
  return checked(
    services,
    contract,
    await inTurnOf(ctx, () => againIfLost(async () => verb(reading, input))),
  );
}

function checked(services: Services, contract: Contract, result: unknown): unknown {
  if (services.config.checkAnswers) contract.output.parse(result === undefined ? {} : result);
  return result;
}

/** A call that only reads is read again where its connection broke: nobody hears of one connection that is lost. */
async function againIfLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (faultOf(error) !== 'lost') throw error;
    return read();
  }
}

type Asked = Pick<Contract, 'access' | 'alsoFor' | 'input' | 'body'>;

/** Prepares a stream before it is opened, with the same steps as a call. Throws DomainError. */
export async function openCall(services: Services, asked: Asked, request: CallRequest): Promise<Prepared> {
  if (!allowed.exists(asked.access, services.config))
    throw new DomainError('not_found', serverFr.callUnknown, { status: 404 });
  await services.limits.take(CALLS, clientKey(request.ip));
  const ctx = await callerOf(services, asked, { ...request, setCookie: () => {}, tellBehind: () => {} });
  return { ctx, input: await inputFor(ctx, asked, request) };
}

interface Prepared {
  ctx: Ctx;
  input: unknown;
}

async function callerOf(services: Services, asked: Asked, request: Answering): Promise<Ctx> {
  if (!/^application\/json\s*(;|$)/i.test(request.contentType))
    throw new DomainError('unsupported_media_type', serverFr.jsonOnly, {
      status: 415,
    });
  const actor = await actorOf(services, request);
  allowed.require(asked, actor);
  return makeCtx(services, actor, request);
}

/**
 * What is asked. Whoever keeps a part of the body back may be shown out meanwhile: once it is there they are looked at
 * again. Throws DomainError.
 */
async function inputFor(ctx: Ctx, asked: Asked, request: CallRequest): Promise<unknown> {
  const whole = request.arrived?.() ?? true;
  const text = await readJson(request, asked.body);
  if (!whole) {
    ctx.actor = await againIfLost(() => actorOf(ctx.services, request));
    allowed.require(asked, ctx.actor);
  }
  const input = asked.input.safeParse(plainInput(text));
  if (!input.success) throw invalidInput(input.error.issues);
  return input.data;
}

/**
 * docs/spec/decisions.md §3: a change that an admin asks for in someone's name is kept with both names,
 * refused or not; so is one of a program, with its token.
 */
async function auditActing(ctx: Ctx, { changes, path }: Contract): Promise<void> {
  if (!changes) return;
  if (ctx.actor.role === 'program')
    return audit(ctx, { action: `token ${path}`, target: `api_token:${ctx.actor.tokenId}` });
  if (!isPerson(ctx.actor) || ctx.actor.impersonatorId === null) return;
  await audit(ctx, { action: `as ${path}`, target: `person:${ctx.actor.personId}` });
}

export function makeCtx(
  services: Services,
  actor: Actor,
  request: Pick<
    CallRequest,
    'ip' | 'sessionUuid' | 'tab' | 'onceKey' | 'requestId' | 'cameFrom' | 'userAgent' | 'cookies' | 'signal'
  > & {
    setCookie?(line: string): void;
  },
): Ctx {
  return {
    actor,
    services,
    db: services.database.db as Db,
    now: services.clock(),
    ip: clientKey(request.ip),
    sessionUuid: request.sessionUuid,
    tab: request.tab ?? null,
    onceKey: request.onceKey ?? null,
    requestId: request.requestId,
    cameFrom: request.cameFrom ?? null,
    userAgent: request.userAgent,
    signal: request.signal,
    cookie: (name) => cookieIn(request.cookies ?? '', name),
    setCookie: (line) => request.setCookie?.(line),
    afterCommit: (work) => work(),
  };
}

/** A token, and the browser that presents it. */
type WithToken = Pick<CallRequest, 'authorization' | 'userAgent' | 'cookies'>;

/** The caller, by the bearer token; a guest without one. Throws 401 for a token that opens nothing. */
export async function actorOf(services: Services, { authorization, ...from }: WithToken): Promise<Actor> {
  if (!authorization) return GUEST;
  const token = /^Bearer\s+(\S{1,200})$/i.exec(authorization)?.[1];
  const actor = token ? await services.authenticate(token, from) : null;
  if (!actor) throw new DomainError('unauthenticated', serverFr.sessionOver, { status: 401 });
  return actor;
}

/** `invalid_input` with one sentence a field; the first is also the message. */
export function invalidInput(
  issues: readonly { path: PropertyKey[]; message: string; keys?: string[] }[],
): DomainError {
  const said = new Map<string, string>();
  for (const issue of issues) {
    const paths = issue.keys?.map((key) => [...issue.path, key]) ?? [issue.path];
    const names = paths.map((path) => path.map(String).join('.'));
    for (const name of names) if (!said.has(name)) said.set(name, issue.message);
  }
  // Whatever a field is called, __proto__ too, it is named.
  const fields = Object.fromEntries(said);
  return new DomainError('invalid_input', [...said.values()][0] ?? INVALID, { fields });
}

/** Seconds after which a call is worth sending again. */
const RETRY_SECONDS = 5;

/** A service behind us is down, as docs/spec/calls.md §Envelope answers it: 200, and nothing of why is told. */
function unavailable(services: Services, { requestId, path }: CallRequest, error: unknown): CallAnswer {
  services.log.error({ requestId, path, err: error }, 'call unavailable');
  return {
    status: 200,
    headers: { 'retry-after': String(RETRY_SECONDS) },
    body: { err: serverFr.unavailable, code: 'unavailable' },
  };
}

/** Turns an error into an answer; one that is not a DomainError is logged, and nothing of it is told. */
export function refusalOf(services: Services, request: CallRequest, error: unknown): CallAnswer {
  if (error instanceof NotJson)
    return {
      status: 400,
      headers: {},
      body: { err: serverFr.jsonInvalid, code: 'invalid_json' },
    };
  if (error instanceof Redirect)
    return { status: 301, headers: { location: error.to }, body: { result: {} } };
  if (error instanceof DomainError) {
    tellRefusal(services, request, error);
    const headers: Record<string, string> =
      error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) };
    const body = { ...error.extra, err: error.message, code: error.code };
    return { status: error.status, headers, body: error.fields ? { ...body, fields: error.fields } : body };
  }
  if (isCodeMissing(error)) outagesOf(services.log).failed(MISSING_CODE, error);
  if (faultOf(error) || isCodeMissing(error)) return unavailable(services, request, error);
  const ref = randomUUID();
  services.log.error({ ref, requestId: request.requestId, path: request.path, err: error }, 'call failed');
  return {
    status: 500,
    headers: {},
    body: { err: serverFr.failedCall, code: 'internal', ref },
  };
}
