import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor, FactorMissing, Person, Seller } from '#src/server/calls/actor.ts';
import { isStaff, rightsOf } from '#src/server/calls/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { deviceToken, merchant, merchantMember, person, session } from '#src/server/db/schema/index.ts';
import type { Presented, Services } from '#src/server/services.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import {
  IMPERSONATION_MINUTES,
  PROOF_MINUTES,
  SESSION_MAX_DAYS,
  SESSION_SLIDING_DAYS,
  STAFF_IDLE_HOURS,
} from './account.ts';
import { isApiToken, programOf } from './api-tokens.server.ts';
import { isBoundTo } from './bound-browser.server.ts';
import { browserKind, sameKind } from './browser-kind.ts';
import { lacksFactor } from './factors/missing-factor.server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The sliding end is written again at most this often. */
const TOUCH_EVERY_MS = HOUR;
/** So that the idle time of staff is kept to within this. */
const TOUCH_STAFF_EVERY_MS = 5 * 60_000;

type Held = typeof session.$inferSelect;
type Holder = typeof person.$inferSelect;

export interface NewSession {
  personId: number;
  userAgent: string;
  /** The mark of the browser it is bound to (bound-browser.server.ts). */
  browserHash?: string | null;
  /**
   * The session (SHA-256 of its token) that opened it, on another device: nobody has just shown who they are, and it is
   * as old as that one. Else whoever carried off a token would pass it on to themselves for ever.
   */
  carriedFrom?: string;
  /** A passkey opens it. */
  byPasskey?: boolean;
  /** The business it acts for, and the person's own session, with which it ends. */
  merchant?: { id: number; tokenHash: string };
  /** The admin who opens it to act for the person, and the admin's own session. */
  impersonator?: { personId: number; tokenHash: string };
}

/** Opens a session and answers its bearer token, which is kept nowhere but as SHA-256. */
export async function openSession(db: Db, options: NewSession): Promise<string> {
  const token = newToken();
  const { impersonator, merchant: business, personId } = options;
  const lifeMs = impersonator ? IMPERSONATION_MINUTES * 60_000 : idleMs(await isOfStaff(db, personId));
  const now = new Date();
  const createdAt = await begunAt(db, options.carriedFrom, now);
  const longest = createdAt.getTime() + SESSION_MAX_DAYS * DAY;
  await db.insert(session).values({
    tokenHash: tokenHash(token),
    personId,
    impersonatorId: impersonator?.personId ?? null,
    merchantId: business?.id ?? null,
    openerHash: (impersonator ?? business)?.tokenHash ?? null,
    signedInAt: impersonator || business || options.carriedFrom !== undefined ? null : now,
    passkeyAt: options.byPasskey ? now : null,
    userAgent: options.userAgent.slice(0, 300),
    browserHash: options.browserHash ?? null,
    createdAt,
    expiresAt: new Date(Math.min(now.getTime() + lifeMs, longest)),
  });
  return token;
}

async function begunAt(db: Db, opener: string | undefined, now: Date): Promise<Date> {
  if (opener === undefined) return now;
  const [found] = await db
    .select({ at: session.createdAt })
    .from(session)
    .where(eq(session.tokenHash, opener));
  return found?.at ?? now;
}

async function isOfStaff(db: Db, personId: number): Promise<boolean> {
  const [found] = await db
    .select({ isAdmin: person.isAdmin, rights: person.rights })
    .from(person)
    .where(eq(person.id, personId));
  return found !== undefined && isStaff(found);
}

const idleMs = (staff: boolean) => (staff ? STAFF_IDLE_HOURS * HOUR : SESSION_SLIDING_DAYS * DAY);

/**
 * Finds the holder of this token; null when it is unknown, expired, or its account disabled. A token that another
 * kind of browser presents was carried off: its session ends.
 */
