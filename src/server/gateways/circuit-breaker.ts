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

/** Computes how long to send nothing, from the outcomes so far. */
function createPauses({ failures, firstPause, longestPause, now = () => performance.now() }: BreakerOptions) {
  let failed = 0;
  let pause = firstPause;
  let openUntil: number | null = null;
  return {
    state: () => (openUntil === null ? 'closed' : now() < openUntil ? 'open' : 'half-open'),
    succeeded(): void {
      failed = 0;
      pause = firstPause;
      openUntil = null;
    },
    /** Requests that were under way when the circuit opened say nothing new: only a probe makes the pause longer. */
    failed(isProbe: boolean): void {
      failed += 1;
      if (openUntil === null ? failed < failures : !isProbe) return;
      if (openUntil !== null) pause = Math.min(pause * 2, longestPause);
      openUntil = now() + pause;
    },
  };
}

/**
 * Fails fast while a service is down: after some failures in a row nothing is sent for a pause, then one
 * call is let through as a probe, and its outcome decides.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const pauses = createPauses(options);
  let probing = false;
  const state = () => (probing ? 'open' : pauses.state());
  return {
    state,
    async run(attempt) {
      const before = state();
      if (before === 'open') throw new CircuitOpen('the service did not answer lately');
      const isProbe = before === 'half-open';
      if (isProbe) probing = true;
      try {
        const result = await attempt();
        pauses.succeeded();
        return result;
      } catch (error) {
        if (options.isFailure(error)) pauses.failed(isProbe);
        else pauses.succeeded();
        throw error;
      } finally {
        if (isProbe) probing = false;
      }
    },
  };
}
