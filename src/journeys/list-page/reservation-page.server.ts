import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { holds, type Step } from '#src/features/lists/gifts/gift.ts';
import {
  extendReservation,
  getReservation,
  releaseItem,
  reopenReservation,
  updateGiftWords,
  updateReservation,
} from '#src/features/lists/gifts/reservation.server.ts';
import { defaultTitle } from '#src/features/lists/list.fr.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import { orderPromised } from '#src/features/orders/promised.server.ts';
import { isForSale } from '#src/features/orders/stock.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { list, listItem, person, product } from '#src/server/db/schema/index.ts';
import { attempt } from '#src/server/http/page-caller.ts';

export interface ReservationPage {
  gift: string;
  image: string | null;
  shop: string | null;
  quantity: number;
  /** Null when the list is private or gone: the link still works, the list no longer opens. */
  list: { title: string; href: string | null };
  step: Step;
  words: string;
  secondHand: boolean;
  until: Date;
  /** The gift is for sale here, and its promise holds: it can be ordered at once. */
  orderable: boolean;
  state: 'held' | 'lapsed' | 'released' | 'removed';
}

/** Finds the reservation a private link opens; null when it is none of ours. */
export async function findReservationPage(ctx: Ctx, token: string): Promise<ReservationPage | null> {
  const held = await getReservation(ctx, token).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!held) return null;
  const [found] = await ctx.db
    .select({ list, item: listItem, product, owner: person })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .innerJoin(list, eq(list.id, listItem.listId))
    .leftJoin(person, eq(person.id, list.ownerId))
    .where(eq(listItem.id, held.itemId));
  if (!found) return null;
  const named = found.owner ?? { firstname: '', lastname: '', partnerFirstname: null };
  const opens = !found.list.deletedAt && settingsOf(found.list.settings).visibility !== 'private';
  const still = holds(held, ctx.now) ? 'held' : 'lapsed';
  const waits = held.step === 'reserved' && still === 'held' && opens && !found.list.archivedAt;
  return {
    gift: found.product.name,
    image: found.product.thumbImage,
    shop: found.product.url,
    quantity: held.quantity,
    list: {
      title: found.list.title || defaultTitle(displayName(named)),
      href: opens ? `/${found.list.slug}` : null,
    },
    step: held.step,
    words: held.words,
    secondHand: held.secondHand,
    until: held.reservedUntil,
    orderable: waits && !found.item.removedAt && (await isForSale(ctx, found.product.id, held.quantity)),
    state: found.item.removedAt || found.list.deletedAt ? 'removed' : held.releasedAt ? 'released' : still,
  };
}

/** Does what the page's one form asks: `do` is order, extend, reopen, release, words or a step. An order answers where to pay. */
export function submitReservationChange(ctx: Ctx, token: string, sent: { do: string; words: string }) {
  const { do: what, words } = sent;
  return attempt(async () => {
    if (what === 'order') return orderPromised(ctx, token);
    if (what === 'extend') return extendReservation(ctx, { action_token: token });
    if (what === 'reopen') return reopenReservation(ctx, { action_token: token });
    if (what === 'release') return releaseItem(ctx, { action_token: token });
    if (what === 'words') {
      const said = giftCalls.updateGiftWords.contract.input.safeParse({ action_token: token, words });
      if (!said.success) throw invalidInput(said.error.issues);
      return updateGiftWords(ctx, said.data);
    }
    const input = giftCalls.updateReservation.contract.input.safeParse({ action_token: token, step: what });
    if (!input.success) throw invalidInput(input.error.issues);
    return updateReservation(ctx, input.data);
  });
}