export async function findActor(services: Services, token: string, from: Presented): Promise<Actor | null> {
  const { db } = services.database;
  const hash = tokenHash(token);
  const [row] = await openSessionOf(db).execute({ hash, now: new Date() });
  if (!row || isIdle(row.person, row.session)) return null;
  const { userAgent } = from;
  if (!sameKind(row.session.userAgent ?? '', userAgent) || !isBoundTo(services, row.session, from)) {
    services.log.warn({ session: row.session.uuid }, 'a token came from another browser: ended');
    await endSession(db, hash);
    return null;
  }
  if (row.session.impersonatorId !== null && !(await impersonatorStands(services, row.session))) return null;
  const seller = row.session.merchantId === null ? null : await sellerOf(db, row);
  if (row.session.merchantId !== null && !seller) return null;
  await touch(db, row, userAgent);
  if (seller) return seller;
  const shown = { who: row.person, passkeyAt: row.session.passkeyAt };
  return toActor(row.person, row.session, await lacksFactor(services, db, shown));
}

const openSessionOf = preparedRead((db) =>
  db
    .select({ person, session })
    .from(session)
    .innerJoin(person, eq(session.personId, person.id))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNull(person.disabledAt),
      ),
    )
    .prepare('open_session'),
);

/** Null once they are no member of the business any more, it is suspended, or their own session is over. */
async function sellerOf(
  db: Db,
  { person: who, session: held }: { person: Holder; session: Held },
): Promise<Seller | null> {
  const opener = alias(session, 'opener');
  const [found] = await db
    .select({ id: merchant.id, memberRole: merchantMember.role })
    .from(merchantMember)
    .innerJoin(merchant, eq(merchant.id, merchantMember.merchantId))
    .innerJoin(opener, eq(opener.tokenHash, held.openerHash ?? ''))
    .where(
      and(
        eq(merchantMember.merchantId, held.merchantId ?? 0),
        eq(merchantMember.personId, who.id),
        or(ne(merchant.status, 'disabled'), isNotNull(merchant.closedAt)),
        gt(opener.expiresAt, new Date()),
      ),
    );
  if (!found) return null;
  return {
    role: 'merchant',
    merchantId: found.id,
    memberRole: found.memberRole,
    personId: who.id,
    uuid: who.uuid,
    email: who.email,
    tokenHash: held.tokenHash,
    impersonatorId: null,
    provedUntil: held.provedUntil,
    enrolUntil: null,
  };
}

/** Also for who became staff since the session was opened. */
function isIdle(who: Holder, { lastSeenAt, impersonatorId }: Held): boolean {
  return impersonatorId === null && Date.now() - lastSeenAt.getTime() > idleMs(isStaff(who));
}

/** Whoever acts for somebody is still an admin, whose right counts, and still signed in where they began to. */
async function impersonatorStands(services: Services, { openerHash }: Held): Promise<boolean> {
  if (openerHash === null) return false;
  const { db } = services.database;
  const opener = alias(session, 'opener');
  const [found] = await db
    .select({ who: person, passkeyAt: opener.passkeyAt })
    .from(opener)
    .innerJoin(person, eq(person.id, opener.personId))
    .where(
      and(
        eq(opener.tokenHash, openerHash),
        gt(opener.expiresAt, new Date()),
        eq(person.isAdmin, true),
        isNull(person.disabledAt),
      ),
    );
  return found !== undefined && (await lacksFactor(services, db, found)) === null;
}

function toActor(who: Holder, held: Held, factorMissing: FactorMissing | null): Person {
  // Whoever has but the password of staff would put a factor of their own beside the passkey.
  const signedInAt = factorMissing === 'passkey' ? null : held.signedInAt;
  return {
    role: who.isAdmin && !factorMissing && held.impersonatorId === null ? 'admin' : 'user',
    personId: who.id,
    uuid: who.uuid,
    email: who.email,
    rights: factorMissing || held.impersonatorId !== null ? [] : rightsOf(who),
    tokenHash: held.tokenHash,
    impersonatorId: held.impersonatorId,
    provedUntil: held.provedUntil,
    enrolUntil: signedInAt && new Date(signedInAt.getTime() + PROOF_MINUTES * 60_000),
    factorMissing,
  };
}

