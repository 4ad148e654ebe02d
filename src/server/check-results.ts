import type { Db } from './db/connect.ts';
import { checkResult } from './db/schema/index.ts';

/** The faults of a check that are kept in words: enough to begin with, few enough for one row. */
const DETAIL_MAX = 20;

export interface CheckOutcome {
  key: string;
  /** One sentence a fault, naming nobody; empty when all is well. */
  faults: readonly string[];
  startedAt: Date;
}

/** Keeps the last outcome of a check that the site makes of itself. */
export async function keepCheck(db: Db, { key, faults, startedAt }: CheckOutcome): Promise<void> {
  const values = {
    at: new Date(),
    ok: faults.length === 0,
    found: faults.length,
    detail: faults.slice(0, DETAIL_MAX),
    tookMs: Date.now() - startedAt.getTime(),
  };
  await db
    .insert(checkResult)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: checkResult.key, set: values });
}
