import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '#src/server/calls/context.ts';
import { rateLimited } from '#src/server/limits.ts';
import { FAILED_LOGINS_ACCOUNT } from './limits.server.ts';

/** Each failure beyond the allowance makes the next attempt wait so much longer, up to the longest. */
const STEP_MS = 250;
const LONGEST_MS = 4000;
/** Nobody is kept waiting longer; a browser gives up at 14 s. */
const QUEUE_MS = 8000;

/**
 * Slows down the guessing of one account's password from many addresses: beyond the allowance of an hour, attempts are
 * looked at one after the other, seconds apart, by all processes together. Nothing is refused but what would wait too
 * long (docs/decisions/0026-limits.md).
 */
export async function brakeLogin({ services }: Ctx, account: string): Promise<void> {
  const over = await services.limits.overrun(FAILED_LOGINS_ACCOUNT, account);
  if (over === 0) return;
  const apartMs = Math.min(over * STEP_MS, LONGEST_MS);
  const turn = await services.turns.next(account, { apartMs, mostMs: QUEUE_MS });
  if ('refusedMs' in turn) throw rateLimited((turn.refusedMs - QUEUE_MS) / 1000);
  await pause(turn.waitMs);
}

/** A right password is no failure. */
export function releaseBrake(ctx: Ctx, account: string): Promise<void> {
  return ctx.services.limits.giveBack(FAILED_LOGINS_ACCOUNT, account);
}
