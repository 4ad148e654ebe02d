import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Actor, Person } from '#src/server/calls/actor.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person, session } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { SESSION_MAX_DAYS, SESSION_SLIDING_DAYS } from './account.ts';

const DAY = 86_400_000;
/** The sliding end is written again at most this often. */
const TOUCH_EVERY_MS = 3_600_000;

export interface NewSession {
  personId: number;
  userAgent: string;
  impersonatorId?: number;
  minutes?: number;
}

/** Opens a session and answers its bearer token, which is kept nowhere but as SHA-256. */
export async function openSession(db: Db, options: NewSession): Promise<string> {
  const token = newToken();
  const lifeMs = options.minutes ? options.minutes * 60_000 : SESSION_SLIDING_DAYS * DAY;
  await db.insert(session).values({
    tokenHash: tokenHash(token),
    personId: options.personId,
    impersonatorId: options.impersonatorId ?? null,
    userAgent: options.userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + lifeMs),
  });
  return token;
}

/** Finds the holder of this token; null when it is unknown, expired, or its account disabled. */
export async function findActor(db: Db, token: string): Promise<Actor | null> {
  const hash = tokenHash(token);
  const [row] = await db
    .select({ person, session })
    .from(session)
    .innerJoin(person, eq(session.personId, person.id))
    .where(and(eq(session.tokenHash, hash), gt(session.expiresAt, new Date()), isNull(person.disabledAt)));
  if (!row) return null;
  await slide(db, row.session);
  return toActor(row.person, row.session);
}

function toActor(who: typeof person.$inferSelect, held: typeof session.$inferSelect): Person {
  return {
    role: who.isAdmin ? 'admin' : 'user',
    personId: who.id,
    uuid: who.uuid,
    email: who.email,
    tokenHash: held.tokenHash,
    impersonatorId: held.impersonatorId,
  };
}

async function slide(db: Db, held: typeof session.$inferSelect): Promise<void> {
  const now = Date.now();
  if (held.impersonatorId !== null || now - held.lastSeenAt.getTime() < TOUCH_EVERY_MS) return;
  const expiresAt = new Date(
    Math.min(now + SESSION_SLIDING_DAYS * DAY, held.createdAt.getTime() + SESSION_MAX_DAYS * DAY),
  );
  await db
    .update(session)
    .set({ lastSeenAt: new Date(now), expiresAt })
    .where(eq(session.tokenHash, held.tokenHash));
}

export async function isOpen(db: Db, hash: string): Promise<boolean> {
  const found = await db.select({ hash: session.tokenHash }).from(session).where(eq(session.tokenHash, hash));
  return found.length > 0;
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, hash));
}

/** Ends every session of a person, but for `keep` (SHA-256 of a token). */
export async function endSessionsOf(db: Db, personId: number, keep?: string): Promise<void> {
  const ended = await db
    .select({ hash: session.tokenHash })
    .from(session)
    .where(eq(session.personId, personId));
  for (const { hash } of ended) if (hash !== keep) await endSession(db, hash);
}

/** A bearer token of a person, or the CMS key (docs/spec/calls.md §/api/content/). */
export async function authenticateToken(services: Services, token: string): Promise<Actor | null> {
  const { cmsCallbackKey } = services.config;
  if (cmsCallbackKey && sameSecret(token, cmsCallbackKey)) return { role: 'cms' };
  return findActor(services.database.db, token);
}

function sameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(kept)));
}
