import { statfs } from 'node:fs/promises';
import { and, count, isNotNull, isNull, min, ne } from 'drizzle-orm';
import { within } from '#src/lib/within.ts';
import type { Database, Db } from '../db/connect.ts';
import { mailOutbox } from '../db/schema/index.ts';

/** A database that has not answered `select 1` by then is not up, for whoever waits for a page. */
const ANSWER_MS = 2000;

const asked = new WeakMap<object, Promise<number>>();

/**
 * Asks the database one thing: how long its answer took, in seconds; null when there is none. A question without an
 * answer is not asked a second time beside it: each would hold a connection.
 */
export async function databaseLatency(database: Database): Promise<number | null> {
  const question = asked.get(database) ?? ask(database);
  asked.set(database, question);
  return within(ANSWER_MS, question).catch(() => null);
}

async function ask(database: Database): Promise<number> {
  const started = performance.now();
  try {
    await database.query('select 1');
    return (performance.now() - started) / 1000;
  } finally {
    asked.delete(database);
  }
}

/** The connections of this process; null on the embedded database, which has one. */
export function poolUse({ engine, raw }: Database) {
  if (engine !== 'postgres') return null;
  const { totalCount, idleCount, waitingCount } = raw as Record<
    'totalCount' | 'idleCount' | 'waitingCount',
    number
  >;
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** The disk that holds this folder, in bytes. */
export async function diskUse(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The mails that did not leave: how many wait and since when, and how many were given up. */
export async function mailBacklog(db: Db) {
  // Of one that was given up long ago, nothing but its key is kept.
  const unsent = and(isNull(mailOutbox.sentAt), ne(mailOutbox.to, ''));
  const [waiting] = await db
    .select({ n: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(unsent, isNull(mailOutbox.failedAt)));
  const [refused] = await db
    .select({ n: count() })
    .from(mailOutbox)
    .where(and(unsent, isNotNull(mailOutbox.failedAt)));
  const oldest = waiting?.oldest;
  return {
    waiting: Number(waiting?.n ?? 0),
    oldestSeconds: oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0,
    refused: Number(refused?.n ?? 0),
  };
}
