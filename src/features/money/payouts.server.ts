import type { Services } from '#src/server/services.ts';

/** Looks again at the payout that an event is about; safe to repeat. */
export type PayoutFollower = (services: Services, payoutId: string) => Promise<void>;

let follower: PayoutFollower | null = null;

/** Told once at boot by whoever pays owners: the engine knows no withdrawal. */
export function registerPayouts(follow: PayoutFollower): void {
  follower = follow;
}

export async function followPayout(services: Services, payoutId: string): Promise<void> {
  await follower?.(services, payoutId);
}
