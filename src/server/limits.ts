import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from './server.fr.ts';

/** `points` uses in each `seconds` for a key. Numbers come from docs/spec/decisions.md §28. */
export interface LimitPolicy {
  name: string;
  points: number;
  seconds: number;
}

export interface Limits {
  /** Takes one use, or throws `rate_limited` (429 with retry-after). */
  take(policy: LimitPolicy, key: string): Promise<void>;
  /** Throws when nothing is left, without taking: checked before hashing, taken on failure. */
  check(policy: LimitPolicy, key: string): Promise<void>;
  clear(policy: LimitPolicy, key: string): Promise<void>;
}

/** docs/spec/product.md §8, status 429. */
export const TOO_FAST = serverFr.tooFast;

export function rateLimited(seconds: number): DomainError {
  return new DomainError('rate_limited', TOO_FAST, {
    status: 429,
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  });
}

/** Counters of this process; `factor` multiplies every allowance (load tests). */
export function createLimits(factor = 1): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (policy: LimitPolicy) => {
    const known = limiters.get(policy.name);
    if (known) return known;
    const made = new RateLimiterMemory({
      keyPrefix: policy.name,
      points: policy.points * factor,
      duration: policy.seconds,
    });
    limiters.set(policy.name, made);
    return made;
  };
  return {
    async take(policy, key) {
      try {
        await limiterOf(policy).consume(key);
      } catch (refused) {
        throw rateLimited((refused as RateLimiterRes).msBeforeNext / 1000);
      }
    },
    async check(policy, key) {
      const state = await limiterOf(policy).get(key);
      if (state && state.consumedPoints >= policy.points * factor)
        throw rateLimited(state.msBeforeNext / 1000);
    },
    async clear(policy, key) {
      await limiterOf(policy).delete(key);
    },
  };
}
