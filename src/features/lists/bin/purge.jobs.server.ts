import { and, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { list, listItem } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { BIN_DAYS } from './bin.calls.ts';

/** After its 30 days a deleted list is emptied of what its owners wrote; what was paid keeps its row. */
export const listPurge: JobKind = {
  name: 'list-purge',
  cron: '40 3 * * *',
  async run({ database: { db }, clock }) {
    const before = new Date(clock().getTime() - BIN_DAYS * 86_400_000);
    const emptied = await db
      .update(list)
      .set({ title: '', cover: null, birthdate: null, props: {}, design: {} })
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
