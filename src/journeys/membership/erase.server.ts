import { and, asc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { confirmedAddressOf } from '#src/features/accounts/confirmed-address.server.ts';
import { holdsMoney, moneyStillThere } from '#src/features/lists/delete.server.ts';
import { isFound, publicListsChanged } from '#src/features/lists/found/public-lists.server.ts';
import { tellListGone } from '#src/features/lists/gifts/tell.server.ts';
import { leaveBusinesses } from '#src/features/merchants/leave.server.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { letVouchersGo } from '#src/features/vouchers/let-go.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import {
  giftThanks,
  guessGame,
  list,
  listInvitation,
  listItem,
  listOwner,
  person,
  pot,
  printedCard,
  shopOrder,
  withdrawal,
} from '#src/server/db/schema/index.ts';
import { requireAnotherAdmin } from './last-admin.server.ts';
import { eraseWhatIWrote } from './my-voice.server.ts';
import { passedOnFr } from './passed-on.fr.ts';

/**
 * Erases the account at once (GDPR art. 17). Its lists lose everything personal; what was paid stays in the
 * ledger, unlinked from the person (Code de commerce, art. L123-22: ten years). Throws withdrawal_pending
 * while a pot of theirs alone holds money, a withdrawal is under way, or a business of theirs alone owes or is owed.
 */
export async function deleteMyAccount(ctx: Ctx): Promise<Record<string, never>> {
  const { personId, email } = requirePerson(ctx.actor);
  await inTransaction(ctx, async (tx) => {
    await requireAnotherAdmin(tx, personId);
    await leaveBusinesses(tx, { id: personId, email });
    const owned = await tx.db.select().from(list).where(eq(list.ownerId, personId)).for('no key update');
    await forgetAddressIn(tx, personId);
    await letVouchersGo(tx, personId);
    for (const row of owned) await leaveList(tx, row, personId);
    await eraseWhatIWrote(tx, { id: personId, address: await confirmedAddressOf(tx) });
    if (owned.some(isFound)) await publicListsChanged(tx);
    await audit(tx, { action: 'account.delete', target: `person:${personId}` });
    await tx.db.delete(person).where(eq(person.id, personId));
  });
  return {};
}

const NOWHERE = { recipient: '', line1: '', line2: '', postal_code: '', city: '', phone: '' };

/** The person's street, which the parcels' desk alone could read in the orders of givers, leaves those that are over. */
async function forgetAddressIn(tx: Ctx, personId: number): Promise<void> {
  const lists = tx.db
    .select({ id: listOwner.listId })
    .from(listOwner)
    .where(eq(listOwner.personId, personId));
  await tx.db
    .update(shopOrder)
    .set({ address: NOWHERE })
    .where(
      and(
        shopOrder.toParents,
        inArray(shopOrder.listId, lists),
        inArray(shopOrder.status, ['delivered', 'cancelled', 'refunded']),
      ),
    );
  await tx.db
    .update(printedCard)
    .set({ address: null })
    .where(and(inArray(printedCard.listId, lists), ne(printedCard.state, 'waiting')));
}

/** A list that other people own too goes on without the person, with its pot; one of their own is emptied. */
async function leaveList(tx: Ctx, row: ListRow, personId: number): Promise<void> {
  const heir = row.deletedAt ? null : await findHeir(tx, row.id, personId);
  const stays = heir ? await isPayingOut(tx, row.id) : await holdsMoney(tx, row.id);
  if (stays) throw moneyStillThere();
  await (heir ? passOn(tx, row, heir) : eraseList(tx, row.id));
}

type ListRow = typeof list.$inferSelect;

/** The co-owner whose account is the oldest of those that are open. */
async function findHeir(tx: Ctx, listId: number, personId: number): Promise<number | null> {
  const [found] = await tx.db
    .select({ id: person.id })
    .from(listOwner)
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(and(eq(listOwner.listId, listId), ne(person.id, personId), isNull(person.disabledAt)))
    .orderBy(asc(person.id))
    .limit(1);
  return found?.id ?? null;
}

/** Money on its way to the person's own account. */
async function isPayingOut(tx: Ctx, listId: number): Promise<boolean> {
  const underway = await tx.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(pot, eq(pot.id, withdrawal.potId))
    .where(and(eq(pot.listId, listId), notInArray(withdrawal.status, ['paid', 'failed'])));
  return underway.length > 0;
}

/** An identity is a person's: nothing leaves the pot before the new owner has proved theirs. */
async function passOn(tx: Ctx, row: ListRow, heir: number): Promise<void> {
  await tx.db.update(list).set({ ownerId: heir }).where(eq(list.id, row.id));
  await tx.db
    .update(listOwner)
    .set({ role: 'owner' })
    .where(and(eq(listOwner.listId, row.id), eq(listOwner.personId, heir)));
  const money = await holdsMoney(tx, row.id);
  await notify(tx, {
    personId: heir,
    kind: 'list',
    text: money ? passedOnFr.withPot : passedOnFr.list,
    href: money ? '/i/mon-compte/cagnotte' : '/i/marketplace/ma-liste',
  });
  await audit(tx, { action: 'list.passed_on', target: `list:${row.uuid}` });
}

async function eraseList(tx: Ctx, listId: number): Promise<void> {
  await tellListGone(tx, listId);
  await tx.db.delete(listInvitation).where(eq(listInvitation.listId, listId));
  await tx.db.delete(guessGame).where(eq(guessGame.listId, listId));
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
