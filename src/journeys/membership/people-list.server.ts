import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '#src/calls/domain-error.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { type AuditRow, PEOPLE_PER_PAGE, type PersonRow } from '#src/features/accounts/people.calls.ts';
import type { Role } from '#src/features/accounts/roles.calls.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  auditLog,
  identity,
  knownDevice,
  list,
  listOwner,
  listWords,
  person,
  personWords,
  session,
} from '#src/server/db/schema/index.ts';
import { foundByWords } from '#src/server/db/words.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { rolesOf } from './role-rows.server.ts';

interface PeopleQuery {
  query: string;
  state: 'all' | 'disabled' | 'admin' | 'staff' | 'setup';
  page: number;
}

const STATES: Record<PeopleQuery['state'], SQL | undefined> = {
  all: undefined,
  disabled: isNotNull(person.disabledAt),
  admin: eq(person.isAdmin, true),
  staff: or(eq(person.isAdmin, true), sql`cardinality(${person.rights}) > 0`),
  setup: eq(person.setupStep, 'start'),
};

function matching(query: string): SQL | undefined {
  return foundByWords(person.id, query, {
    asked: [
      [personWords(person), (held) => sql`select ${person.id} from ${person} where ${held}`],
      [
        listWords(list),
        (held) => sql`select ${listOwner.personId} from ${listOwner}
          join ${list} on ${list.id} = ${listOwner.listId} where ${listOwner.main} and ${held}`,
      ],
    ],
  });
}

/** By address, name, or the main list's slug or title; the newest accounts first. */
export async function searchPeople(ctx: Ctx, { query, state, page }: PeopleQuery) {
  const where = and(STATES[state], matching(query));
  const main = and(eq(listOwner.personId, person.id), eq(listOwner.main, true));
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(person).where(where);
  const rows = await ctx.db
    .select({ who: person, slug: list.slug })
    .from(person)
    .leftJoin(listOwner, main)
    .leftJoin(list, eq(list.id, listOwner.listId))
    .where(where)
    .orderBy(desc(person.id))
    .limit(PEOPLE_PER_PAGE)
    .offset((page - 1) * PEOPLE_PER_PAGE);
  const beside = await besidesOf(
    ctx,
    rows.map(({ who }) => who.id),
  );
  return {
    items: rows.map(({ who, slug }) => rowOf(who, slug, beside)),
    page,
    per_page: PEOPLE_PER_PAGE,
    total: Number(total),
  };
}

interface Besides {
  sessions: Map<number, number>;
  seen: Map<number, Date>;
  roles: Map<number, Role[]>;
  providers: Map<number, string[]>;
}

async function besidesOf(ctx: Ctx, ids: number[]): Promise<Besides> {
  const roles = await rolesOf(ctx, ids);
  const beside: Besides = { sessions: new Map(), seen: new Map(), roles, providers: new Map() };
  if (ids.length === 0) return beside;
  beside.seen = await lastSeen(ctx, ids);
  const open = await ctx.db
    .select({ id: session.personId, open: count() })
    .from(session)
    .where(and(inArray(session.personId, ids), sql`${session.expiresAt} > now()`))
    .groupBy(session.personId);
  for (const row of open) beside.sessions.set(row.id, Number(row.open));
  const known = await ctx.db.select().from(identity).where(inArray(identity.personId, ids));
  for (const { personId, provider } of known)
    beside.providers.set(personId, [...(beside.providers.get(personId) ?? []), provider]);
  return beside;
}

/**
 * Not while an admin acted for them. A session is forgotten once it ended; the browser keeps when its person last came
 * in by it.
 */
async function lastSeen(ctx: Ctx, ids: number[]): Promise<Map<number, Date>> {
  const inSession = sql<Date>`max(${session.lastSeenAt})`.mapWith(session.lastSeenAt);
  const inBrowser = sql<Date>`max(${knownDevice.seenAt})`.mapWith(knownDevice.seenAt);
  const rows = await Promise.all([
    ctx.db
      .select({ id: session.personId, at: inSession })
      .from(session)
      .where(and(inArray(session.personId, ids), isNull(session.impersonatorId)))
      .groupBy(session.personId),
    ctx.db
      .select({ id: knownDevice.personId, at: inBrowser })
      .from(knownDevice)
      .where(inArray(knownDevice.personId, ids))
      .groupBy(knownDevice.personId),
  ]);
  const latest = new Map<number, Date>();
  for (const { id, at } of rows.flat()) if (at > (latest.get(id) ?? 0)) latest.set(id, at);
  return latest;
}

function rowOf(who: typeof person.$inferSelect, slug: string | null, beside: Besides): PersonRow {
  return {
    uuid: who.uuid,
    email: who.email,
    display_name: displayName(who),
    admin: who.isAdmin,
    roles: beside.roles.get(who.id) ?? [],
    totp: who.totpConfirmedAt !== null,
    email_verified: who.emailVerifiedAt !== null,
    disabled_at: who.disabledAt?.toISOString() ?? null,
    created_at: who.createdAt.toISOString(),
    list_slug: slug,
    sessions: beside.sessions.get(who.id) ?? 0,
    seen_at: beside.seen.get(who.id)?.toISOString() ?? null,
    providers: beside.providers.get(who.id) ?? [],
  };
}

/** Lists what a person did, was the object of, or had done in their name; the newest first. */
export async function auditOf(ctx: Ctx, { user_uuid, page }: { user_uuid: string; page: number }) {
  const [who] = await ctx.db.select({ id: person.id }).from(person).where(eq(person.uuid, user_uuid));
  if (!who) throw notFound(membershipRefusalFr.personUnknown);
  const actor = alias(person, 'actor');
  const behind = alias(person, 'behind');
  const where = or(
    eq(auditLog.actorId, who.id),
    eq(auditLog.impersonatorId, who.id),
    eq(auditLog.target, `person:${who.id}`),
  );
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(auditLog).where(where);
  const rows = await ctx.db
    .select({ entry: auditLog, by: actor.email, behind: behind.email })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(behind, eq(behind.id, auditLog.impersonatorId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(PEOPLE_PER_PAGE)
    .offset((page - 1) * PEOPLE_PER_PAGE);
  const items: AuditRow[] = rows.map(({ entry, by, behind }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    target: entry.target,
    by,
    impersonated_by: behind,
  }));
  return { items, page, per_page: PEOPLE_PER_PAGE, total: Number(total) };
}
