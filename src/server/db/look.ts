import type { Client } from 'pg';
import { faultOf } from './faults.ts';
import { endClient, guardClient } from './pool.ts';
import type { DatabaseState } from './watch.ts';

const ASK = `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as read_only`;
/** The kept connection, then a new one: a look ends within 4 s, and an answer late by our own fault is not held against it. */
const ANSWER_MS = 2000;
export const LOOK_CONNECT_MS = 1500;

/** Asks the server a word on a connection of its own, which it keeps: a pool that is busy says nothing of the server. */
export function createLook(open: () => Client) {
  let kept: Client | null = null;
  const drop = (client: Client) => {
    if (kept === client) kept = null;
    client.end().catch(() => undefined);
  };
  const connected = async () => {
    const client = open();
    guardClient(client, ANSWER_MS, { down: false, suspect: () => undefined });
    client.once('error', () => drop(client));
    client.once('end', () => drop(client));
    await client.connect();
    kept = client;
    return client;
  };
  const ask = async (client: Client) => (await client.query(ASK)).rows[0]?.read_only === true;
  const askTwice = async () => {
    const before = kept;
    if (!before) return ask(await connected());
    const readOnly = await ask(before).catch(() => true);
    if (!readOnly) return false;
    // It may lead to a server that has handed over since: the name is asked anew.
    drop(before);
    return ask(await connected());
  };
  const look = async (): Promise<DatabaseState> => {
    const started = performance.now();
    const ms = () => Math.round((performance.now() - started) * 10) / 10;
    try {
      return { status: (await askTwice()) ? 'read_only' : 'up', ms: ms() };
    } catch (error) {
      return { status: faultOf(error) === 'full' ? 'full' : 'down', ms: ms(), why: wordOf(error) };
    }
  };
  return {
    look,
    async close() {
      if (kept) await endClient(kept);
    },
  };
}

/** A code where there is one: messages may name hosts and users. */
function wordOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return error instanceof Error && /timeout/.test(error.message) ? 'timeout' : 'connection lost';
}
