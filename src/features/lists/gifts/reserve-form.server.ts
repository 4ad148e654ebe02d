import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { answeredOnce } from '#src/server/calls/once.ts';
import { attempt } from '#src/server/http/page-caller.ts';
import { isFree } from './availability.server.ts';
import { giftCalls } from './gift.calls.ts';
import { giveItem } from './reservation.server.ts';
import type { ReserveForm } from './reserve-form.ts';

const giveOnce = answeredOnce('page:reserve', giveItem);

/** The form of the list's page: the same checks and the same verb as the call. */
export function submitReservation(ctx: Ctx, listUuid: string, form: ReserveForm) {
  return attempt(async () => {
    const input = giftCalls.giveItem.contract.input.safeParse({
      list_uuid: listUuid,
      merchant_item_id: form.merchant_item_id,
      quantity: Number(form.quantity),
      email: form.email,
      ...(form.name ? { name: form.name } : {}),
      words: form.words,
      second_hand: form.secondHand,
      bought: form.bought,
    });
    if (!input.success) throw invalidInput(input.error.issues);
    return giveOnce({ ...ctx, onceKey: form.key || null }, input.data);
  });
}

/** "Is it still free?", asked by the page's own form. */
export function submitIsFree(ctx: Ctx, listUuid: string, form: ReserveForm) {
  return attempt(async () => {
    const asked = { list_uuid: listUuid, merchant_item_id: form.merchant_item_id };
    const input = giftCalls.isFree.contract.input.safeParse(asked);
    if (!input.success) throw invalidInput(input.error.issues);
    return isFree(ctx, input.data);
  });
}
