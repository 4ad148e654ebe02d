import type { Query } from './db/connect.ts';
import { STORE_WAIT_MS, shortKey } from './limits.ts';

/** One key's turns, one after the other: each this much after the one before. */
export interface Spacing {
  /** Milliseconds between the turn before, or now, and the one that is given. */
  apartMs: number;
  /** A turn further away than this is not given. */
  mostMs: number;
}

export interface Turns {
  /**
   * Gives the next turn of a key, in milliseconds from now. Where it would be too far away none is given, and the
   * answer says how far it is: `{ refusedMs }`.
   */
  next(key: string, spacing: Spacing): Promise<{ waitMs: number } | { refusedMs: number }>;
}

/** A turn stands as a count without points, which ends when the turn comes: the upkeep of counts takes it away. */
const NEXT = `
  with asked as (
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now
  ), given as (
    insert into rate_limit (key, points, expire) select $1, 0, now + $2::bigint from asked
    on conflict (key) do update
      set expire = greatest(rate_limit.expire, (select now from asked)) + $2::bigint
      where greatest(rate_limit.expire, (select now from asked)) + $2::bigint <= (select now from asked) + $3::bigint
    returning expire
  )
  select (select expire from given)::float8 - now as wait,
    (select expire from rate_limit where key = $1)::float8 - now + $2::float8 as far
  from asked`;

/** Turns that all processes of one database share; without it, or while it does not answer, of this process. */
export function createTurns(query?: Query): Turns {
  const alone = createOwnTurns();
  if (!query) return alone;
  return {
    async next(key, spacing) {
      const asked = query(NEXT, [`turn:${shortKey(key)}`, spacing.apartMs, spacing.mostMs]).catch(() => null);
      const answer = await Promise.race([asked, late()]);
      const row = answer?.rows[0];
      if (!row) return alone.next(key, spacing);
      // What others took in the same instant may not be seen yet: it is further than the furthest that is given.
      if (row.wait === null) return { refusedMs: Math.max(spacing.mostMs, Number(row.far)) };
      return { waitMs: Math.max(0, Number(row.wait)) };
    },
  };
}

const late = () => new Promise<null>((resolve) => setTimeout(resolve, STORE_WAIT_MS, null).unref());

function createOwnTurns(): Turns {
  const turns = new Map<string, number>();
  return {
    async next(key, { apartMs, mostMs }) {
      const now = performance.now();
      const turn = Math.max(now, turns.get(key) ?? 0) + apartMs;
      if (turn - now > mostMs) return { refusedMs: turn - now };
      turns.set(key, turn);
      setTimeout(() => turns.get(key) === turn && turns.delete(key), turn - now).unref();
      return { waitMs: turn - now };
    },
  };
}
