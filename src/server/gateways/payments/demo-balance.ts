import { asc, gte } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { demoBalance } from '#src/server/db/schema/index.ts';
import type { BalanceEntry, BalanceKind } from './balance.ts';

export interface DemoLine {
  /** The same line written twice is one. */
  id: string;
  kind: BalanceKind;
  source: string;
  amount: number;
  fee?: number;
}

/** Answers false when the line was there already. */
export async function writeDemoLine(db: Db, line: DemoLine): Promise<boolean> {
  return (await insertDemoLine(db, line)).length > 0;
}

/** The same as a statement, or a part of one. */
export const insertDemoLine = (db: Db, line: DemoLine) =>
  db
    .insert(demoBalance)
    .values({ ...line, at: new Date() })
    .onConflictDoNothing({ target: demoBalance.id })
    .returning({ id: demoBalance.id });

export async function demoBalanceSince(db: Db, since: Date): Promise<BalanceEntry[]> {
  const rows = await db
    .select()
    .from(demoBalance)
    .where(gte(demoBalance.at, since))
    .orderBy(asc(demoBalance.at), asc(demoBalance.id));
  return rows.map((row) => ({ ...row, kind: row.kind as BalanceKind }));
}
