import { and, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { list, listItem } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { BIN_DAYS } from './bin.calls.ts';

/** Covers that were changed are kept as long as somebody may still undo it. */
const UNDO_MS = 86_400_000;

/**
 * After its 30 days a deleted list is emptied of what its owners wrote; what was paid keeps its row. Of the
 * others, the covers that nobody will take back are let go.
 */
export const listPurge: JobKind = {
  name: 'list-purge',
  cron: '40 3 * * *',
  async run({ database: { db }, clock }) {
    await db
      .update(list)
      .set({ pastCovers: [] })
      .where(
        and(sql`${list.pastCovers} <> '[]'`, lte(list.updatedAt, new Date(clock().getTime() - UNDO_MS))),
      );
    const before = new Date(clock().getTime() - BIN_DAYS * 86_400_000);
    const emptied = await db
      .update(list)
      .set({ title: '', cover: null, pastCovers: [], birthdate: null, props: {}, design: {} })
      .where(
        and(
          isNotNull(list.deletedAt),
          lte(list.deletedAt, before),
          or(
            ne(list.title, ''),
            isNotNull(list.cover),
            isNotNull(list.birthdate),
            sql`${list.props} <> '{}'`,
          ),
        ),
      )
      .returning({ id: list.id });
    const ids = emptied.map(({ id }) => id);
    if (ids.length > 0)
      await db.update(listItem).set({ description: '' }).where(inArray(listItem.listId, ids));
  },
};
