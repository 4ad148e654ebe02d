import Stripe from 'stripe';
import { CircuitOpen, createBreaker } from '../circuit-breaker.ts';

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;

/** Two requests in a row without an answer: whoever comes next is told at once, but for one who tries, seconds apart. */
const SILENCE = { failures: 2, firstPause: 2_000, longestPause: 15_000 };

/** A refused connection or an error comes quickly, and holds nobody up: silence alone does. */
const isSilence = (error: unknown) => (error as { code?: string }).code === 'ETIMEDOUT';

/**
 * Sends nothing to a Stripe that does not answer: each payment page would wait ten seconds for the same sentence, and
 * all those requests would be held open together. What was not sent is told as a fault of Stripe's that is not worth
 * trying again.
 */
export function unlessSilent(client: HttpClient): HttpClient {
  const breaker = createBreaker({ ...SILENCE, isFailure: isSilence });
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      try {
        return await breaker.run(() => client.makeRequest(...request));
      } catch (error) {
        if (error instanceof CircuitOpen) return notSent();
        throw error;
      }
    },
  };
}

function notSent() {
  const answer = new Stripe.HttpClientResponse(503, { 'stripe-should-retry': 'false' });
  answer.toJSON = async () => ({
    error: { type: 'api_error', message: 'Stripe did not answer lately: not asked' },
  });
  return answer;
}
