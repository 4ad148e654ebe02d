import { setImmediate as breath } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type MoneyMode, sharedCodesOf, suffixOf } from '#src/features/money/accounts.ts';
import type { Db } from '#src/server/db/connect.ts';
import { CONTESTED, type LedgerLine, WITH_VAT } from './lines.ts';

/** Postings read at once: others are answered between two readings. */
const BATCH = 400;
const TAXED = new RegExp(WITH_VAT);
const NOTHING: ReadonlyMap<string, number> = new Map();

/** One posting of the ledger, as it was written. */
export interface WrittenPosting {
  id: number;
  key: string;
  ref: string;
  /** UTC, to the microsecond. */
  at: string;
  /** `YYYYMMDD`, in France. */
  day: string;
  lines: (LedgerLine & { entryId: number })[];
  /**
   * The sums that earlier postings of its `ref`, but those of disputes, left in accounts with VAT, cents by code, credits
   * above zero.
   */
  left: ReadonlyMap<string, number>;
}

export const rowsOf = async <T>(db: Db, query: SQL) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** The codes of one kind of money by account id: play money and real money never stand in one book. */
export async function accountsIn(db: Db, mode: MoneyMode): Promise<Map<number, string>> {
  const rows = await rowsOf<{ id: number; code: string }>(
    db,
    sql`select a.id::float8 as id, a.code from ledger_account a
        left join pot p on p.id = case when a.code like 'pot:%' then split_part(a.code, ':', 2)::bigint end
        left join shop_order o on o.id = case when a.code like 'order:%' then split_part(a.code, ':', 2)::bigint end
        where a.code in ${sharedCodesOf(mode)} or a.code ~ ${`^merchant:[0-9]+:[a-z]+${suffixOf(mode)}$`}
          or (p.provider = ${mode.provider} and p.livemode = ${mode.livemode})
          or (o.provider = ${mode.provider} and o.livemode = ${mode.livemode})`,
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** The instant a day begins in France, in SQL. */
const beginning = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Paris'`;

interface Head {
  id: number;
  key: string;
  ref: string;
  at: string;
  day: string;
}

/**
 * The postings of some days, both included, in the order of time. `accounts` null: of every kind of money, as they were
 * written, with nothing read of what was booked before.
 */
export async function* postingsBetween(
  db: Db,
  range: { from: string; to: string },
  accounts: Map<number, string> | null = null,
): AsyncGenerator<WrittenPosting> {
  const until = sql`(${range.to}::date + 1)::timestamp at time zone 'Europe/Paris'`;
  let after = sql`(${beginning(range.from)}, 0::bigint)`;
  for (;;) {
    const heads = await rowsOf<Head>(
      db,
      sql`select id::float8 as id, idempotency_key as key, ref,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
            to_char(created_at at time zone 'Europe/Paris', 'YYYYMMDD') as day
          from ledger_tx where (created_at, id) > ${after} and created_at < ${until}
          order by created_at, id limit ${BATCH}`,
    );
    yield* await withLines(db, heads, accounts);
    const last = heads.at(-1);
    if (!last || heads.length < BATCH) return;
    after = sql`(${last.at}::timestamptz, ${last.id}::bigint)`;
    await breath();
  }
}

interface Entry {
  id: number;
  tx: number;
  account: number;
  code: string;
  direction: 'debit' | 'credit';
  amount: number;
}

async function withLines(
  db: Db,
  heads: readonly Head[],
  accounts: Map<number, string> | null,
): Promise<WrittenPosting[]> {
  if (heads.length === 0) return [];
  const entries = await rowsOf<Entry>(
    db,
    sql`select e.id::float8 as id, e.tx_id::float8 as tx, a.id::float8 as account, a.code, e.direction,
          e.amount::float8 as amount
        from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.tx_id in ${heads.map(({ id }) => id)} order by e.id`,
  );
  const linesOf = Map.groupBy(entries, ({ tx }) => tx);
  const taxed = entries.filter(({ code }) => TAXED.test(code)).map(({ tx }) => tx);
  const leftAt = await leftBefore(db, accounts ? [...new Set(taxed)] : []);
  return heads.flatMap((head) => {
    const mine = linesOf.get(head.id) ?? [];
    if (accounts && !mine.some(({ account }) => accounts.has(account))) return [];
    const lines = mine.map(({ id, code, direction, amount }) => ({ entryId: id, code, direction, amount }));
    return [{ ...head, lines, left: leftAt.get(head.id) ?? NOTHING }];
  });
}

/** The sums in accounts with VAT of the thing that each of these postings is about, just before it. */
async function leftBefore(db: Db, postings: readonly number[]): Promise<Map<number, Map<string, number>>> {
  const left = new Map<number, Map<string, number>>();
  if (postings.length === 0) return left;
  const rows = await rowsOf<{ id: number; code: string; cents: number }>(
    db,
    sql`select t.id::float8 as id, a.code,
          sum(case when e.direction = 'credit' then e.amount else -e.amount end)::float8 as cents
        from ledger_tx t
        -- The offset keeps the planner to the index of refs: it read the whole ledger for each few hundred.
        cross join lateral (
          select b.id from ledger_tx b
          where b.ref = t.ref and (b.created_at, b.id) < (t.created_at, t.id)
            and b.idempotency_key !~ ${CONTESTED} offset 0
        ) b
        join ledger_entry e on e.tx_id = b.id
        join ledger_account a on a.id = e.account_id and a.code ~ ${WITH_VAT}
        where t.id in ${postings} group by t.id, a.code`,
  );
  for (const { id, code, cents } of rows) {
    const known = left.get(id) ?? new Map<string, number>();
    left.set(id, known.set(code, cents));
  }
  return left;
}
