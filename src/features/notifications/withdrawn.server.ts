import { and, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, mailOutbox, notification, person } from '#src/server/db/schema/index.ts';

/**
 * The pregnancy ended: what the owners of these lists were still to be told of them by mail stays on the site alone, in
 * the next digest as in one that waits to leave.
 */
export async function withdrawListNews(tx: Ctx, lists: { id: number; uuid: string }[]): Promise<void> {
  if (lists.length === 0) return;
  const ids = lists.map(({ id }) => id);
  const owners = await tx.db
    .selectDistinct({ id: person.id, uuid: person.uuid })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(inArray(listOwner.listId, ids));
  await tx.db
    .update(notification)
    .set({ mailedAt: tx.now })
    .where(
      and(
        inArray(
          notification.personId,
          owners.map(({ id }) => id),
        ),
        inArray(notification.kind, ['list', 'contribution']),
        isNull(notification.mailedAt),
      ),
    );
  const waiting = [
    ...owners.map(({ uuid }) => like(mailOutbox.key, `digest:${uuid}:%`)),
    ...lists.map(({ uuid }) => like(mailOutbox.key, `guess-closed:${uuid}:%`)),
  ];
  const unsent = tx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(or(...waiting), isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)))
    .for('update', { skipLocked: true });
  await tx.db.delete(mailOutbox).where(inArray(mailOutbox.id, unsent));
}
