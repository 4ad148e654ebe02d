import { eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { holdsMoney, moneyStillThere } from '#src/features/lists/delete.server.ts';
import { isFound, publicListsChanged } from '#src/features/lists/found/public-lists.server.ts';
import { tellListGone } from '#src/features/lists/gifts/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import {
  giftThanks,
  list,
  listInvitation,
  listItem,
  listOwner,
  person,
} from '#src/server/db/schema/index.ts';
import { eraseWhatIWrote } from './my-voice.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

/**
 * Erases the account at once (GDPR art. 17). Its lists lose everything personal; what was paid stays in the
 * ledger, unlinked from the person (Code de commerce, art. L123-22: ten years). Throws withdrawal_pending
 * while a pot of theirs holds money.
 */
export async function deleteMyAccount(ctx: Ctx): Promise<Record<string, never>> {
  const { personId } = requirePerson(ctx.actor);
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  await inTransaction(ctx, async (tx) => {
    await requireAnotherAdmin(tx, personId);
    const owned = await tx.db.select().from(list).where(eq(list.ownerId, personId)).for('no key update');
    for (const { id } of owned) if (await holdsMoney(tx, id)) throw moneyStillThere();
    for (const { id } of owned) await eraseList(tx, id);
    if (who) await eraseWhatIWrote(tx, who);
    if (owned.some(isFound)) await publicListsChanged(tx);
    await audit(tx, { action: 'account.delete', target: `person:${personId}` });
    await tx.db.delete(person).where(eq(person.id, personId));
  });
  return {};
}

/** A site whose last admin left could not be run any more. */
async function requireAnotherAdmin(tx: Ctx, personId: number): Promise<void> {
  const admins = await tx.db.select({ id: person.id }).from(person).where(eq(person.isAdmin, true));
  if (admins.length === 1 && admins[0]?.id === personId)
    throw new DomainError('forbidden', membershipRefusalFr.lastAdmin);
}

/** A list that other people own too goes on without the person; one of their own is emptied. */
async function eraseList(tx: Ctx, listId: number): Promise<void> {
  const [other] = await tx.db
    .select({ personId: listOwner.personId })
    .from(listOwner)
    .where(sql`${listOwner.listId} = ${listId} and ${listOwner.role} = 'co_owner'`)
    .limit(1);
  if (other) {
    await tx.db.update(list).set({ ownerId: other.personId }).where(eq(list.id, listId));
    await tx.db
      .update(listOwner)
      .set({ role: 'owner' })
      .where(sql`${listOwner.listId} = ${listId} and ${listOwner.personId} = ${other.personId}`);
    return;
  }
  await tellListGone(tx, listId);
  await tx.db.delete(listInvitation).where(eq(listInvitation.listId, listId));
  await tx.db.delete(giftThanks).where(eq(giftThanks.listId, listId));
  await tx.db
    .update(list)
    .set({
      title: '',
      cover: null,
      pastCovers: [],
      birthdate: null,
      props: {},
      design: {},
      deletedAt: new Date(),
    })
    .where(eq(list.id, listId));
  await tx.db
    .update(listItem)
    .set({ description: '' })
    .where(inArray(listItem.listId, [listId]));
}