/** Moves the end of a session in use, and binds one that a program opened to the first browser that uses it. */
async function touch(
  db: Db,
  { person: who, session: held }: { person: Holder; session: Held },
  userAgent: string,
): Promise<void> {
  const now = Date.now();
  const every = isStaff(who) ? TOUCH_STAFF_EVERY_MS : TOUCH_EVERY_MS;
  const bind = browserKind(held.userAgent ?? '') === null && browserKind(userAgent) !== null;
  const slide = held.impersonatorId === null && now - held.lastSeenAt.getTime() >= every;
  if (!bind && !slide) return;
  if (slide) await slideEnd(db, held, new Date(now + idleMs(isStaff(who))));
  if (bind)
    await db
      .update(session)
      .set({ userAgent: userAgent.slice(0, 300) })
      .where(eq(session.tokenHash, held.tokenHash));
}

/** Whoever acts for their business uses their own session, which lies under it: neither ends while one is in use. */
async function slideEnd(db: Db, held: Held, idleEnd: Date): Promise<void> {
  const longest = sql`${session.createdAt} + make_interval(days => ${SESSION_MAX_DAYS})`;
  await db
    .update(session)
    .set({ lastSeenAt: new Date(), expiresAt: sql`least(${idleEnd.toISOString()}::timestamptz, ${longest})` })
    .where(inArray(session.tokenHash, browserOf(held)));
}

/** The sessions that are one browser's: a business's, and its person's own from which it was opened. */
const browserOf = ({ tokenHash: hash, merchantId, openerHash }: Held): string[] =>
  merchantId !== null && openerHash !== null ? [hash, openerHash] : [hash];

export async function isOpen(db: Db, hash: string): Promise<boolean> {
  const found = await db.select({ hash: session.tokenHash }).from(session).where(eq(session.tokenHash, hash));
  return found.length > 0;
}

/** Ends sessions, and with each those that were opened from it, to act for somebody or for a business. Answers how many of the first. */
export async function endSessionsWhere(db: Db, which: SQL | undefined): Promise<number> {
  const ended = await db.delete(session).where(which).returning({ hash: session.tokenHash });
  const hashes = ended.map(({ hash }) => hash);
  if (hashes.length > 0) await db.delete(session).where(inArray(session.openerHash, hashes));
  return ended.length;
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await endSessionsWhere(db, eq(session.tokenHash, hash));
}

/**
 * Ends every session of a person, but for `keep` (SHA-256 of a token), and all they opened to act for somebody. Kept in
 * the session of a business, the person's own under it stays too: the same browser holds both. No device is told
 * anything more but that of the session that stays.
 */
export async function endSessionsOf(db: Db, personId: number, keep?: string): Promise<number> {
  const kept = keep === undefined ? [] : await keptWith(db, keep);
  const told = eq(deviceToken.personId, personId);
  const ofKept = and(isNotNull(deviceToken.sessionHash), inArray(deviceToken.sessionHash, kept));
  await db.delete(deviceToken).where(kept.length > 0 ? and(told, sql`${ofKept} is not true`) : told);
  const theirs = or(eq(session.personId, personId), eq(session.impersonatorId, personId));
  return endSessionsWhere(db, kept.length > 0 ? and(theirs, notInArray(session.tokenHash, kept)) : theirs);
}

async function keptWith(db: Db, keep: string): Promise<string[]> {
  const [held] = await db.select().from(session).where(eq(session.tokenHash, keep));
  return held ? browserOf(held) : [keep];
}

/** A bearer token of a person or of a program, or the CMS key (docs/spec/calls.md §/api/content/). */
export async function authenticateToken(
  services: Services,
  token: string,
  from: Presented,
): Promise<Actor | null> {
  const { cmsCallbackKey } = services.config;
  if (cmsCallbackKey && sameSecret(token, cmsCallbackKey)) return { role: 'cms' };
  if (isApiToken(token)) return programOf(services, token);
  return findActor(services, token, from);
}

function sameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(tokenHash(kept)));
}
