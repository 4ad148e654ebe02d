import * as z from 'zod/mini';
import { AMOUNT_MAX, AMOUNT_MIN } from '#src/features/money/amount.ts';
import { cents, dateOnly } from '#src/lib/shapes.ts';
import { dayInFrance } from '../charge-date.ts';

/** A gift that several pay together: its rules, pure. Cents, EUR. */

/** The minutes a sum is kept for somebody who is paying it right now. */
export const HOLD_MINUTES = 20;
/** A removed item can be brought back this long before its givers are told. */
export const REMOVAL_MINUTES = 10;

/** The fates of a share when its gift is not reached: each giver chooses beforehand. */
export const SHORTFALLS = ['cagnotte', 'refund'] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

export const POOL_STATUSES = ['open', 'funded', 'ended', 'closed'] as const;
export type PoolStatus = (typeof POOL_STATUSES)[number];

/** To an owner under surprise: nothing paid, nobody, and no other status than its date or themselves gave it. */
export const Pool = z.object({
  uuid: z.uuid(),
  product_id: z.int(),
  name: z.string(),
  target: cents,
  paid: cents,
  /** Still to be found: neither paid nor being paid. */
  missing: cents,
  givers: z.int(),
  deadline: dateOnly,
  status: z.enum(POOL_STATUSES),
});
export type Pool = z.output<typeof Pool>;

export type RoomProblem = 'over' | 'crumbs' | null;

/** Checks a share against what is missing: never more, and never leaving less than the smallest share. */
export function roomProblem(missing: number, amount: number): RoomProblem {
  if (amount > missing) return 'over';
  const rest = missing - amount;
  return rest > 0 && rest < AMOUNT_MIN ? 'crumbs' : null;
}

/** Amounts to propose, smallest first; the last one is all that is missing when a card may pay it. */
export function suggestedShares(missing: number): number[] {
  const round = [2000, 3000, 5000, 10_000].filter(
    (amount) => amount < missing && !roomProblem(missing, amount),
  );
  return missing <= AMOUNT_MAX && missing >= AMOUNT_MIN ? [...round.slice(0, 3), missing] : round;
}

/** The path where somebody gives: money, or a share of one gift. */
export const givePath = (slug: string, poolUuid: string | null) =>
  `/p/participation-cagnotte/${slug}${poolUuid ? `?cadeau=${poolUuid}` : ''}`;

/** The last day counts whole, in France. */
export const isOver = (pool: { deadline: string }, now: Date) => dayInFrance(now) > pool.deadline;

export const takesShares = (pool: { status: PoolStatus; deadline: string }, now: Date) =>
  pool.status === 'open' && !isOver(pool, now);
