import { OutboxDrain } from './outbox-drain.ts';
import type { OutboxOptions, Querier } from './outbox-options.ts';

export const pageOutboxChannel = 'page_outbox';
// Any number no other advisory lock of this database uses.
const lockKey = 7_206_311;
const pruneMs = 6 * 3_600_000;

/** Inside a transaction: waits for those that publish now, which the caller then sees, and makes the next ones wait. */
export async function holdPublishing(tx: Querier): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [lockKey]);
}

/**
 * Inside the transaction that changes content: says which tags it touches, and returns the row's id for kick().
 * Publishing transactions are made to commit one after the other, so that a reader who has seen row n has seen
 * every row before it; keep what follows this call short.
 */
export async function recordPublish(tx: Querier, tags: readonly string[]): Promise<number> {
  await holdPublishing(tx);
  const { rows } = await tx.query(
    `insert into page_outbox (tags)
     select coalesce(array_agg(tag), '{}') from jsonb_array_elements_text($1::jsonb) as tag
     returning id::text as id, pg_notify('${pageOutboxChannel}', id::text)`,
    [JSON.stringify([...new Set(tags)])],
  );
  return Number(rows[0]?.id);
}

/**
 * The same, for a transaction that may yet have to lock rows which others publish too (lists, the catalogue): its row
 * takes its place at the commit alone, together with what the tables publish by themselves (migration 0029).
 */
export async function publishAtCommit(tx: Querier, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await tx.query('select page_publish(array(select jsonb_array_elements_text($1::jsonb)))', [
    JSON.stringify(tags),
  ]);
}

export interface Outbox {
  /** Resolves when what was published while this process was away is marked; old bytes may be served until then. */
  readonly ready: Promise<void>;
  /**
   * Call it after commit. Resolves once what was committed so far is served (of a change that touches hundreds of
   * pages: once the first are). While the database is away it waits, and tries again.
   */
  kick(): Promise<void>;
  /**
   * The same, until what this process committed so far is marked: nothing is waited for to be rendered, and nothing is
   * read where this process published nothing since.
   */
  mark(): Promise<void>;
  close(): Promise<void>;
}

/** Applies published changes to the store, in order, from where it stopped last time. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { log, listen, pollMs = 5000 } = options;
  const drain = new OutboxDrain(options);
  const ready = drain.read();
  const poll = setInterval(() => void drain.read(), pollMs).unref();
  const prune = setInterval(() => void drain.prune(), pruneMs).unref();
  const listening = listen?.((payload) => void drain.heard(payload)).catch((error: unknown) => {
    log.error({ err: error }, 'page outbox: not listening, polling only');
  });
  return {
    ready,
    kick: () => drain.serve(),
    mark: () => drain.readOwn(),
    close: async () => {
      clearInterval(poll);
      clearInterval(prune);
      await (await listening)?.();
      await drain.close();
    },
  };
}
