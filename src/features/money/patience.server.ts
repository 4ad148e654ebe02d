import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { providerRefusals } from './money.fr.ts';

/** A page says something within two seconds, whoever else does not. */
const PATIENCE_MS = 1500;

export const LATE = Symbol('late');

/** The time that each request has waited so far: what a form waited for, its page does not wait for again. */
const waited = new WeakMap<Ctx, number>();

/**
 * What work that asks the payment provider answers, or LATE where that takes longer than a page waits: the work goes on by
 * itself, and the next page finds what it made. The demonstration's bank is in our own database: nobody else is waited for.
 */
export async function inTime<T>(ctx: Ctx, work: () => Promise<T>): Promise<T | typeof LATE> {
  if (ctx.services.config.payments === 'demo') return work();
  const before = waited.get(ctx) ?? 0;
  if (before >= PATIENCE_MS) return LATE;
  const began = performance.now();
  const over = new AbortController();
  const asked = work();
  try {
    return await Promise.race([
      asked,
      pause(PATIENCE_MS - before, LATE, { signal: over.signal, ref: false }),
    ]);
  } finally {
    over.abort();
    waited.set(ctx, before + performance.now() - began);
    asked.catch((error: unknown) => {
      if (!(error instanceof DomainError))
        ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
    });
  }
}

/** The same for the form of a page, which shows refusals: that its work goes on is shown as one. */
export async function attemptInTime<T>(
  ctx: Ctx,
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: Refusal }> {
  const result = await inTime(ctx, () => attempt(work));
  if (result !== LATE) return result;
  return attempt(() => Promise.reject(providerRefusals.providerLate()));
}
