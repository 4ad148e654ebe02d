import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Query } from './db/connect.ts';
import { serverFr } from './server.fr.ts';
import { createQuickLimiter, type QuickLimiter } from './together/counts.ts';

/** `points` uses in each `seconds` for a key. Numbers come from docs/spec/decisions.md §28. */
export interface LimitPolicy {
  name: string;
  points: number;
  seconds: number;
  /**
   * Counted in memory, by all processes of one port together: limits of a second, on calls that must not wait for a
   * database (docs/decisions/0026-limits.md).
   */
  inMemory?: true;
}

export interface Limits {
  /** Multiplies every allowance. */
  factor: number;
  /** Takes one use, or throws `rate_limited` (429 with retry-after). Never inside a transaction: it may wait for it. */
  take(policy: LimitPolicy, key: string): Promise<void>;
  /** Takes one use of each, or of none. */
  takeAll(uses: readonly Use[]): Promise<void>;
  /** Counts one use, refuses nothing, and answers how many went beyond the allowance: 0 while it lasts. */
  overrun(policy: LimitPolicy, key: string): Promise<number>;
  /** Gives back a use that was taken before the work, and that the work turned out not to cost. */
  giveBack(policy: LimitPolicy, key: string): Promise<void>;
  clear(policy: LimitPolicy, key: string): Promise<void>;
}

export type Use = readonly [policy: LimitPolicy, key: string];

/** docs/spec/product.md §8, status 429. */
export const TOO_FAST = serverFr.tooFast;

export function rateLimited(seconds: number): DomainError {
  return new DomainError('rate_limited', TOO_FAST, {
    status: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  });
}

/** A database that does not answer by then is down for a count: this process counts alone meanwhile. */
export const STORE_WAIT_MS = 1000;

type Limiter = QuickLimiter | RateLimiterPostgres;

/**
 * Counters that all processes of one database share, in the table `rate_limit`; without `query`, of this process.
 * `factor` multiplies every allowance (load tests).
 */
export function createLimits(factor = 1, query?: Query): Limits {
  const limiters = new Map<string, Limiter>();
  const limiterOf = (policy: LimitPolicy) => {
    const known = limiters.get(policy.name);
    if (known) return known;
    const made = newLimiter(policy, factor, policy.inMemory ? undefined : query);
    limiters.set(policy.name, made);
    return made;
  };
  const limits: Limits = {
    factor,
    async take(policy, key) {
      try {
        await limiterOf(policy).consume(shortKey(key));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw rateLimited(refused.msBeforeNext / 1000);
        throw refused;
      }
    },
    async takeAll(uses) {
      for (const [place, [policy, key]] of uses.entries())
        try {
          await limits.take(policy, key);
        } catch (refused) {
          for (const [taken, of] of uses.slice(0, place)) await limits.giveBack(taken, of);
          throw refused;
        }
    },
    async overrun(policy, key) {
      const { consumedPoints } = await limiterOf(policy).penalty(shortKey(key));
      return Math.max(0, consumedPoints - policy.points * factor);
    },
    async giveBack(policy, key) {
      await limiterOf(policy).reward(shortKey(key));
    },
    async clear(policy, key) {
      await limiterOf(policy).delete(shortKey(key));
    },
  };
  return limits;
}

/** Keys hold addresses: neither they nor their length get into the table. */
export const shortKey = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** A database that is down neither refuses everybody nor lets everybody through: each process goes on counting. */
function newLimiter({ name, points, seconds }: LimitPolicy, factor: number, query?: Query): Limiter {
  const allowance = { keyPrefix: name, points: points * factor, duration: seconds };
  if (!query) return createQuickLimiter(allowance);
  return new RateLimiterPostgres({
    ...allowance,
    storeClient: storeOf(query),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });
}

function storeOf(query: Query) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await inTime(query(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The counts did not answer in time')), STORE_WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
