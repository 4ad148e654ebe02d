import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MoneyMode } from '#src/features/money/accounts.ts';
import type { Db } from '#src/server/db/connect.ts';
import { accountingLines, accountOf } from './lines.ts';
import type { PlanKey } from './plan.fr.ts';
import { accountsIn, rowsOf } from './read.server.ts';

/** Entries read at once. */
const STRETCH = 2000;

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

interface Entry {
  account: number;
  direction: 'debit' | 'credit';
  amount: number;
  n: number;
}

/** The trial balance at the end of a day, in the accounts of the French plan: the sums of the FEC of all time. */
export async function trialBalance(db: Db, { day, mode, vatPercent }: Asked): Promise<BalanceRow[]> {
  const accounts = await accountsIn(db, mode);
  const sums = new Map<PlanKey, { debit: number; credit: number }>();
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(
    db,
    sql`select coalesce(max(id), 0)::float8 as last from ledger_entry`,
  );
  for (let after = 0; after < last; after += STRETCH) {
    // Equal amounts of an account are counted together: VAT is rounded line by line all the same.
    const entries = await rowsOf<Entry>(
      db,
      sql`select e.account_id::float8 as account, e.direction, e.amount::float8 as amount, count(*)::int as n
          from ledger_entry e join ledger_tx t on t.id = e.tx_id
          where e.id > ${after} and e.id <= ${after + STRETCH}
            and t.created_at < (${day}::date + 1)::timestamp at time zone 'Europe/Paris'
          group by e.account_id, e.direction, e.amount`,
    );
    for (const { account, direction, amount, n } of entries) {
      const code = accounts.get(account);
      if (code === undefined) continue;
      for (const line of accountingLines({ code, direction, amount }, vatPercent)) {
        const sum = sums.get(line.plan) ?? { debit: 0, credit: 0 };
        sum[line.direction] += line.amount * n;
        sums.set(line.plan, sum);
      }
    }
    await breath();
  }
  return [...sums]
    .map(([plan, sum]) => ({ account: accountOf(plan).num, label: accountOf(plan).label, ...sum }))
    .sort((a, b) => a.account.localeCompare(b.account));
}
