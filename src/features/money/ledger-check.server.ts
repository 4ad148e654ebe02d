import { setImmediate as breath } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { formatPrice } from '#src/lib/format.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';
import { ALTERED, INVARIANTS, type Invariant, type Stretch, signed } from './ledger-invariants.ts';

/** The job that checks it by itself, and the key of what it found. */
export const LEDGER_CHECK = 'ledger-check';

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

/** Rows a statement looks at: a few milliseconds on the embedded database, which answers nobody meanwhile. */
const STRETCH = 500;

export interface CheckOptions {
  /** Waited for between two statements: others are answered then. */
  rest?: () => Promise<unknown>;
}

type Broken = { name: string; found: string };
type Rest = NonNullable<CheckOptions['rest']>;

/**
 * Reads the whole ledger and changes nothing. No statement is long, none holds a lock, and there is no transaction
 * around them: each invariant is held within one statement, but for the balances (`balanceProblems`).
 */
export async function checkLedger(
  db: Db,
  { rest = () => breath() }: CheckOptions = {},
): Promise<LedgerReport> {
  const problems: string[] = [];
  for (const invariant of INVARIANTS) problems.push(...(await brokenOf(db, invariant, rest)));
  problems.push(...(await alteredEvents(db, rest)));
  const sums = await sumsOf(db, rest);
  problems.push(...(await balanceProblems(db, sums, rest)));
  if (sums.debits !== sums.credits)
    problems.push(`the whole ledger: debits ${sums.debits}, credits ${sums.credits}`);
  const accounts = await rowsOf<{ code: string; balance: number }>(
    db,
    sql`select code, balance::float8 as balance from ledger_account order by code`,
  );
  const [{ transactions } = { transactions: 0 }] = await rowsOf<{ transactions: number }>(
    db,
    sql`select count(*)::int as transactions from ledger_tx`,
  );
  const { entries, debits, credits } = sums;
  return { ok: problems.length === 0, transactions, entries, debits, credits, accounts, problems };
}

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

async function* stretches(db: Db, table: string, rest: Rest): AsyncGenerator<Stretch> {
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(
    db,
    sql`select coalesce(max(id), 0)::float8 as last from ${sql.identifier(table)}`,
  );
  for (let after = 0; after < last; after += STRETCH) {
    yield { after, upTo: Math.min(after + STRETCH, last) };
    await rest();
  }
}

const sentenceOf = ({ name, found }: Broken, sentence: string) => `${name}: ${sentence} (${found})`;

async function brokenOf(db: Db, { sentence, over, broken }: Invariant, rest: Rest): Promise<string[]> {
  const problems: string[] = [];
  for await (const stretch of stretches(db, over, rest))
    for (const row of await rowsOf<Broken>(db, broken(stretch))) problems.push(sentenceOf(row, sentence));
  return problems;
}

async function alteredEvents(db: Db, rest: Rest): Promise<string[]> {
  const problems: string[] = [];
  for (let last = { provider: '', event_id: '' }; ; ) {
    const rows = await rowsOf<{ provider: string; event_id: string; digest: string; altered: boolean }>(
      db,
      sql`select r.provider, r.event_id, left(r.digest, 12) as digest,
            r.digest is distinct from payment_event_digest(r) as altered
          from payment_event r where (r.provider, r.event_id) > (${last.provider}, ${last.event_id})
          order by r.provider, r.event_id limit ${STRETCH}`,
    );
    for (const { provider, event_id, digest, altered } of rows)
      if (altered)
        problems.push(sentenceOf({ name: `payment_event ${provider} ${event_id}`, found: digest }, ALTERED));
    const next = rows.at(-1);
    if (!next || rows.length < STRETCH) return problems;
    last = next;
    await rest();
  }
}

/** The entries up to `upTo`: how many, and the sum of each account, debits positive, cents. */
interface Sums {
  upTo: number;
  entries: number;
  debits: number;
  credits: number;
  byAccount: Map<number, number>;
}

async function sumsOf(db: Db, rest: Rest): Promise<Sums> {
  const sums: Sums = { upTo: 0, entries: 0, debits: 0, credits: 0, byAccount: new Map() };
  for await (const { after, upTo } of stretches(db, 'ledger_entry', rest)) {
    const rows = await rowsOf<{ id: number; entries: number; debits: number; credits: number }>(
      db,
      sql`select account_id::float8 as id, count(*)::int as entries,
            coalesce(sum(amount) filter (where direction = 'debit'), 0)::float8 as debits,
            coalesce(sum(amount) filter (where direction = 'credit'), 0)::float8 as credits
          from ledger_entry where id > ${after} and id <= ${upTo} group by account_id`,
    );
    for (const row of rows) {
      sums.entries += row.entries;
      sums.debits += row.debits;
      sums.credits += row.credits;
      sums.byAccount.set(row.id, (sums.byAccount.get(row.id) ?? 0) + row.debits - row.credits);
    }
    sums.upTo = upTo;
  }
  return sums;
}

interface AccountRow {
  id: number;
  code: string;
  kind: string;
  balance: number;
  /** Entries written since the sums were made, debits positive, cents. */
  since: number;
}

const growsWithDebits = (kind: string) => kind === 'asset' || kind === 'expense';

/**
 * Accounts whose cached balance is not the sum of their entries: what was summed, and in one statement with the
 * balance what came since. A posting that was under way then may have had lower numbers: an account that seems wrong
 * is read once more as a whole before it is said to be.
 */
async function balanceProblems(db: Db, sums: Sums, rest: Rest): Promise<string[]> {
  const problems: string[] = [];
  for await (const { after, upTo } of stretches(db, 'ledger_account', rest)) {
    const rows = await rowsOf<AccountRow>(
      db,
      sql`select a.id::float8 as id, a.code, a.kind, a.balance::float8 as balance, coalesce((select sum(${signed})
            from ledger_entry e where e.id > ${sums.upTo} and e.account_id = a.id), 0)::float8 as since
          from ledger_account a where a.id > ${after} and a.id <= ${upTo}`,
    );
    for (const { id, kind, balance, since } of rows) {
      const sum = (sums.byAccount.get(id) ?? 0) + since;
      if (balance === (growsWithDebits(kind) ? sum : -sum)) continue;
      const certain = await wholeAccount(db, id);
      if (certain) problems.push(sentenceOf(certain, 'cached balance differs from its entries'));
    }
  }
  return problems;
}

async function wholeAccount(db: Db, id: number): Promise<Broken | undefined> {
  const [wrong] = await rowsOf<Broken>(
    db,
    sql`select a.code as name, a.balance || ' instead of ' || coalesce(sum(
          case when a.kind in ('asset', 'expense') then ${signed} else -(${signed}) end), 0) as found
        from ledger_account a left join ledger_entry e on e.account_id = a.id where a.id = ${id}
        group by a.id having a.balance <> coalesce(sum(
          case when a.kind in ('asset', 'expense') then ${signed} else -(${signed}) end), 0)`,
  );
  return wrong;
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
