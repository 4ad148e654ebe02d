import { asc, eq, inArray, sql } from 'drizzle-orm';
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
  await tx.insert(ledgerEntry).values(
    posting.lines.map((line) => ({
      txId: made.id,
      accountId: idOf.get(line.account) as number,
      direction: line.direction,
      amount: line.amount,
    })),
  );
  for (const account of accounts) await changeBalance(tx, account, posting.lines);
  return true;
}

type Account = typeof ledgerAccount.$inferSelect;

async function lockAccounts(tx: Db, codes: string[]): Promise<Account[]> {
  const known = await tx
    .select({ code: ledgerAccount.code })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.code, codes));
  const missing = codes.filter((code) => !known.some((row) => row.code === code));
  if (missing.length > 0)
    await tx
      .insert(ledgerAccount)
      .values(missing.map((code) => ({ code, ...accountRule(code) })))
      .onConflictDoNothing({ target: ledgerAccount.code });
  return tx
    .select()
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.code, codes))
    .orderBy(asc(ledgerAccount.id))
    .for('no key update');
}

async function changeBalance(tx: Db, account: Account, lines: readonly Line[]): Promise<void> {
  let change = 0;
  for (const line of lines)
    if (line.account === account.code) change += balanceChange(account.kind, line.direction, line.amount);
  if (account.minBalance !== null && account.balance + change < account.minBalance)
    throw new OverdraftError(`${account.code} has ${account.balance}: ${change} refused`);
  await tx
    .update(ledgerAccount)
    .set({ balance: sql`${ledgerAccount.balance} + ${change}` })
    .where(eq(ledgerAccount.id, account.id));
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
