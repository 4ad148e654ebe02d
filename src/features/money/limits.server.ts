import type { Ctx } from '#src/server/calls/context.ts';
import type { LimitPolicy } from '#src/server/limits.ts';

/** docs/spec/decisions.md §28. */
export const PREPARED: LimitPolicy = { name: 'contributions prepared', points: 200, seconds: 600 };

/** docs/spec/decisions.md §28, against card testing. */
export const DECLINES: LimitPolicy = { name: 'declines', points: 20, seconds: 600 };

/**
 * Stripe's form asks banks without us: whoever tries card after card on one contribution finds it ended by the
 * next job. Nobody who gives has so many cards.
 */
export const DECLINES_PER_GIFT = 10;

/**
 * docs/spec/decisions.md §17: per address and per browser session; the session is only a second count, never
 * an identity.
 */
const keysOf = ({ ip, sessionUuid }: Ctx) => [ip, ...(sessionUuid ? [`session:${sessionUuid}`] : [])];

export async function takeEach(ctx: Ctx, policy: LimitPolicy): Promise<void> {
  await ctx.services.limits.takeAll(keysOf(ctx).map((key) => [policy, key] as const));
}

export async function giveBackEach(ctx: Ctx, policy: LimitPolicy): Promise<void> {
  for (const key of keysOf(ctx)) await ctx.services.limits.giveBack(policy, key);
}
