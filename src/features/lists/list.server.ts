import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list } from '#src/server/db/schema/index.ts';
import { getMainList, getOwnList, type Seen } from './access.server.ts';
import { isFound, publicListsChanged } from './found/public-lists.server.ts';
import { announced } from './hushed.ts';
import type { listCalls } from './list.calls.ts';
import { answerDetailedList, answerList } from './list.read.server.ts';
import { listChanged } from './live/tell.server.ts';
import { whenSurpriseEnds } from './owners/surprise-ended.server.ts';
import { type ListRow, renameList } from './setup.server.ts';

export async function get(ctx: Ctx) {
  return answerDetailedList(ctx, await getMainList(ctx));
}

export async function getWithoutDetails(ctx: Ctx) {
  return answerList(ctx, await getMainList(ctx));
}

export async function getWithUuid(ctx: Ctx, input: InputOf<typeof listCalls.getWithUuid>) {
  return answerDetailedList(ctx, await getOwnList(ctx, input.list_uuid));
}

export async function setBirthdate(ctx: Ctx, input: InputOf<typeof listCalls.setBirthdate>) {
  await inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    const [locked] = await tx.db.select().from(list).where(eq(list.id, own.row.id)).for('no key update');
    const before = locked ?? own.row;
    const values = announced(before, input.birthdate);
    await whenSurpriseEnds(tx, { before, after: { ...before, ...values } }, { confirmed: true });
    await saveList(tx, { ...own, row: before }, values);
  });
  // A birth date that has come ends the surprise: the list is looked at afresh.
  return answerList(ctx, await getOwnList(ctx, input.list_uuid));
}

/** Title, address and archive of a list. Throws slug_taken. */
export async function updateList(ctx: Ctx, input: InputOf<typeof listCalls.updateList>) {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    if (input.slug !== undefined) await renameList(tx.db, { listId: own.row.id, slug: input.slug });
    const archived =
      input.archived === undefined
        ? {}
        : { archivedAt: input.archived ? (own.row.archivedAt ?? new Date()) : null };
    const title = input.title === undefined ? {} : { title: input.title };
    return answerList(tx, await saveList(tx, own, { ...title, ...archived }));
  });
}

export async function saveList(ctx: Ctx, own: Seen, values: Partial<ListRow>): Promise<Seen> {
  requirePerson(ctx.actor);
  const [row] = await ctx.db
    .update(list)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(list.id, own.row.id))
    .returning();
  await listChanged(ctx, own.row.uuid, 'list');
  const after = row ?? own.row;
  const foundAs = (one: ListRow) => isFound(one) && [one.slug, one.title, one.birthdate].join('\n');
  if (foundAs(own.row) !== foundAs(after)) await publicListsChanged(ctx);
  return { ...own, row: after };
}
