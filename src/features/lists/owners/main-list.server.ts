import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, listItem, listOwner, person, pot } from '#src/server/db/schema/index.ts';
import { getOwnList } from '../access.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { answerList, ownerOf } from '../list.read.server.ts';
import type { List } from '../list.ts';
import { findMainList, type ListRow } from '../setup.server.ts';
import type { MyList } from './owners.calls.ts';

interface Held {
  personId: number;
  listId: number;
}

/**
 * docs/spec/decisions.md §9a: whoever has no list, or one they never began, takes this one as main. Answers
 * whether it is their main list now.
 */
export async function takeAsMainIfNone(tx: Ctx, { personId, listId }: Held): Promise<boolean> {
  const main = await findMainList(tx.db, personId);
  if (main?.id === listId) return true;
  if (main && !(await neverBegun(tx, personId, main))) return false;
  if (main) await tx.db.update(list).set({ deletedAt: tx.now }).where(eq(list.id, main.id));
  await makeMain(tx, { personId, listId });
  await tx.db.update(person).set({ setupStep: 'done' }).where(eq(person.id, personId));
  return true;
}

/** The list of a registration that went no further: nothing in it, nobody with it, no pot. */
async function neverBegun(tx: Ctx, personId: number, main: ListRow): Promise<boolean> {
  const [who] = await tx.db.select({ step: person.setupStep }).from(person).where(eq(person.id, personId));
  if (who?.step !== 'start') return false;
  const [item] = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(eq(listItem.listId, main.id))
    .limit(1);
  const [opened] = await tx.db.select({ id: pot.id }).from(pot).where(eq(pot.listId, main.id)).limit(1);
  return !item && !opened;
}

async function makeMain(tx: Ctx, { personId, listId }: Held): Promise<void> {
  // One after the other: the unique index allows one main list a person at any time.
  await tx.db.update(listOwner).set({ main: false }).where(eq(listOwner.personId, personId));
  await tx.db
    .update(listOwner)
    .set({ main: true })
    .where(and(eq(listOwner.personId, personId), eq(listOwner.listId, listId)));
}

/** Throws not_found for a list that is not the caller's. */
export async function setMainList(ctx: Ctx, { list_uuid }: { list_uuid: string }): Promise<List> {
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, list_uuid);
    await makeMain(tx, { personId: requirePerson(tx.actor).personId, listId: own.row.id });
    return answerList(tx, own);
  });
}

/**
 * After a list is gone for a person (deleted, or they no longer hold it): another of theirs becomes the main
 * one; with none left, they are at the start again.
 */
export async function chooseNextMain(tx: Ctx, personId: number): Promise<void> {
  if (await findMainList(tx.db, personId)) return;
  const [next] = await tx.db
    .select({ listId: list.id })
    .from(listOwner)
    .innerJoin(list, eq(list.id, listOwner.listId))
    .where(and(eq(listOwner.personId, personId), isNull(list.deletedAt)))
    .orderBy(asc(list.id))
    .limit(1);
  await tx.db
    .update(listOwner)
    .set({ main: false })
    .where(and(eq(listOwner.personId, personId), next ? ne(listOwner.listId, next.listId) : undefined));
  if (next) await makeMain(tx, { personId, listId: next.listId });
  else await tx.db.update(person).set({ setupStep: 'start' }).where(eq(person.id, personId));
}

/** Every list the caller holds, the main one first. */
export async function getMyLists(ctx: Ctx): Promise<{ items: MyList[] }> {
  const rows = await ctx.db
    .select({ row: list, role: listOwner.role, main: listOwner.main })
    .from(listOwner)
    .innerJoin(list, eq(list.id, listOwner.listId))
    .where(and(eq(listOwner.personId, requirePerson(ctx.actor).personId), isNull(list.deletedAt)))
    .orderBy(asc(list.id));
  const items = [];
  for (const { row, role, main } of rows) {
    const title = row.title || defaultTitle((await ownerOf(ctx.db, row)).display_name);
    items.push({ uuid: row.uuid, slug: row.slug, title, role, main, archived: row.archivedAt !== null });
  }
  return { items: items.sort((a, b) => Number(b.main) - Number(a.main)) };
}
