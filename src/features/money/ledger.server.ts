import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { ledgerAccount, ledgerEntry, ledgerTx } from '#src/server/db/schema/index.ts';
import { accountRule, balanceChange, type Line, requireBalanced } from './accounts.ts';

export interface Posting {
  /** Idempotency key: a second posting with the same key changes nothing. */
  key: string;
  /** The thing it is about, for people who read the ledger: `contribution:12`. */
  ref: string;
  lines: readonly Line[];
}

/** An account would fall below its minimum; the transaction must be given up. */
export class OverdraftError extends Error {
  override name = 'OverdraftError';
}

/**
 * Writes one balanced transaction and the cached balances, inside the caller's transaction. Answers false
 * when the key was already posted. Throws OverdraftError, or an Error when a key comes back with other lines.
 * Accounts are locked in id order with FOR NO KEY UPDATE (docs/spec/decisions.md §12: no deadlock, no
 * overdraft).
 */
export async function postLedger(tx: Db, posting: Posting): Promise<boolean> {
  requireBalanced(posting.lines);
  const [made] = await tx
    .insert(ledgerTx)
    .values({ idempotencyKey: posting.key, ref: posting.ref })
    .onConflictDoNothing({ target: ledgerTx.idempotencyKey })
    .returning({ id: ledgerTx.id });
  if (!made) {
    await requireSameLines(tx, posting);
    return false;
  }
  const accounts = await lockAccounts(tx, [...new Set(posting.lines.map((line) => line.account))].sort());
  const idOf = new Map(accounts.map((account) => [account.code, account.id]));
  const entries = tx.$with('entries').as(
    tx
      .insert(ledgerEntry)
      .values(
        posting.lines.map((line) => ({
          txId: made.id,
          accountId: idOf.get(line.account) as number,
          direction: line.direction,
          amount: line.amount,
        })),
      )
      .returning({ id: ledgerEntry.id }),
  );
  // The entries and the balances they make, in one question: other movements wait for these accounts.
  const moved = sql.join(
    accounts.map((account) => sql`(${account.id}::bigint, ${changeOf(account, posting.lines)}::bigint)`),
    sql`, `,
  );
  await tx
    .with(entries)
    .update(ledgerAccount)
    .set({ balance: sql`${ledgerAccount.balance} + moved.change` })
    .from(sql`(values ${moved}) as moved (id, change)`)
    .where(eq(ledgerAccount.id, sql`moved.id`));
  return true;
}

type Account = typeof ledgerAccount.$inferSelect;

/** Opens what is missing before it holds anything: who opens the same account may wait for one that is held. */
async function lockAccounts(tx: Db, codes: string[]): Promise<Account[]> {
  const known = await lockAll(tx, codes);
  if (known.length === codes.length) return known;
  await tx
    .insert(ledgerAccount)
    .values(codes.map((code) => ({ code, ...accountRule(code) })))
    .onConflictDoNothing({ target: ledgerAccount.code });
  return lockAll(tx, codes);
}

/** All of them, in the order of their ids; none, and nothing is held, when one is missing. */
function lockAll(tx: Db, codes: string[]): Promise<Account[]> {
  const found = tx
    .select({ count: sql`count(*)` })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.code, codes));
  return tx
    .select()
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.code, codes), sql`${found} = ${codes.length}`))
    .orderBy(asc(ledgerAccount.id))
    .for('no key update');
}

/** Throws OverdraftError. */
function changeOf(account: Account, lines: readonly Line[]): number {
  let change = 0;
  for (const line of lines)
    if (line.account === account.code) change += balanceChange(account.kind, line.direction, line.amount);
  if (account.minBalance !== null && account.balance + change < account.minBalance)
    throw new OverdraftError(`${account.code} has ${account.balance}: ${change} refused`);
  return change;
}

/** The lines of a posting as they were written. */
export async function writtenLines(tx: Db, key: string): Promise<Line[]> {
  return tx
    .select({
      account: ledgerAccount.code,
      direction: ledgerEntry.direction,
      amount: ledgerEntry.amount,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTx, eq(ledgerTx.id, ledgerEntry.txId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerTx.idempotencyKey, key));
}

async function requireSameLines(tx: Db, posting: Posting): Promise<void> {
  const written = await writtenLines(tx, posting.key);
  const text = (lines: readonly Line[]) =>
    lines
      .map((line) => `${line.account} ${line.direction} ${line.amount}`)
      .sort()
      .join('\n');
  if (text(written) !== text(posting.lines))
    throw new Error(`Posting ${posting.key} was already written with other lines`);
}

/** Cents in an account; 0 when it was never used. */
export async function balanceOf(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.code, code));
  return row?.balance ?? 0;
}
