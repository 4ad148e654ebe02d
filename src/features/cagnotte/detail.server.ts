import { answerList } from '#src/features/lists/list.read.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { getGift, toContribution } from './contribution.server.ts';
import { preparePayment, syncGift } from './intent.server.ts';

export async function getContribution(ctx: Ctx, { hash }: { hash: string }) {
  return toContribution(await getGift(ctx.db, { hash }));
}

export const getDetail = (ctx: Ctx, input: { hash: string; gen_stripe_payment: boolean }) =>
  detailOf(ctx, input.hash, { withPayment: input.gen_stripe_payment });

/** The contribution, its list as a giver sees it, and what is needed to pay when that is asked. */
export async function detailOf(ctx: Ctx, hash: string, { withPayment }: { withPayment: boolean }) {
  await getGift(ctx.db, { hash });
  const payment = withPayment ? await preparePayment(ctx, hash) : null;
  const gift = await getGift(ctx.db, { hash });
  const list = await answerList(ctx, { row: gift.list, isOwner: false, hidden: false });
  return { contribution: toContribution(gift), list, payment };
}

/**
 * Asks the provider when ours is not final (docs/spec/calls.md §/api/publiclist/); when it doesn't answer,
 * ours is what is known.
 */
export async function checkStatus(ctx: Ctx, { hash }: { hash: string }) {
  const read = await getGift(ctx.db, { hash });
  const gift = await syncGift(ctx, read).catch((error: unknown) => {
    ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
    return getGift(ctx.db, { hash });
  });
  const contribution = toContribution(gift);
  return { status: contribution.status, contribution };
}
