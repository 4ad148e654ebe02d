import { createHmac, randomBytes } from 'node:crypto';
import type { Contract } from '#src/calls/contract.ts';
import type { DomainError } from '#src/calls/domain-error.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';

/** As much of a request as a line tells. */
interface Asking {
  path: string;
  ip: string;
  requestId: string;
}

/** The refusals that somebody who watches over the site wants to see (docs/security/logs.md). */
const WATCHED = new Set([
  'unauthenticated',
  'forbidden',
  'rate_limited',
  'invalid_credentials',
  'code_invalid',
  'passkey_rejected',
  'token_invalid',
  'account_disabled',
]);

/** One line a second for the same refusal of the same call: a flood of them must not become a flood of lines. */
const AGAIN_MS = 1000;
const MOST_REMEMBERED = 1000;
/** When each was last written into a log. */
const toldIn = new WeakMap<Log, Map<string, number>>();

function toldOf(log: Log): Map<string, number> {
  const told = toldIn.get(log) ?? new Map<string, number>();
  toldIn.set(log, told);
  return told;
}

/** Tells two callers apart in the lines of one process, and says nothing of either. */
const SALT = randomBytes(16);
const clientMark = (ip: string) => createHmac('sha256', SALT).update(ip).digest('base64url').slice(0, 10);

/** Writes down a refusal that is watched for, without anything of the person's. */
export function tellRefusal({ log }: Services, request: Asking, { code }: DomainError): void {
  if (!WATCHED.has(code)) return;
  const { path, requestId, ip } = request;
  const client = clientMark(ip);
  const key = `${code} ${path} ${client}`;
  const now = performance.now();
  const told = toldOf(log);
  if (now - (told.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
  if (told.size >= MOST_REMEMBERED) told.clear();
  told.set(key, now);
  log.warn({ refused: code, path, client, requestId }, 'call refused');
}

/** Writes down who came in, and by which call. */
export function tellSignIn(
  { log }: Services,
  request: Asking,
  { contract, result }: { contract: Contract; result: unknown },
): void {
  if (!contract.signsIn) return;
  const { session } = (result ?? {}) as { session?: { user?: { uuid?: string } } };
  const { path, requestId, ip } = request;
  log.info({ signedIn: session?.user?.uuid, path, client: clientMark(ip), requestId }, 'signed in');
}
