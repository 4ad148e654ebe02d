import { DomainError, unavailable } from '#src/calls/domain-error.ts';
import { whoseTurn } from '#src/server/calls/whose-turn.ts';
import { QueueFull } from '#src/server/fair-queue.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { inWorker, TooMuchWork } from '#src/server/workers/pool.ts';
import { contentRefusalFr } from '../refusals.fr.ts';

/** The worst text of this length takes 15 ms; an honest one of it takes 1 (docs/decisions/0025-what-may-not-hold-the-loop.md). */
export const INLINE_CHARS = 4_000;
/** Honest text of the longest length there is (1.5 million characters) takes 3 s of processor time. */
const TIMEOUT_MS = 9_000;

/** The texts that are being worked on: whoever asks for one of them again hears the same answer. */
const atWork = new Map<string, Promise<unknown>>();

/**
 * Does the work of a `x.worker.ts` on another thread, so that no text keeps readers waiting, in the turn of whoever asks.
 * Null for a text that takes too long, or that the work refuses; throws unavailable when too many wait.
 */
export function onAnotherThread<T>(file: URL, input: unknown): Promise<T | null> {
  const name = `${file.href}\0${JSON.stringify(input)}`;
  const known = atWork.get(name);
  if (known) return known as Promise<T | null>;
  const work = inWorker<T | null>({ file, input, timeoutMs: TIMEOUT_MS, key: whoseTurn() })
    .catch((error: unknown) => {
      if (error instanceof TooMuchWork) return null;
      throw error instanceof QueueFull ? unavailable(serverFr.busy) : error;
    })
    .finally(() => atWork.delete(name));
  atWork.set(name, work);
  return work;
}

export function tooComplex(): DomainError {
  const sentence = contentRefusalFr.tooComplex;
  return new DomainError('too_complex', sentence, { fields: { md: sentence } });
}
