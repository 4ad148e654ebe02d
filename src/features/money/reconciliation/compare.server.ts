import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { accountsOf, type MoneyMode } from '../accounts.ts';

/** The change one payment or withdrawal made to our balance, in each account, in one respect; cents. */
export interface Line {
  ref: string;
  kind: string;
  ours: number;
  theirs: number;
  /** The day it happened, in France: at the provider, or in our books when only they know of it. */
  day: string;
}

/**
 * Both accounts side by side, whatever the moment each wrote it: the ledger's movements of the provider's
 * account, and the provider's own lines, its costs apart.
 */
const sides = (mode: MoneyMode): SQL => {
  const { psp } = accountsOf(mode);
  return sql`
    with ours as (
      select t.ref, case
          when t.idempotency_key like '%:psp-fee:%' then 'fee'
          when t.idempotency_key ~ '^(reversal:)*(contribution:\\d+:succeeded|(order|purchase):\\d+:paid)' then 'charge'
          when t.idempotency_key ~ '^(reversal:)*(contribution|order|purchase):\\d+:refunded' then 'refund'
          when t.idempotency_key ~ '^(reversal:)*((contribution|order|purchase):\\d+:dispute|order:\\d+:bank):' then 'dispute'
          when t.idempotency_key ~ '^(reversal:)*withdrawal:' then 'transfer' else 'other' end as kind,
        case when e.direction = 'debit' then e.amount else -e.amount end as cents, t.created_at as at
      from ledger_entry e
      join ledger_account a on a.id = e.account_id and a.code = ${psp}
      join ledger_tx t on t.id = e.tx_id
    ), theirs as (
      select ref, kind, amount as cents, at from provider_entry
      where provider = ${mode.provider} and livemode = ${mode.livemode} and ref <> '' and amount <> 0
      union all
      select ref, 'fee', -fee, at from provider_entry
      where provider = ${mode.provider} and livemode = ${mode.livemode} and ref <> '' and fee <> 0
    ), both_sides as (
      select ref, kind, cents as ours, 0::bigint as theirs, at as our_at, null::timestamptz as their_at from ours
      union all
      select ref, kind, 0::bigint, cents, null, at from theirs
    ), lines as (
      select ref, kind, sum(ours)::float8 as ours, sum(theirs)::float8 as theirs,
        to_char(coalesce(min(their_at), min(our_at)) at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
      from both_sides group by ref, kind
    )`;
};

const rowsOf = async <T>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Finds where the two accounts differ, the oldest first. */
export function mismatches(db: Db, mode: MoneyMode): Promise<Line[]> {
  return rowsOf<Line>(
    db,
    sql`${sides(mode)} select * from lines where ours <> theirs order by day, ref limit 500`,
  );
}

/** The same, without the withdrawals on their way: the provider moved them, our books wait until they are paid. */
export async function unexplained(db: Db, mode: MoneyMode): Promise<Line[]> {
  const moving = await rowsOf<{ ref: string }>(
    db,
    sql`select 'withdrawal:' || id as ref from withdrawal where status in ('transferring', 'paying_out')`,
  );
  const onTheirWay = new Set(moving.map(({ ref }) => ref));
  return (await mismatches(db, mode)).filter(({ ref }) => !onTheirWay.has(ref));
}

export interface Day {
  day: string;
  ours: number;
  theirs: number;
  our_fees: number;
  their_fees: number;
}

/** Day by day between two dates, both included; costs apart. */
export function daysBetween(db: Db, mode: MoneyMode, range: { from: string; to: string }): Promise<Day[]> {
  return rowsOf<Day>(
    db,
    sql`${sides(mode)}
      select day, coalesce(sum(ours) filter (where kind <> 'fee'), 0)::float8 as ours,
        coalesce(sum(theirs) filter (where kind <> 'fee'), 0)::float8 as theirs,
        coalesce(-sum(ours) filter (where kind = 'fee'), 0)::float8 as our_fees,
        coalesce(-sum(theirs) filter (where kind = 'fee'), 0)::float8 as their_fees
      from lines where day between ${range.from} and ${range.to} group by day order by day desc`,
  );
}
