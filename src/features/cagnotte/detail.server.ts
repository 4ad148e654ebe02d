import type { Ctx } from '#src/server/calls/context.ts';
import { listOfGift } from './closed-list.server.ts';
import { type Gift, getGift, toContribution } from './contribution.server.ts';
import { paymentOf, syncGift } from './intent.server.ts';

export async function getContribution(ctx: Ctx, { hash }: { hash: string }) {
  return toContribution(await getGift(ctx.db, { hash }));
}

export const getDetail = (ctx: Ctx, input: { hash: string; gen_stripe_payment: boolean }) =>
  detailOf(ctx, input.hash, { withPayment: input.gen_stripe_payment });

/** The contribution, its list as a giver sees it, and what is needed to pay when that is asked. Throws not_found. */
export async function detailOf(ctx: Ctx, hash: string, { withPayment }: { withPayment: boolean }) {
  const { gift: _, ...detail } = await detailOfGift(ctx, await getGift(ctx.db, { hash }), { withPayment });
  return detail;
}

/** The same for a gift that was just read; `gift` is what it is then. */
export async function detailOfGift(ctx: Ctx, read: Gift, { withPayment }: { withPayment: boolean }) {
  const list = await listOfGift(ctx, read);
  const { payment, seen: gift } = withPayment ? await paymentOf(ctx, read) : { payment: null, seen: read };
  return { contribution: toContribution(gift), list, payment, gift };
}

/** A gift that was just read, as the provider says it is now; as it is here while that doesn't answer. */
export function checkedGift(ctx: Ctx, read: Gift): Promise<Gift> {
  return syncGift(ctx, read).catch((error: unknown) => {
    ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
    return getGift(ctx.db, { hash: read.row.hash });
  });
}

/**
 * Asks the provider when ours is not final (docs/spec/calls.md §/api/publiclist/); when it doesn't answer,
 * ours is what is known.
 */
export async function checkStatus(ctx: Ctx, { hash }: { hash: string }) {
  const contribution = toContribution(await checkedGift(ctx, await getGift(ctx.db, { hash })));
  return { status: contribution.status, contribution };
}
