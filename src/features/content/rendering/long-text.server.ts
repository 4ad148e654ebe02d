import { DomainError, unavailable } from '#src/calls/domain-error.ts';
import { QueueFull } from '#src/server/fair-queue.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { inWorker, TooMuchWork } from '#src/server/workers/pool.ts';
import { contentRefusalFr } from '../refusals.fr.ts';

/** The worst text of this length takes 15 ms; an honest one of it takes 1 (docs/decisions/0025-what-may-not-hold-the-loop.md). */
export const INLINE_CHARS = 4_000;
/** Honest text of the longest length there is (1.5 million characters) takes 3 s of processor time. */
const TIMEOUT_MS = 9_000;

/**
 * Does the work of a `x.worker.ts` on another thread, so that no text keeps readers waiting. Null for a text that takes
 * too long, or that the work refuses; throws unavailable when too many wait.
 */
export function onAnotherThread<T>(file: URL, input: unknown): Promise<T | null> {
  return inWorker<T | null>({ file, input, timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return null;
    throw error instanceof QueueFull ? unavailable(serverFr.busy) : error;
  });
}

export function tooComplex(): DomainError {
  const sentence = contentRefusalFr.tooComplex;
  return new DomainError('too_complex', sentence, { fields: { md: sentence } });
}
