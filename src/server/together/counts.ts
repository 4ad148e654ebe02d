import { RateLimiterCluster, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ownPlace } from './place.ts';

/** The first process does nothing but pass on and count: who waits longer counts alone. */
const ANSWER_MS = 250;

export interface Allowance {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** The part of a limiter that is used (src/server/limits.ts). */
export interface QuickLimiter {
  consume(key: string): Promise<RateLimiterRes>;
  penalty(key: string): Promise<RateLimiterRes>;
  reward(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
}

/** Counts in memory: of this process, or of all that share its port. Rejects with RateLimiterRes beyond the allowance. */
export function createQuickLimiter(allowance: Allowance): QuickLimiter {
  const alone = new RateLimiterMemory(allowance);
  if (!ownPlace()) return alone;
  const together = new RateLimiterCluster({ ...allowance, timeoutMs: ANSWER_MS });
  const orAlone = async <T>(ask: (limiter: QuickLimiter) => Promise<T>): Promise<T> => {
    try {
      return await ask(together);
    } catch (error) {
      // Without an answer of the first process; what refuses is no error.
      if (error instanceof Error) return ask(alone);
      throw error;
    }
  };
  return {
    consume: (key) => orAlone((limiter) => limiter.consume(key)),
    penalty: (key) => orAlone((limiter) => limiter.penalty(key)),
    reward: (key) => orAlone((limiter) => limiter.reward(key)),
    delete: (key) => orAlone((limiter) => limiter.delete(key)),
  };
}
