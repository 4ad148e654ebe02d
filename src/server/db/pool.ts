import type { Client, ClientBase, Pool, PoolClient } from 'pg';
import { DatabaseFault, faultOf } from './faults.ts';
import { LIMITS_OF, type Use, type UseLimits } from './limits-of-use.ts';
import { StatementNames } from './statement-names.ts';

/** A server that went without a word is noticed by the system after so long, and ten tries of a second. */
const KEEP_ALIVE_MS = 10_000;
/** A question that lasts so long makes us wonder if anybody is there. */
const SLOW_MS = 2000;
/** A connection's plans whose names were given up go with it. */
const LIFETIME_S = 3600;

/** A server that does not answer a goodbye is hung up on after so long. */
const GOODBYE_MS = 2000;
/** Work that is still under way when everything else has stopped is cut after so long; the queue takes it up again. */
const LAST_WORK_MS = 10_000;

/** The pool's view of the watch, which knows if the database can be reached (watch.ts). */
export interface Watched {
  readonly down: boolean;
  suspect(): void;
}

interface PoolUse {
  use: Use;
  watch: Watched;
  max?: number | undefined;
  /** Told of each new connection. */
  connected?: (client: ClientBase) => void;
}

export function connectionOptions(url: string, use: Use | 'listen' | 'look' | 'reads', limits: UseLimits) {
  return {
    connectionString: url,
    application_name: `merveille ${use}`,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/**
 * A pool that no fault of the server ends or empties: a connection that breaks is dropped wherever it is, a question
 * without an answer is given up, and while nobody answers whoever asks is told so at once. Rejects with
 * DatabaseFault, or with the server's own error.
 */
export function openPool(
  pg: { Pool: typeof Pool },
  url: string,
  { use, watch, max, connected }: PoolUse,
): Pool {
  const limits = LIMITS_OF[use];
  const pool = new pg.Pool({
    ...connectionOptions(url, use, limits),
    max: max ?? limits.max,
    maxLifetimeSeconds: LIFETIME_S,
  });
  pool.on('error', () => watch.suspect());
  const lines = new Set<ClientBase>();
  open.set(pool, lines);
  pool.on('remove', (client) => void lines.delete(client));
  pool.on('connect', (client) => {
    lines.add(client);
    guardClient(client, limits.answerMs, watch);
    connected?.(client);
  });
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const lend = async () => {
    if (watch.down) throw new DatabaseFault('down', 'the database does not answer');
    try {
      return freedOnce(await connect());
    } catch (error) {
      watch.suspect();
      throw faultOf(error) ? error : new DatabaseFault('down', 'no connection to the database', error);
    }
  };
  const ask = async (...asked: unknown[]) => {
    const client = await lend();
    try {
      return await (client.query as (...args: unknown[]) => unknown)(...asked);
    } finally {
      client.release();
    }
  };
  // Nobody here uses their callbacks.
  pool.connect = lend as typeof pool.connect;
  pool.query = ask as typeof pool.query;
  return pool;
}

/** The connections of each pool. */
const open = new WeakMap<Pool, Set<ClientBase>>();

/** Ends a pool within `LAST_WORK_MS`, whatever is under way on it; at once where nobody answers. */
export async function endPool(pool: Pool, { down }: Pick<Watched, 'down'>): Promise<void> {
  const hangUp = setTimeout(
    () => {
      for (const client of open.get(pool) ?? []) socketOf(client).destroy();
    },
    down ? 0 : LAST_WORK_MS,
  );
  await pool.end();
  clearTimeout(hangUp);
}

/** Ends one connection within `GOODBYE_MS`. Never fails. */
export async function endClient(client: Client): Promise<void> {
  const hangUp = setTimeout(() => socketOf(client).destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(hangUp);
}

/**
 * A connection that breaks while it is lent out gives its place back at once: who borrowed it may never come to do
 * so (a transaction whose first statement fails has not begun).
 */
function freedOnce(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let freed = false;
  const free = (error?: Error | boolean) => {
    if (freed) return;
    freed = true;
    client.off('error', free);
    client.off('end', ended);
    release(error ?? broken.has(client));
  };
  const ended = () => free(true);
  client.on('error', free);
  client.on('end', ended);
  client.release = free;
  return client;
}

/** Connections that are not to be used again once they are given back. */
const broken = new WeakSet<object>();

/** True of a connection that is given up after its last answer. */
export const isBroken = (client: ClientBase) => broken.has(client);

/** The names of what this process asks often. */
const names = new StatementNames();

/** Hears every error of a connection, and gives up a question that has no answer after `answerMs`. */
export function guardClient(client: ClientBase, answerMs: number, watch: Watched): void {
  client.on('error', () => watch.suspect());
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const cut = (fault: DatabaseFault) => socketOf(client).destroy(fault);
  const failed = (error: unknown, text: string): unknown => {
    const fault = faultOf(error) ?? (isLoss(error) ? 'lost' : null);
    // A server that takes no changes any more has handed over: the next connection may lead to the one that does.
    if (fault === 'read_only') broken.add(client);
    if (names.isSpoilt((error as { code?: unknown } | null)?.code)) broken.add(client);
    if (/^\s*begin/i.test(text)) cut(new DatabaseFault('lost', 'a transaction did not begin', error));
    return fault === 'lost' && faultOf(error) === null
      ? new DatabaseFault('lost', 'the connection to the database was lost', error)
      : error;
  };
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0]);
    const wonder = setTimeout(() => watch.suspect(), SLOW_MS).unref();
    const silent = () => cut(new DatabaseFault('slow', `no answer within ${answerMs} ms`));
    const patience = setTimeout(silent, answerMs).unref();
    const settled = () => {
      clearTimeout(wonder);
      clearTimeout(patience);
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, result: unknown) => {
        settled();
        last(error ? failed(error, text) : error, result);
      };
      return ask(...args.slice(0, -1), told);
    }
    return (ask(...names.named(args)) as Promise<unknown>).finally(settled).catch((error: unknown) => {
      throw failed(error, text);
    });
  }) as typeof client.query;
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String((asked as { text?: unknown } | null)?.text ?? '');
}

/** The driver's words for a connection that is gone; the system's come with a `syscall`. */
const GONE = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

function isLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || GONE.test(error.message);
}

function socketOf(client: ClientBase): { destroy(error?: Error): void } {
  return (client as Client & { connection: { stream: { destroy(error?: Error): void } } }).connection.stream;
}
