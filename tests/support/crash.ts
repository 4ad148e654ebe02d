import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import type { Database } from '#src/server/db/connect.ts';
import type { StripeDouble } from './stripe-double/server.ts';

export class Crash extends Error {
  override name = 'Crash';
}

/**
 * Stops a process wherever it is told to: before or after a statement, at either side of a commit, before or after
 * the provider did what it was asked. A stopped process does nothing more until it is started anew: not one
 * statement, not one request, whatever catches the error meanwhile.
 */
export class Crasher {
  #left: number | null = null;
  #dead = false;
  #restore: () => void;

  constructor(database: Database, stripe: StripeDouble) {
    const statements = PgPreparedQuery.prototype as unknown as { queryWithCache: Statement };
    const run = statements.queryWithCache;
    const tick = () => this.#tick();
    statements.queryWithCache = async function (this: unknown, ...args) {
      if (CONTROL.test(args[0])) return run.apply(this, args);
      tick();
      const rows = await run.apply(this, args);
      tick();
      return rows;
    };
    const { db } = database;
    const transaction = db.transaction.bind(db);
    db.transaction = async (work, config) => {
      tick();
      const result = await transaction(async (tx) => {
        const made = await work(tx);
        // The database undoes what a stopped process had begun, whoever caught the error.
        if (this.#dead) throw new Crash('the process was stopped in this transaction');
        return made;
      }, config);
      tick();
      return result;
    };
    stripe.gate = () => this.#step();
    this.#restore = () => {
      statements.queryWithCache = run;
      db.transaction = transaction;
      stripe.gate = null;
    };
  }

  /** Does `work` until its `steps`-th step, at which it is stopped. Answers whether it was. */
  async stoppedAt(steps: number, work: () => Promise<unknown>): Promise<boolean> {
    this.#left = steps;
    try {
      await work();
    } catch (error) {
      if (!this.#dead) throw error;
    } finally {
      this.#left = null;
    }
    const stopped = this.#dead;
    this.#dead = false;
    return stopped;
  }

  /** True once dead. */
  #step(): boolean {
    if (this.#left !== null && !this.#dead) {
      this.#left -= 1;
      this.#dead = this.#left <= 0;
    }
    return this.#dead;
  }

  #tick(): void {
    if (this.#step()) throw new Crash('the process was stopped here');
  }

  restore(): void {
    this.#restore();
  }
}

/** Statements that begin or end a transaction: the database rolls back what a dead process leaves open. */
const CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

type Statement = (...args: [text: string, params: unknown[], query: () => unknown]) => Promise<unknown>;
