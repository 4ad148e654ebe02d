import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Db } from '../db/connect.ts';
import { callOnce } from '../db/schema/index.ts';
import { isPerson } from './actor.ts';
import type { Ctx, Verb } from './context.ts';

/** Under this header a client sends a call again without having it done twice. */
export const ONCE_HEADER = 'idempotency-key';
/** A key that is guessed reads its answer: ours are uuids. */
const KEY_SHAPE = /^[\x21-\x7e]{16,200}$/;
/** Longer than a browser waits for an answer. */
const WAIT_MS = 15_000;
const LOOK_MS = 60;
/** A call that has been at work for so long belongs to a process that is gone. */
const LOST_SECONDS = 60;

/** The same verb, which answers the same again to the same caller, key and input; 409 `conflict` for another input. */
export function answeredOnce<I, O>(name: string, verb: Verb<I, O>): Verb<I, O> {
  return async (ctx, input) => {
    if (ctx.onceKey === null) return verb(ctx, input);
    if (!KEY_SHAPE.test(ctx.onceKey))
      throw new DomainError('invalid_input', serverFr.onceKeyWrong, {
        fields: { [ONCE_HEADER]: serverFr.onceKeyWrong },
      });
    const slot = { name, key: ctx.onceKey, fingerprint: sha256(JSON.stringify(input)) };
    return (await once(ctx, slot, (own) => Promise.resolve(verb(own, input)))) as O;
  };
}

interface Slot {
  name: string;
  /** The client's, never kept: what is kept is its hash, and an answer that it alone opens. */
  key: string;
  fingerprint: string;
}

/** Does the work for the first who comes with a key; whoever comes after is given its answer, with its cookies. */
async function once(ctx: Ctx, slot: Slot, work: (ctx: Ctx) => Promise<unknown>): Promise<unknown> {
  const { db } = ctx.services.database;
  const digest = sha256(JSON.stringify([slot.name, callerOf(ctx), slot.key]));
  const until = performance.now() + WAIT_MS;
  for (;;) {
    if (await claim(db, digest, slot.fingerprint)) return doOnce(ctx, { ...slot, digest }, work);
    const [row] = await db.select().from(callOnce).where(eq(callOnce.digest, digest));
    if (row && row.fingerprint !== slot.fingerprint) throw conflict(serverFr.onceKeyOther);
    if (row?.sealed) return replay(ctx, unseal(slot.key, row.sealed));
    if (performance.now() > until) throw conflict(serverFr.onceAtWork);
    await pause(LOOK_MS);
  }
}

const conflict = (sentence: string) => new DomainError('conflict', sentence, { status: 409 });

function callerOf({ actor, sessionUuid }: Ctx): string {
  if (actor.role === 'merchant') return `merchant:${actor.merchantId}:${actor.personId}`;
  return isPerson(actor) ? `person:${actor.personId}` : `guest:${sessionUuid ?? ''}`;
}

/** True for one caller alone. */
async function claim(db: Db, digest: string, fingerprint: string): Promise<boolean> {
  const made = await db.insert(callOnce).values({ digest, fingerprint }).onConflictDoNothing().returning();
  if (made.length > 0) return true;
  const lost = lt(callOnce.createdAt, sql`now() - make_interval(secs => ${LOST_SECONDS})`);
  const taken = await db
    .update(callOnce)
    .set({ createdAt: sql`now()`, fingerprint })
    .where(and(eq(callOnce.digest, digest), isNull(callOnce.sealed), lost))
    .returning();
  return taken.length > 0;
}

interface Answer {
  result: unknown;
  cookies: string[];
}

async function doOnce(
  ctx: Ctx,
  { digest, key }: Slot & { digest: string },
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  const { db } = ctx.services.database;
  const cookies: string[] = [];
  const setCookie = (line: string) => {
    cookies.push(line);
    ctx.setCookie(line);
  };
  try {
    const result = await work({ ...ctx, setCookie });
    await db
      .update(callOnce)
      .set({ sealed: seal(key, { result, cookies }) })
      .where(eq(callOnce.digest, digest));
    return result;
  } catch (error) {
    // A refusal is no answer to keep: what was wrong may be right at the next try.
    await db.delete(callOnce).where(eq(callOnce.digest, digest));
    throw error;
  }
}

function replay(ctx: Ctx, { result, cookies }: Answer): unknown {
  for (const line of cookies) ctx.setCookie(line);
  return result;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const sealKey = (key: string, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'call-once', 32));

/** An answer holds what opens a gift or an order: without the client's key, the row tells nothing. */
function seal(key: string, answer: Answer): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', sealKey(key, salt), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(key: string, sealed: string): Answer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sealKey(key, bytes.subarray(0, 16)),
    bytes.subarray(16, 28),
  );
  decipher.setAuthTag(bytes.subarray(28, 44));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(44)), decipher.final()]).toString());
}
