import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createBreath } from './breath.ts';
import { DatabaseFault } from './faults.ts';

/** The embedded database ended within this process; only another process can open it again. */
export class EmbeddedDatabaseEnded extends Error {
  override name = 'EmbeddedDatabaseEnded';
}

interface Guarded {
  full(): boolean;
  /** Told once when the database's own code broke down. */
  ended(error: EmbeddedDatabaseEnded): void;
}

/**
 * Keeps the embedded database from a full disk: it reads on, and refuses what writes (25006) until there is room again.
 * Out of room for its log it would take the whole process with it. Between its statements everybody else gets a turn.
 */
export function guardEmbedded(client: PGlite, { full, ended }: Guarded): PGlite {
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client);
  const breath = createBreath();
  let refusing = false;
  const look = async () => {
    if (full() === refusing) return;
    refusing = !refusing;
    await exec(`set default_transaction_read_only = ${refusing ? 'on' : 'off'}`);
  };
  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await breath();
      await look();
      return await work();
    } catch (error) {
      if (!isBreakdown(error)) throw error;
      ended(new EmbeddedDatabaseEnded('the embedded database broke down', { cause: error }));
      throw new DatabaseFault('down', 'the embedded database broke down', error);
    }
  };
  client.query = ((...args: Parameters<typeof query>) => alive(() => query(...args))) as typeof client.query;
  client.exec = (...args) => alive(() => exec(...args));
  client.transaction = (work) => alive(() => transaction((tx) => work(guardTransaction(tx, full, breath))));
  return client;
}

/** A disk may fill up while a transaction writes. */
function guardTransaction(
  tx: Transaction,
  full: () => boolean,
  breath: () => Promise<void> | undefined,
): Transaction {
  let refused = false;
  const query = async (...args: Parameters<Transaction['query']>) => {
    await breath();
    if (!refused && full()) {
      refused = true;
      await tx.exec('set transaction_read_only = on');
    }
    return tx.query(...args);
  };
  return Object.create(tx, { query: { value: query } }) as Transaction;
}

function isBreakdown(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError || (error instanceof Error && /^Aborted\(/.test(error.message))
  );
}
