import type * as z from 'zod/mini';
import type { Right } from '#src/lib/rights.ts';
import { post, type Sending } from './client.ts';

/**
 * The callers a call admits: `user` is any signed-in person (ownership itself is decided by loading through the
 * actor), `merchant` who acts for a business, `session` a user or a merchant, `cms` whoever publishes, or the CMS key;
 * `staff:` a member of staff who holds this right, as an admin does; `demoAdmin` is an admin of a demonstration.
 * `test`, `demo` and `demoAdmin` exist only where the deployment enables them (404 otherwise).
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'merchant'
  | 'session'
  | 'admin'
  | 'cms'
  | 'test'
  | 'demo'
  | 'demoAdmin'
  | `staff:${Right}`;

/** Body limits of docs/spec/calls.md §Envelope, in bytes. */
export const BODY_LIMITS = {
  default: 64 * 1024,
  content: 2 * 1024 * 1024,
  dataUrl: 12 * 1024 * 1024,
} as const;

export interface CallOptions<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  access: Access;
  /** Other rights that open it too: pickers of pictures and links stand in screens of several. */
  alsoFor?: readonly Right[];
  /**
   * False when the call leaves everything as it was. What an admin changes in somebody's name is kept in the audit
   * log (docs/spec/decisions.md §3).
   */
  changes: boolean;
  /**
   * Refused to an admin who acts for somebody: money, identity, proofs, exports, invitations and credentials are
   * the person's alone (docs/spec/decisions.md §3).
   */
  alone?: true;
  /**
   * Asks for a fresh proof of who is asking (docs/spec/calls.md §Step-up); such a call is the person's alone.
   * `password` where the call itself takes the password: a right one counts as its proof. `enrol` where it puts another
   * way to prove in place: having just signed in is enough, else whoever carried off a token would make a proof.
   */
  proof?: true | 'password' | 'enrol';
  /** Its answer opens a session: each is written in the log (docs/security/logs.md). */
  signsIn?: true;
  /**
   * A client may send it again under the same `idempotency-key` for a day: the same input is answered the same and
   * nothing is done twice, another one is refused (409 `conflict`).
   */
  once?: true;
  /**
   * It answers once the pages it changes are served anew; after two seconds at most, and then says so by the header
   * `x-pages: behind`.
   */
  served?: true;
  /** No page shows what it changes: it is answered without a word to the page store, whose database may be down. */
  unshown?: true;
  /** Also answered to `GET {path}?…`, with an ETag, for programs that read (docs/api-additions.md). */
  get?: true;
  input: I;
  output: O;
  /** The call's own error codes, beside the common ones. */
  codes?: readonly string[];
  body?: keyof typeof BODY_LIMITS;
  /** One French or English sentence for the OpenAPI page. */
  about?: string;
}

/** The address of a call; a stream (src/server/calls/streams.ts) has such an address too. */
export type CallPath = `/api/${string}/${string}`;

export interface Contract<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  P extends string = string,
> extends CallOptions<I, O> {
  path: P;
}

/** A call of the API: itself the typed client, with its contract beside. */
export interface Call<I extends z.ZodMiniType, O extends z.ZodMiniType, P extends string = string> {
  (
    ...args: Record<never, never> extends z.input<I>
      ? [input?: z.input<I>, sending?: Sending]
      : [input: z.input<I>, sending?: Sending]
  ): Promise<z.output<O>>;
  contract: Contract<I, O, P>;
}

export type AnyCall = { contract: Contract };
/** A verb's input, as the input schema read it: `InputOf<typeof listCalls.addItem>`. */
export type InputOf<C> = C extends { contract: { input: infer I extends z.ZodMiniType } }
  ? z.output<I>
  : never;
/** A verb's answer, before the output schema reads it. */
export type OutputOf<C> = C extends { contract: { output: infer O extends z.ZodMiniType } }
  ? z.input<O>
  : never;

/**
 * Declares `POST {path}`. Islands and tests call the answer like a function: it throws ApiError (client.ts) on
 * `err`, on a non-200 status and on a lost connection. A script that may not load schemas names the path again, as
 * a constant of the type PathOf (client.ts).
 */
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType, P extends CallPath>(
  path: P,
  options: CallOptions<I, O>,
): Call<I, O, P> {
  const call = ((input: unknown, sending?: Sending) => post(path, input ?? {}, sending)) as unknown as Call<
    I,
    O,
    P
  >;
  call.contract = { path, ...options };
  return call;
}
