import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { displayName } from '#src/features/accounts/named.ts';
import { letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  actionToken,
  list,
  listItem,
  mailOutbox,
  person,
  product,
  reservation,
} from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { isClosed } from '../giving.server.ts';
import { defaultTitle } from '../list.fr.ts';
import { type GiftMailKind, giftMails } from './gift.fr.ts';
import { holds, RESERVATION_TOKEN } from './gift.ts';
import { linkOfOtherWay } from './other-ways.server.ts';
import type { Reservation } from './reservation.ts';

/** Changes made one after the other make one mail: it leaves when they have been quiet in the outbox so long. */
const CHANGE_WAIT_MS = 30 * 60_000;
/** Time to undo a removal before anyone hears of it. */
const REMOVAL_WAIT_MS = 10 * 60_000;

/** The private link of a fresh promise; false when its address has had too many mails. */
export function tellReserved(tx: Ctx, made: Reservation): Promise<boolean> {
  return tell(tx, made, {
    kind: made.step === 'reserved' ? 'reserved' : 'bought',
    key: `reserved:${made.uuid}`,
  });
}

/** docs/spec/decisions.md §9: the giver hears of it, the owner of nothing. */
export async function tellItemChanged(tx: Ctx, itemId: number): Promise<void> {
  const day = tx.now.toISOString().slice(0, 10);
  for (const held of await holding(tx, [itemId]))
    await tell(tx, held, {
      kind: 'changed',
      key: `gift-changed:${held.uuid}:${day}`,
      afterMs: CHANGE_WAIT_MS,
    });
}

export async function tellItemRemoved(tx: Ctx, itemId: number): Promise<void> {
  for (const held of await holding(tx, [itemId]))
    await tell(tx, held, { kind: 'removed', key: removalKey(held), afterMs: REMOVAL_WAIT_MS });
}

const removalKey = (held: Reservation) => `gift-removed:${held.uuid}`;

/**
 * Items are back. Whose mail has not left yet hears of nothing; whoever was told that their gift is gone is told
 * that it is there again, and would hear of another removal.
 */
export async function tellItemsBack(tx: Ctx, itemIds: number[]): Promise<void> {
  for (const held of await holding(tx, itemIds)) {
    const removal = eq(mailOutbox.key, removalKey(held));
    await tx.db.delete(mailOutbox).where(and(removal, isNull(mailOutbox.sentAt), eq(mailOutbox.attempts, 0)));
    const [told] = await tx.db
      .update(mailOutbox)
      .set({ key: sql`${mailOutbox.key} || ':' || ${mailOutbox.id}` })
      .where(removal)
      .returning({ id: mailOutbox.id, failedAt: mailOutbox.failedAt });
    if (told && !told.failedAt)
      await tell(tx, held, { kind: 'restored', key: `gift-restored:${held.uuid}:${told.id}` });
  }
}

/** A whole list goes to the bin. */
export async function tellListGone(tx: Ctx, listId: number): Promise<void> {
  const items = await tx.db
    .select({ id: listItem.id })
    .from(listItem)
    .where(and(eq(listItem.listId, listId), isNull(listItem.removedAt)));
  const ids = items.map(({ id }) => id);
  for (const held of await holding(tx, ids))
    await tell(tx, held, { kind: 'removed', key: removalKey(held), afterMs: REMOVAL_WAIT_MS });
}

async function holding(tx: Ctx, itemIds: number[]): Promise<Reservation[]> {
  if (itemIds.length === 0) return [];
  const rows = await tx.db
    .select()
    .from(reservation)
    .where(and(inArray(reservation.itemId, itemIds), isNull(reservation.releasedAt)));
  return rows.filter((held) => holds(held, tx.now));
}

/**
 * Queues one mail a key, with a link of its own: a link is kept only hashed, so an earlier one cannot be
 * written again.
 */
export async function tell(
  tx: Ctx,
  held: Reservation,
  mail: { kind: GiftMailKind; key: string; afterMs?: number },
): Promise<boolean> {
  const known = await tx.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.key, mail.key));
  if (known.length > 0) return true;
  const href = (await linkOfOtherWay(tx, held)) ?? (await reservationLink(tx, held));
  const { subject, title, paragraphs, action } = giftMails[mail.kind](await factsOf(tx, held));
  const { productName } = tx.services.config;
  const blocks: Block[] = [{ title }, ...paragraphs.map((text) => ({ text }))];
  const body = letter({
    subject,
    blocks: [...blocks, { link: { label: action, href } }],
    signature: productName,
  });
  const fresh = mail.kind === 'reserved' || mail.kind === 'bought';
  const written = { key: mail.key, to: held.email, ...body };
  const queued = await queueMail(tx, fresh ? { ...written, unasked: 'gift' } : written);
  if (mail.afterMs !== undefined)
    await tx.db
      .update(mailOutbox)
      .set({ nextAt: new Date(Date.now() + mail.afterMs) })
      .where(and(eq(mailOutbox.key, mail.key), eq(mailOutbox.attempts, 0)));
  return queued;
}

async function reservationLink(tx: Ctx, held: Reservation): Promise<string> {
  const token = newToken();
  await tx.db
    .insert(actionToken)
    .values({ tokenHash: tokenHash(token), purpose: RESERVATION_TOKEN, subject: held.uuid });
  return `${tx.services.config.publicUrl}/p/reservation/${token}`;
}

async function factsOf(tx: Ctx, held: Reservation) {
  const [found] = await tx.db
    .select({
      gift: product.name,
      url: product.url,
      here: sql<boolean>`${product.soldHere} and ${product.enabled} and ${product.availability} <> 'out_of_stock'`,
      title: list.title,
      settings: list.settings,
      deletedAt: list.deletedAt,
      firstname: sql<string>`coalesce(${person.firstname}, '')`,
      lastname: sql<string>`coalesce(${person.lastname}, '')`,
      partnerFirstname: person.partnerFirstname,
    })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .innerJoin(list, eq(list.id, listItem.listId))
    .leftJoin(person, eq(person.id, list.ownerId))
    .where(eq(listItem.id, held.itemId));
  if (!found) throw new Error(`Reservation ${held.uuid} has no item`);
  return {
    gift: found.gift,
    quantity: held.quantity,
    listTitle: (isClosed(found) ? '' : found.title) || defaultTitle(displayName(found)),
    until: held.reservedUntil,
    buys: found.here ? ('here' as const) : found.url ? ('shop' as const) : null,
  };
}
