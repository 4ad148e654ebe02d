import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { list, listOwner } from '#src/server/db/schema/index.ts';
import { settingsOf } from './settings.ts';

export type GivingList = typeof list.$inferSelect;

/** True of a list that nobody sees but its owners, if they do. */
export const isClosed = (row: Pick<GivingList, 'deletedAt' | 'settings'>): boolean =>
  row.deletedAt !== null || settingsOf(row.settings).visibility === 'private';

/** A list that may be given to: neither deleted nor archived, nor private to all but its owners. */
export async function findGivingList(
  db: Db,
  uuid: string,
  personId: number | null = null,
): Promise<GivingList | null> {
  const [found] = await openListOf(db).execute({ uuid });
  if (!found) return null;
  if (settingsOf(found.settings).visibility !== 'private') return found;
  return personId !== null && (await isOwner(db, found.id, personId)) ? found : null;
}

/** True of a list that people still see, and that its owners put away: nothing is given to it any more. */
export async function isOver(db: Db, uuid: string): Promise<boolean> {
  const [found] = await db.select().from(list).where(eq(list.uuid, uuid));
  return found !== undefined && found.archivedAt !== null && !isClosed(found);
}

const openListOf = preparedRead((db) =>
  db
    .select()
    .from(list)
    .where(and(eq(list.uuid, sql.placeholder('uuid')), isNull(list.deletedAt), isNull(list.archivedAt)))
    .prepare('open_list'),
);

export async function isOwner(db: Db, listId: number, personId: number): Promise<boolean> {
  const [row] = await db
    .select({ role: listOwner.role })
    .from(listOwner)
    .where(and(eq(listOwner.listId, listId), eq(listOwner.personId, personId)));
  return row !== undefined;
}
