import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** A page says something within two seconds, whoever else does not. */
const PATIENCE_MS = 1500;

export const LATE = Symbol('late');

/**
 * What work that asks the payment provider answers, or LATE where that takes longer than a page waits: the work goes on by
 * itself, and the next page finds what it made.
 */
export async function inTime<T>(ctx: Ctx, work: () => Promise<T>): Promise<T | typeof LATE> {
  const over = new AbortController();
  const asked = work();
  try {
    return await Promise.race([asked, pause(PATIENCE_MS, LATE, { signal: over.signal, ref: false })]);
  } finally {
    over.abort();
    asked.catch((error: unknown) => {
      if (!(error instanceof DomainError))
        ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
    });
  }
}
