import { sql } from 'drizzle-orm';
import type { Db, Rows } from '#src/server/db/connect.ts';
import { accountRule, balanceChange, type Line } from './accounts.ts';

interface Posting {
  key: string;
  ref: string;
  lines: readonly Line[];
}

/** The fate of a posting: `missing` and `short` wrote nothing, and `known` is a key that was there already. */
export type Written =
  | { outcome: 'posted' | 'known' | 'missing' }
  /** This account would fall below its minimum: what it has, and the change refused, cents. */
  | { outcome: 'short'; account: string; balance: number; change: number };

/**
 * Locks the accounts of a posting in the order of their ids, and writes it with its entries and the balances they make:
 * one question, since every payment of the site waits for the provider's account from here to the commit
 * (docs/decisions/0028-where-a-gifts-time-goes.md). Where an account is missing nothing is held.
 */
export async function writePosting(tx: Db, { key, ref, lines }: Posting): Promise<Written> {
  const changes = [...changesOf(lines)].map(([account, by]) => ({ account, by }));
  const { rows } = (await tx.execute(sql`
    with line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (account text, direction text, amount bigint)
    ), change as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (account text, "by" bigint)
    ), held as materialized (
      select id, code, balance, min_balance from ledger_account
      where code in (select account from change)
        and (select count(*) from ledger_account where code in (select account from change))
          = (select count(*) from change)
      order by id for no key update
    ), short as materialized (
      select code, balance, "by" from held join change on account = code where balance + "by" < min_balance
    ), made as (
      insert into ledger_tx (idempotency_key, ref)
      select ${key}, ${ref} where (select count(*) from held) > 0 and (select count(*) from short) = 0
      on conflict (idempotency_key) do nothing returning id
    ), entries as (
      insert into ledger_entry (tx_id, account_id, direction, amount)
      select made.id, held.id, direction, amount from made, line join held on code = account
      returning id
    ), moved as (
      update ledger_account set balance = ledger_account.balance + "by"
      from made, change join held on code = account
      where ledger_account.id = held.id
      returning ledger_account.id
    )
    select (select count(*) from held)::int as held, (select count(*) from made)::int as made,
      (select to_json(short) from short limit 1) as short`)) as unknown as Rows;
  const [done] = rows as unknown as { held: number; made: number; short: Short | null }[];
  if (!done || done.held === 0) return { outcome: 'missing' };
  const { short } = done;
  if (short) return { outcome: 'short', account: short.code, balance: short.balance, change: short.by };
  return { outcome: done.made === 1 ? 'posted' : 'known' };
}

interface Short {
  code: string;
  balance: number;
  by: number;
}

/** The change of each account's balance, cents; throws on a code that is no account's. */
function changesOf(lines: readonly Line[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { account, direction, amount } of lines) {
    const change = balanceChange(accountRule(account).kind, direction, amount);
    changes.set(account, (changes.get(account) ?? 0) + change);
  }
  return changes;
}
