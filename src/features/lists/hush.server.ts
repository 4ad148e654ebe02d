import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { list, listOldSlug, listOwner } from '#src/server/db/schema/index.ts';
import { ownReveal } from './hushed.ts';
import { saveList } from './list.server.ts';
import { settingsOf } from './settings.ts';
import type { ListRow } from './setup.server.ts';

/** A list whose birth is older than that is about a child who is there. */
const ABOUT_A_BIRTH_DAYS = 90;

/**
 * The lists of a person's own that are about a birth to come, or that may be. Nobody's list that they only help with:
 * making it their main one, as each may, does not make it theirs.
 */
async function awaited(tx: Ctx, personId: number): Promise<ListRow[]> {
  const since = addDays(parisDay(tx.now), -ABOUT_A_BIRTH_DAYS);
  const rows = await tx.db
    .select({ row: list })
    .from(list)
    .innerJoin(listOwner, eq(listOwner.listId, list.id))
    .where(
      and(
        eq(listOwner.personId, personId),
        eq(listOwner.role, 'owner'),
        isNull(list.deletedAt),
        isNull(list.archivedAt),
        or(isNull(list.birthdate), gte(list.birthdate, since)),
      ),
    )
    .for('no key update', { of: list });
  return rows.map(({ row }) => row);
}

/**
 * The pregnancy ended (docs/spec/decisions.md §34): the lists about it send no more mail and count no more days; hidden,
 * they are closed to visitors, who are told so softly. Nothing is deleted, and what was given stays as it was.
 */
export async function hushLists(tx: Ctx, personId: number, hide: boolean): Promise<ListRow[]> {
  const rows = await awaited(tx, personId);
  for (const row of rows) {
    const before = settingsOf(row.settings);
    // Said again, the former state is still known; another birth announced since has its own.
    const hushed =
      row.hushed && row.birthdate === null
        ? row.hushed
        : {
            birthdate: row.birthdate,
            email_notifications: before.email_notifications,
            reveal_on: ownReveal(row, row.birthdate),
          };
    // The surprise still ends on the day on which it would have.
    const reveal = row.birthdate === null ? before.reveal_on : (hushed.reveal_on ?? row.birthdate);
    await saveList(
      tx,
      { row, isOwner: true, hidden: false },
      {
        settings: {
          ...row.settings,
          email_notifications: false,
          ...(reveal ? { reveal_on: reveal } : {}),
          ...(hide ? { visibility: 'private' } : {}),
        },
        birthdate: null,
        hushed,
        ...(hide ? { hushedAt: tx.now } : {}),
      },
    );
  }
  return rows;
}

/** True at the address, present or former, of a list that was hidden because a pregnancy ended. */
export async function isHushed(db: Db, slug: string): Promise<boolean> {
  const former = db.select({ id: listOldSlug.listId }).from(listOldSlug).where(eq(listOldSlug.slug, slug));
  const [found] = await db
    .select({ id: list.id })
    .from(list)
    .where(
      and(
        or(eq(list.slug, slug), sql`${list.id} in ${former}`),
        isNull(list.deletedAt),
        isNotNull(list.hushedAt),
        sql`${list.settings} ->> 'visibility' = 'private'`,
      ),
    );
  return found !== undefined;
}
