import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { actionToken, listItem, reservation } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { tokenHash } from '#src/server/tokens.ts';
import { getVisibleList } from '../access.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import { settingsOf } from '../settings.ts';
import type { ListRow } from '../setup.server.ts';
import type { giftCalls } from './gift.calls.ts';
import { noneLeft } from './gift.fr.ts';
import { holds, RESERVATION_TOKEN, reservedUntil } from './gift.ts';
import { requireNoOtherWay } from './other-ways.server.ts';
import type { Reservation } from './reservation.ts';
import { itemOfMerchant, type LockedItem, lockItem } from './taken.server.ts';
import { tellReserved } from './tell.server.ts';

/** As for prepared contributions (docs/spec/decisions.md §28): each one sends an e-mail. */
const RESERVATIONS: LimitPolicy = { name: 'reservations', points: 200, seconds: 600 };

/** The refusal to owners under surprise: saying if a gift is free would tell them what was given. */
/** Promises a gift and mails the giver's private link. Throws already_bought when fewer are left. */
export async function reserveItem(ctx: Ctx, input: InputOf<typeof giftCalls.reserveItem>) {
  const { reserved_until } = await giveItem(ctx, { ...input, words: '', second_hand: false, bought: false });
  return { reserved_until };
}

/** The same, with what the giver adds. Bought elsewhere: it counts as bought at once and never lapses. */
export async function giveItem(ctx: Ctx, input: InputOf<typeof giftCalls.giveItem>) {
  await ctx.services.limits.take(RESERVATIONS, ctx.ip);
  return inTransaction(ctx, async (tx) => {
    const { row: list, hidden } = await getVisibleList(tx, input.list_uuid);
    if (hidden) throw new DomainError('forbidden', listRefusalFr.ownList);
    if (list.archivedAt) throw notFound(listRefusalFr.closed);
    const item = await lockItem(tx.db, itemOfMerchant(tx.db, list.id, input.merchant_item_id), tx.now);
    if (!item) throw notFound(listRefusalFr.itemGone);
    requireLeft(item, input.quantity);
    await requireNoOtherWay(tx, item.row.id);
    requireSecondHand(list, input.second_hand);
    const made = await insertPromise(tx, item.row.id, input);
    if (input.bought)
      await tx.db.update(listItem).set({ boughtAt: tx.now }).where(eq(listItem.id, item.row.id));
    const mailed = await tellReserved(tx, made);
    return { reserved_until: made.reservedUntil.toISOString(), mailed };
  });
}

async function insertPromise(tx: Ctx, itemId: number, input: InputOf<typeof giftCalls.giveItem>) {
  const [made] = await tx.db
    .insert(reservation)
    .values({
      itemId,
      quantity: input.quantity,
      email: input.email.toLowerCase(),
      name: input.name ?? '',
      words: input.words,
      secondHand: input.second_hand,
      step: input.bought ? 'ordered' : 'reserved',
      reservedUntil: reservedUntil(tx.now),
      createdAt: tx.now,
    })
    .returning();
  if (!made) throw new Error('The reservation was not inserted');
  return made;
}

function requireSecondHand(list: ListRow, secondHand: boolean): void {
  if (!secondHand || settingsOf(list.settings).allow_second_hand) return;
  const sentence = listRefusalFr.newOnly;
  throw new DomainError('second_hand_refused', sentence, { fields: { second_hand: sentence } });
}

function requireLeft({ left }: LockedItem, quantity: number): void {
  if (left >= quantity) return;
  const sentence = noneLeft(left);
  throw new DomainError('already_bought', sentence, left > 0 ? { fields: { quantity: sentence } } : {});
}

/** Gives the promise up, at any step; again: nothing more. */
export async function releaseItem(ctx: Ctx, input: InputOf<typeof giftCalls.releaseItem>) {
  return changing(ctx, input.action_token, async (tx, held) => {
    if (!held.releasedAt) await save(tx, held, { releasedAt: tx.now });
    return {};
  });
}

/** Fourteen more days from now, even for one that lapsed or was released, if some are left. */
export async function extendReservation(ctx: Ctx, input: InputOf<typeof giftCalls.extendReservation>) {
  return changing(ctx, input.action_token, async (tx, held, item) => {
    await requireStillTheirs(tx, held, item);
    const until = reservedUntil(tx.now);
    await save(tx, held, { reservedUntil: until, remindedAt: null, releasedAt: null });
    return { reserved_until: until.toISOString() };
  });
}

/** From "ordered" on it counts as bought and no longer lapses. */
export async function updateReservation(ctx: Ctx, input: InputOf<typeof giftCalls.updateReservation>) {
  return changing(ctx, input.action_token, async (tx, held, item) => {
    await requireStillTheirs(tx, held, item);
    await save(tx, held, { step: input.step, releasedAt: null });
    if (held.step === 'reserved')
      await tx.db.update(listItem).set({ boughtAt: tx.now }).where(eq(listItem.id, held.itemId));
    return {};
  });
}

/** Not bought after all: promised again for fourteen days, still theirs meanwhile. */
export async function reopenReservation(ctx: Ctx, input: InputOf<typeof giftCalls.reopenReservation>) {
  return changing(ctx, input.action_token, async (tx, held, item) => {
    await requireStillTheirs(tx, held, item);
    const until = reservedUntil(tx.now);
    await save(tx, held, { step: 'reserved', reservedUntil: until, remindedAt: null, releasedAt: null });
    return { reserved_until: until.toISOString() };
  });
}

/** Saves the words that the parents will read with the gift, after the reveal. */
export async function updateGiftWords(ctx: Ctx, input: InputOf<typeof giftCalls.updateGiftWords>) {
  return changing(ctx, input.action_token, async (tx, held) => {
    await save(tx, held, { words: input.words });
    return {};
  });
}

/** A promise that no longer holds takes from what is left once more. */
async function requireStillTheirs(tx: Ctx, held: Reservation, item: LockedItem | null): Promise<void> {
  if (holds(held, tx.now)) return;
  if (!item) throw notFound(listRefusalFr.itemGone);
  requireLeft(item, held.quantity);
  await requireNoOtherWay(tx, item.row.id);
}

async function save(tx: Ctx, held: Reservation, values: Partial<Reservation>): Promise<void> {
  await tx.db.update(reservation).set(values).where(eq(reservation.id, held.id));
}

/** Loads what a private link opens, under the lock of its item. Throws not_found. */
function changing<T>(
  ctx: Ctx,
  token: string,
  work: (tx: Ctx, held: Reservation, item: LockedItem | null) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    const { itemId } = await getReservation(tx, token);
    const item = await lockItem(tx.db, eq(listItem.id, itemId), tx.now);
    return work(tx, await getReservation(tx, token), item);
  });
}

/** The reservation behind a private link. Throws not_found. */
export async function getReservation(ctx: Ctx, token: string): Promise<Reservation> {
  const [found] = await ctx.db
    .select({ subject: actionToken.subject })
    .from(actionToken)
    .where(
      and(
        eq(actionToken.tokenHash, tokenHash(token)),
        eq(actionToken.purpose, RESERVATION_TOKEN),
        isNull(actionToken.usedAt),
      ),
    );
  const [held] = found
    ? await ctx.db.select().from(reservation).where(eq(reservation.uuid, found.subject))
    : [];
  if (!held) throw notFound(listRefusalFr.linkUnknown);
  return held;
}
