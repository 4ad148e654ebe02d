import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';
import { type OutboxOptions, pageOutboxChannel } from './outbox.ts';

/** The part of a pg Client used here; it must be a connection of its own, not one of a pool. */
export interface ListeningClient {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  on(event: 'notification' | 'error' | 'end', listener: () => void): unknown;
  end(): Promise<void>;
}

const maxBackoffMs = 30_000;

/** LISTEN on PostgreSQL, for as long as it takes: a lost connection is made again, and counts as a notification. */
export function listenOnPostgres(makeClient: () => ListeningClient, log: Log): OutboxOptions['listen'] {
  return async (onNotify) => {
    const closing = new AbortController();
    const loop = keepListening({ makeClient, log, onNotify, signal: closing.signal });
    return async () => {
      closing.abort();
      await loop;
    };
  };
}

interface Listening {
  makeClient: () => ListeningClient;
  log: Log;
  onNotify: () => void;
  signal: AbortSignal;
}

async function keepListening(listening: Listening): Promise<void> {
  const { log, signal } = listening;
  for (let wait = 250; !signal.aborted; wait = Math.min(wait * 2, maxBackoffMs)) {
    try {
      await listenOnce(listening, () => {
        wait = 250;
      });
    } catch (error) {
      log.warn({ err: error, retryMs: wait }, 'page outbox: connection for notifications lost');
    }
    await delay(wait, undefined, { signal }).catch(() => undefined);
  }
}

async function listenOnce(
  { makeClient, onNotify, signal }: Listening,
  onConnected: () => void,
): Promise<void> {
  const client = makeClient();
  const lost = new Promise<void>((resolve) => {
    client.on('error', resolve);
    client.on('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', onNotify);
  try {
    await client.connect();
    await client.query(`listen ${pageOutboxChannel}`);
    onConnected();
    onNotify();
    await lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}
