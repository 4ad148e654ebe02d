import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { ledgerAccount, ledgerEntry, ledgerTx } from '#src/server/db/schema/index.ts';
import { accountRule, type Line, requireBalanced } from './accounts.ts';
import { writePosting } from './write-posting.server.ts';

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
  let written = await writePosting(tx, posting);
  if (written.outcome === 'missing') {
    // Opened before anything is held: who opens the same account may wait for one that is.
    await openAccounts(tx, posting.lines);
    written = await writePosting(tx, posting);
  }
  if (written.outcome === 'posted') return true;
  // What is written already took its money then: that nothing is left says nothing against it.
  if (written.outcome === 'short' && !(await isWritten(tx, posting.key)))
    throw new OverdraftError(`${written.account} has ${written.balance}: ${written.change} refused`);
  await requireSameLines(tx, posting);
  return false;
}

async function isWritten(tx: Db, key: string): Promise<boolean> {
  const known = await tx.select({ id: ledgerTx.id }).from(ledgerTx).where(eq(ledgerTx.idempotencyKey, key));
  return known.length > 0;
}

async function openAccounts(tx: Db, lines: readonly Line[]): Promise<void> {
  const codes = [...new Set(lines.map((line) => line.account))].sort();
  await tx
    .insert(ledgerAccount)
    .values(codes.map((code) => ({ code, ...accountRule(code) })))
    .onConflictDoNothing({ target: ledgerAccount.code });
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
