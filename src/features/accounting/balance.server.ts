import type { MoneyMode } from '#src/features/money/accounts.ts';
import type { Db } from '#src/server/db/connect.ts';
import { accountingLines, accountOf } from './lines.ts';
import type { PlanKey } from './plan.fr.ts';
import { accountsIn, postingsBetween } from './read.server.ts';

/** Before any posting. */
const BEGINNING = '2000-01-01';

export interface BalanceRow {
  account: string;
  label: string;
  /** Cents: all that was debited and credited up to that day. */
  debit: number;
  credit: number;
}

interface Asked {
  /** The last day that counts, in France. */
  day: string;
  mode: MoneyMode;
  vatPercent: number;
}

/** The trial balance at the end of a day, in the accounts of the French plan: the sums of the FEC of all time. */
export async function trialBalance(db: Db, { day, mode, vatPercent }: Asked): Promise<BalanceRow[]> {
  const accounts = await accountsIn(db, mode);
  const sums = new Map<PlanKey, { debit: number; credit: number }>();
  for await (const posting of postingsBetween(db, { from: BEGINNING, to: day }, accounts))
    for (const { plan, direction, amount } of accountingLines(posting, vatPercent)) {
      const sum = sums.get(plan) ?? { debit: 0, credit: 0 };
      sum[direction] += amount;
      sums.set(plan, sum);
    }
  return [...sums]
    .map(([plan, sum]) => ({ account: accountOf(plan).num, label: accountOf(plan).label, ...sum }))
    .sort((a, b) => a.account.localeCompare(b.account));
}
