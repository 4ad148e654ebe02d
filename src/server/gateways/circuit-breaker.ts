/** Raised without any attempt while the service behind is held to be down. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds before the first probe; doubles at each failed probe. */
  firstPause: number;
  longestPause: number;
  isFailure(error: unknown): boolean;
  now?: () => number;
}

export interface Breaker {
  run<T>(attempt: () => Promise<T>): Promise<T>;
  state(): 'closed' | 'open' | 'half-open';
}

/**
 * Fails fast while a service is down: after some failures in a row nothing is sent for a pause, then one
 * call is let through as a probe, and its outcome decides.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const now = options.now ?? Date.now;
  let failed = 0;
  let pause = options.firstPause;
  let openUntil: number | null = null;
  let probing = false;

  function succeeded(): void {
    failed = 0;
    pause = options.firstPause;
    openUntil = null;
  }

  function failedOnce(): void {
    failed += 1;
    if (openUntil === null && failed < options.failures) return;
    if (openUntil !== null) pause = Math.min(pause * 2, options.longestPause);
    openUntil = now() + pause;
  }

  const state = () => (openUntil === null ? 'closed' : now() < openUntil || probing ? 'open' : 'half-open');

  return {
    state,
    async run(attempt) {
      const before = state();
      if (before === 'open') throw new CircuitOpen('the service did not answer lately');
      const isProbe = before === 'half-open';
      if (isProbe) probing = true;
      try {
        const result = await attempt();
        succeeded();
        return result;
      } catch (error) {
        if (options.isFailure(error)) failedOnce();
        else succeeded();
        throw error;
      } finally {
        if (isProbe) probing = false;
      }
    },
  };
}
