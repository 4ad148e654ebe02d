import { gte, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { faultCount } from '../db/schema/index.ts';

const MINUTE_MS = 60_000;
/** Minutes kept in memory while the database takes none. */
const KEPT_MINUTES = 120;
const KEPT_DAYS = 7;

/** Faults of this process that no table knows of yet: `minute kind` and how many. */
const waiting = new Map<string, number>();

/** Counts a request that ended in a fault of ours. `kind` is one of the listener's few words, never a path. */
export function countFault(kind: string, now = Date.now()): void {
  const key = `${Math.floor(now / MINUTE_MS)} ${kind}`;
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
  const oldest = waiting.keys().next().value;
  if (waiting.size > KEPT_MINUTES && oldest !== undefined) waiting.delete(oldest);
}

/** Writes what was counted where every process counts; what could not be written is kept for the next time. */
export async function writeFaults(db: Db): Promise<void> {
  const counted = [...waiting];
  waiting.clear();
  for (const [at, [key, count]] of counted.entries()) {
    const [minute = '0', ...kind] = key.split(' ');
    try {
      await db
        .insert(faultCount)
        .values({ minute: new Date(Number(minute) * MINUTE_MS), kind: kind.join(' '), count })
        .onConflictDoUpdate({
          target: [faultCount.minute, faultCount.kind],
          set: { count: sql`${faultCount.count} + excluded.count` },
        });
    } catch (error) {
      for (const [left, n] of counted.slice(at)) waiting.set(left, (waiting.get(left) ?? 0) + n);
      throw error;
    }
  }
}

/** Counts the faults of every process in the last so many minutes. */
export async function recentFaults(db: Db, minutes: number, now = Date.now()): Promise<number> {
  const [row] = await db
    .select({ n: sum(faultCount.count) })
    .from(faultCount)
    .where(gte(faultCount.minute, new Date(now - minutes * MINUTE_MS)));
  return Number(row?.n ?? 0);
}

export async function forgetOldFaults(db: Db, now = Date.now()): Promise<void> {
  const limit = new Date(now - KEPT_DAYS * 24 * 60 * MINUTE_MS);
  await db.delete(faultCount).where(sql`${faultCount.minute} < ${limit.toISOString()}::timestamptz`);
}
