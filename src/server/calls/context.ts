import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { faultOf } from '../db/faults.ts';
import type { Services } from '../services.ts';
import type { Actor, Person } from './actor.ts';

/** The context a verb receives beside its input. `db` is the transaction inside `inTransaction`. */
export interface Ctx {
  actor: Actor;
  db: Db;
  services: Services;
  /** The business clock: in demo payments an admin can advance it. */
  now: Date;
  /** The caller's network, as limits count it (client-key.ts). */
  ip: string;
  sessionUuid: string | null;
  /** The tab that asks, when it says which. */
  tab: string | null;
  /** The client's key for a call that it may send again (once.ts). */
  onceKey: string | null;
  requestId: string;
  /** The page that asks, as its browser says. */
  cameFrom?: string | null;
  userAgent: string;
  /** Aborted when who asks has left before the answer. */
  signal?: AbortSignal | undefined;
  /** A cookie of the caller's browser; null when it has none of that name. */
  cookie(name: string): string | null;
  /** Sends a cookie with the answer, as a whole `Set-Cookie` line. */
  setCookie(line: string): void;
  /** Work to start once the transaction is committed (kick an outbox, notify a stream). */
  afterCommit(work: () => void): void;
  /** Of a call that asks for a proof: throws unless the session that asks is open, and keeps it so until `tx` ends. */
  requireStanding?: ((tx: Db) => Promise<void>) | undefined;
}

/** A context whose actor is known to be a person (access user/admin guarantees it). */
export type PersonCtx = Ctx & { actor: Person };

export type Verb<I, O> = (ctx: Ctx, input: I) => Promise<O> | O;

/**
 * Runs `work` in one transaction; nothing inside may await the network
 * (docs/decisions/0002-two-databases-one-schema.md). Called inside another transaction it joins it. `work` may be
 * run a second time, from its beginning, when the database undid the first: it answers what it made, and changes
 * nothing outside of it. In a call that asks for a proof it throws unauthenticated (401) where the session that asks
 * ended since the call began.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const joining = ctx.db instanceof PgTransaction;
  const once = async () => {
    const later: (() => void)[] = [];
    const result = await ctx.db.transaction(async (tx) => {
      const db = tx as unknown as Db;
      if (!joining) await ctx.requireStanding?.(db);
      return work({ ...ctx, db, afterCommit: (done) => later.push(done) });
    });
    for (const done of later) ctx.afterCommit(done);
    return result;
  };
  if (joining) return once();
  try {
    return await once();
  } catch (error) {
    // Two transactions stood in each other's way, and the database undid this one: nothing of it was done.
    if (faultOf(error) !== 'contended') throw error;
    return once();
  }
}
