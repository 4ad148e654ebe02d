import type { PartState } from './checks.ts';

/** So many judgements in a row, a minute apart, before a trouble is told, or its end. */
export const STRIKES = 3;

/** All that is remembered of a part between two judgements. */
export interface Memory {
  state: 'good' | 'watch' | 'down';
  /** The moment it left or found again its good state. */
  since: Date;
  strikes: number;
  calm: number;
  /** The beginning of the trouble that was told and is not over. */
  toldSince: Date | null;
}

export type Told = 'began' | 'ended' | null;

/**
 * Goes one judgement further. A trouble is told once it lasts, and its end once that lasts too: a part that comes
 * and goes is one trouble. What is unknown changes nothing.
 */
export function nextMemory(
  before: Memory | null,
  judged: PartState,
  now: Date,
): { memory: Memory; told: Told } | null {
  if (judged === 'unknown') return null;
  const was: Memory = before ?? { state: 'good', since: now, strikes: 0, calm: 0, toldSince: null };
  const isGood = judged === 'good';
  const crossed = isGood !== (was.state === 'good');
  const memory: Memory = {
    state: judged,
    since: crossed ? now : was.since,
    strikes: isGood ? 0 : Math.min(was.strikes + 1, STRIKES),
    calm: isGood ? Math.min(was.calm + 1, STRIKES) : 0,
    toldSince: was.toldSince,
  };
  if (memory.toldSince === null && memory.strikes >= STRIKES)
    return { memory: { ...memory, toldSince: memory.since }, told: 'began' };
  if (memory.toldSince !== null && memory.calm >= STRIKES)
    return { memory: { ...memory, toldSince: null }, told: 'ended' };
  return { memory, told: null };
}
