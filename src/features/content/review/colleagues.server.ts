import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Right } from '#src/lib/rights.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person } from '#src/server/db/schema/index.ts';
import { mayDo } from '#src/server/may-do.ts';
import type { Colleague } from '../content.ts';
import { reviewFr } from './review.fr.ts';

/** The name by which colleagues know somebody. */
export const colleagueName = sql<string>`coalesce(nullif(${person.firstname}, ''), ${person.email})`;

const columns = { id: person.id, uuid: person.uuid, name: colleagueName, email: person.email };
export type ColleagueRow = { id: number; uuid: string; name: string; email: string };

export async function colleagueById(db: Db, id: number): Promise<Colleague | null> {
  const [row] = await db
    .select({ uuid: person.uuid, name: colleagueName })
    .from(person)
    .where(eq(person.id, id));
  return row ?? null;
}

/** All who may write contents, by name, and if they may publish. */
export async function newsroom(db: Db): Promise<(Colleague & { publishes: boolean })[]> {
  return db
    .select({
      uuid: person.uuid,
      name: colleagueName,
      publishes: sql<boolean>`${person.isAdmin} or 'publish' = any(${person.rights})`,
    })
    .from(person)
    .where(mayDo('content'))
    .orderBy(asc(colleagueName), asc(person.id))
    .limit(200);
}

/** The people named, who all hold the right. Throws invalid_input, told beside the field, for anybody else. */
export async function requireColleagues(
  db: Db,
  uuids: readonly string[],
  need: { right: Right; field: string },
): Promise<ColleagueRow[]> {
  const asked = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  if (asked.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(person)
    .where(and(inArray(person.uuid, asked), mayDo(need.right)));
  if (rows.length === asked.length) return rows;
  const sentence = need.right === 'publish' ? reviewFr.noReviewer : reviewFr.noColleague;
  throw new DomainError('invalid_input', sentence, { fields: { [need.field]: sentence } });
}

export async function colleagueRows(db: Db, ids: readonly number[]): Promise<ColleagueRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(person)
    .where(and(inArray(person.id, [...ids]), mayDo('content')));
}
