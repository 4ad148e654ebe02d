import { type SQL, sql } from 'drizzle-orm';
import { formatPrice } from '#src/lib/format.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';

export interface LedgerReport {
  ok: boolean;
  transactions: number;
  entries: number;
  /** Cents; debits and credits of the whole ledger, equal when all is well. */
  debits: number;
  credits: number;
  accounts: { code: string; balance: number }[];
  /** One sentence a fault; empty when all is well. */
  problems: string[];
}

const signed = sql`case when e.direction = 'debit' then e.amount else -e.amount end`;

const ALTERED = 'not what was written: a stored byte changed';

/** Rows whose digest, written by the database when they were, is not that of what they hold now. */
const alteredRows = (table: string, name: SQL) =>
  sql`select ${`${table} `}::text || ${name} as name, left(r.digest, 12) as found
      from ${sql.identifier(table)} r
      where r.digest is distinct from ${sql.raw(`${table}_digest`)}(r) limit 100`;

/** Each query lists what breaks one of docs/spec/decisions.md §12's invariants: a name, and what is wrong. */
const INVARIANTS: [sentence: string, query: SQL][] = [
  ...['ledger_entry', 'ledger_tx'].map((table): [string, SQL] => [ALTERED, alteredRows(table, sql`r.id`)]),
  [ALTERED, alteredRows('payment_event', sql`r.provider || ' ' || r.event_id`)],
  [
    'entries do not sum to zero',
    sql`select 'ledger_tx ' || t.id as name, coalesce(sum(${signed}), 0)::text as found
        from ledger_tx t left join ledger_entry e on e.tx_id = t.id
        group by t.id having coalesce(sum(${signed}), 0) <> 0 or count(e.id) < 2`,
  ],
  [
    'cached balance differs from its entries',
    sql`select a.code as name, a.balance || ' instead of ' || coalesce(sum(
          case when a.kind in ('asset', 'expense') then ${signed} else -(${signed}) end), 0) as found
        from ledger_account a left join ledger_entry e on e.account_id = a.id
        group by a.id having a.balance <> coalesce(sum(
          case when a.kind in ('asset', 'expense') then ${signed} else -(${signed}) end), 0)`,
  ],
  [
    'balance below its minimum',
    sql`select code as name, balance::text as found from ledger_account
        where balance < coalesce(min_balance, balance) or (code like 'pot:%:available' and balance < 0)`,
  ],
  [
    'a paid contribution without exactly one posting',
    sql`select 'contribution ' || c.id as name, count(t.id)::text as found
        from contribution c
        left join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        where c.status in ('succeeded', 'refunded', 'disputed')
        group by c.id having count(t.id) <> 1`,
  ],
  [
    'a posting for a contribution that was not paid',
    sql`select t.idempotency_key as name, c.status as found
        from contribution c
        join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        where c.status not in ('succeeded', 'refunded', 'disputed')`,
  ],
  [
    'a reversal that is not the opposite of what it corrects',
    sql`select r.idempotency_key || ' ' || a.code as name, sum(${signed})::text as found
        from ledger_tx r
        left join ledger_tx o on r.idempotency_key = 'reversal:' || o.idempotency_key
        join ledger_entry e on e.tx_id in (r.id, o.id)
        join ledger_account a on a.id = e.account_id
        where r.idempotency_key like 'reversal:%' group by r.id, a.code having sum(${signed}) <> 0`,
  ],
  [
    'the pot did not receive the amount given',
    sql`select 'contribution ' || c.id as name, c.amount || ' given, ' || coalesce(sum(e.amount), 0) || ' posted' as found
        from contribution c
        join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        left join ledger_account a on a.code in ('pot:' || c.pot_id || ':pending', 'pot:' || c.pot_id || ':pooled')
        left join ledger_entry e on e.tx_id = t.id and e.account_id = a.id and e.direction = 'credit'
        group by c.id having c.amount <> coalesce(sum(e.amount), 0)`,
  ],
  [
    'a paid order without exactly one posting, or a posting for one that was not paid',
    sql`select 'order ' || o.id as name, count(t.id)::text as found
        from shop_order o left join ledger_tx t on t.idempotency_key = 'order:' || o.id || ':paid'
        group by o.id having count(t.id) <> case when o.paid_at is null then 0 else 1 end`,
  ],
  [
    'what is due to an order is not what was paid and neither sent nor given back',
    sql`select 'order ' || o.id as name, coalesce(a.balance, 0)::text as found
        from shop_order o left join ledger_account a on a.code = 'order:' || o.id || ':due'
        where coalesce(a.balance, 0) <>
          case when o.paid_at is null or o.sent_at is not null then 0 else o.total - o.refunded - (
            select coalesce(sum((d.shares ->> 'due')::bigint), 0) from dispute d where d.order_id = o.id) end`,
  ],
  [
    'what banks hold of an order is not what its disputes took',
    sql`select 'order ' || o.id as name, o.disputed::text as found from shop_order o
        where o.disputed <> (select coalesce(sum(d.taken), 0) from dispute d where d.order_id = o.id)`,
  ],
  [
    'what an order gave back is not what was posted',
    sql`select 'order ' || o.id as name, o.refunded || ' given back, ' || coalesce(-sum(${signed}), 0) || ' posted' as found
        from shop_order o
        left join ledger_tx t on t.ref = 'order:' || o.id and t.idempotency_key like '%order:%:refunded:%'
        left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'asset') on e.tx_id = t.id
        group by o.id having o.refunded <> coalesce(-sum(${signed}), 0)`,
  ],
];

/** The body of `npm run ledger:check`: reads everything, changes nothing. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  const problems: string[] = [];
  for (const [sentence, query] of INVARIANTS)
    for (const row of await rowsOf<{ name: string; found: string }>(db, query))
      problems.push(`${row.name}: ${sentence} (${row.found})`);
  const [sums] = await rowsOf<Record<'transactions' | 'entries' | 'debits' | 'credits', number>>(
    db,
    sql`select (select count(*)::int from ledger_tx) as transactions, count(*)::int as entries,
          coalesce(sum(amount) filter (where direction = 'debit'), 0)::float8 as debits,
          coalesce(sum(amount) filter (where direction = 'credit'), 0)::float8 as credits
        from ledger_entry`,
  );
  const totals = sums ?? { transactions: 0, entries: 0, debits: 0, credits: 0 };
  if (totals.debits !== totals.credits)
    problems.push(`the whole ledger: debits ${totals.debits}, credits ${totals.credits}`);
  const accounts = await rowsOf<{ code: string; balance: number }>(
    db,
    sql`select code, balance::float8 as balance from ledger_account order by code`,
  );
  return { ok: problems.length === 0, ...totals, accounts, problems };
}

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Says it line by line; throws when the ledger is wrong, so that the command fails. */
export async function reportLedger(db: Db, say: (line: string) => void): Promise<void> {
  const report = await checkLedger(db);
  for (const { code, balance } of report.accounts) say(`${code.padEnd(32)} ${formatPrice(balance)}`);
  say(`${report.transactions} transactions, ${report.entries} entries`);
  say(`debits ${formatPrice(report.debits)} = credits ${formatPrice(report.credits)}`);
  for (const problem of report.problems) say(`! ${problem}`);
  if (!report.ok) throw new Refusal(`The ledger has ${report.problems.length} problem(s)`);
  say('The ledger is right.');
}
