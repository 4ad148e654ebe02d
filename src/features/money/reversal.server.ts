import { eq } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';
import { ledgerTx } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { REASON_MIN } from './desk.ts';
import { OverdraftError, postLedger, writtenLines } from './ledger.server.ts';

/**
 * Corrects a posting the only way there is (docs/spec/decisions.md §12): the opposite of each of its lines,
 * once, in a posting that names it. Throws Refusal, and OverdraftError when a pot no longer holds it.
 */
export async function reversePosting(tx: Db, key: string): Promise<void> {
  const [found] = await tx
    .select({ ref: ledgerTx.ref })
    .from(ledgerTx)
    .where(eq(ledgerTx.idempotencyKey, key));
  if (!found) throw new Refusal(`No posting has the key ${key}`);
  const lines = await writtenLines(tx, key);
  const opposite = lines.map((line) => ({
    ...line,
    direction: line.direction === 'debit' ? ('credit' as const) : ('debit' as const),
  }));
  const posted = await postLedger(tx, { key: `reversal:${key}`, ref: found.ref, lines: opposite });
  if (!posted) throw new Refusal(`${key} was reversed already`);
}

/** `ledger:reverse <key> <reason>`: for whoever found a mistake with `ledger:check` or the reconciliation. */
export async function reverseCommand(
  services: Services,
  [key = '', ...words]: string[],
  say: (line: string) => void,
): Promise<void> {
  const reason = words.join(' ').trim();
  if (!key || reason.length < REASON_MIN) throw new Refusal('Usage: ledger:reverse <key> <reason>');
  try {
    await inTransaction(systemCtx(services), async (inner) => {
      await reversePosting(inner.db, key);
      await audit(inner, { action: 'ledger.reverse', target: `ledger:${key}`, detail: { reason } });
    });
  } catch (error) {
    throw error instanceof OverdraftError ? new Refusal(error.message) : error;
  }
  say(`${key} is reversed by reversal:${key}.`);
}
