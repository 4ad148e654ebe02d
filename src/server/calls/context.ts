import type { Db } from '../db/connect.ts';
import type { Services } from '../services.ts';
import type { Actor, Person } from './actor.ts';

/** The context a verb receives beside its input. `db` is the transaction inside `inTransaction`. */
export interface Ctx {
  actor: Actor;
  db: Db;
  services: Services;
  /** The business clock: in demo payments an admin can advance it. */
  now: Date;
  ip: string;
  sessionUuid: string | null;
  /** The tab that asks, when it says which. */
  tab: string | null;
  requestId: string;
  userAgent: string;
  /** Aborted when who asks has left before the answer. */
  signal?: AbortSignal | undefined;
  /** A cookie of the caller's browser; null when it has none of that name. */
  cookie(name: string): string | null;
  /** Sends a cookie with the answer, as a whole `Set-Cookie` line. */
  setCookie(line: string): void;
  /** Work to start once the transaction is committed (kick an outbox, notify a stream). */
  afterCommit(work: () => void): void;
}

/** A context whose actor is known to be a person (access user/admin guarantees it). */
export type PersonCtx = Ctx & { actor: Person };

export type Verb<I, O> = (ctx: Ctx, input: I) => Promise<O> | O;

/**
 * Runs `work` in one transaction; nothing inside may await the network
 * (docs/decisions/0002-two-databases-one-schema.md). Called inside another transaction it joins it.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const later: (() => void)[] = [];
  const result = await ctx.db.transaction((tx) =>
    work({ ...ctx, db: tx as unknown as Db, afterCommit: (done) => later.push(done) }),
  );
  for (const done of later) ctx.afterCommit(done);
  return result;
}
