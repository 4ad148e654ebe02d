import { isHeldHere } from '#src/features/money/mode.server.ts';
import { askProvider, providerOf } from '#src/features/money/provider.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refusals } from './cagnotte.fr.ts';
import type { Contribution } from './cagnotte.ts';
import { contributionOfCancelLink, markCancelLinkUsed } from './cancel-link.server.ts';
import { listOfGift, maySeeGift } from './closed-list.server.ts';
import {
  type ContributionRow,
  changeContribution,
  type Gift,
  getGift,
  lockContribution,
  toContribution,
} from './contribution.server.ts';
import { isCancelable, next } from './contribution.state.ts';
import { onCanceled } from './effects.server.ts';
import { applyTo } from './intent.server.ts';
import { refundCanceled } from './refund.server.ts';

/**
 * docs/spec/calls.md §/api/publiclist/ list_cancel_contribution: by the mail's link, until it is paid; asking
 * again answers the same. Throws token_invalid, not_cancelable.
 */
export async function cancelByLink(
  ctx: Ctx,
  { action_token }: { action_token: string },
): Promise<Contribution> {
  const id = await contributionOfCancelLink(ctx, action_token);
  if (id === null) throw refusals.tokenInvalid();
  const { row } = await getGift(ctx.db, { id });
  if (row.status === 'canceled') return toContribution(await getGift(ctx.db, { id }));
  if (!isCancelable(row.status)) throw refusals.notCancelable();
  const asked = await ask(ctx, id);
  if (asked.status !== 'canceled') await cancelAtProvider(ctx, id);
  await refundCanceled(ctx.services, id);
  await markCancelLinkUsed(ctx, action_token);
  const gift = await getGift(ctx.db, { id });
  if (gift.row.status !== 'canceled' && gift.row.status !== 'refunded') throw refusals.beingPaid();
  return toContribution(gift);
}

/** Ends a gift with nothing pending at the provider; others are only marked: the provider knows better. */
async function ask(ctx: Ctx, id: number): Promise<ContributionRow> {
  return inTransaction(ctx, async (inner) => {
    const row = await lockContribution(inner.db, id);
    if (!isCancelable(row.status)) throw refusals.notCancelable();
    const pending = row.intentId !== null && row.status !== 'scheduled';
    const cancelRequestedAt = row.cancelRequestedAt ?? inner.now;
    if (pending) return changeContribution(inner, row, { cancelRequestedAt });
    const status = next(row.status, 'cancel') ?? row.status;
    const changed = await changeContribution(inner, row, { cancelRequestedAt, status });
    await onCanceled(inner, changed);
    return changed;
  });
}

async function cancelAtProvider(ctx: Ctx, id: number): Promise<void> {
  await untilUnchanged(async () => {
    const { row } = await getGift(ctx.db, { id });
    const { intentId } = row;
    if (intentId === null || !isCancelable(row.status) || !isHeldHere(ctx.services, row)) return true;
    const intent = await askProvider(() => providerOf(ctx.services).cancel(intentId));
    return applyTo(ctx, row, { intent });
  });
}

/** A draft is taken back at any time; of a list that closed meanwhile it says not even whose it was. */
async function listToCancel(ctx: Ctx, gift: Gift): Promise<{ owner: string; slug: string }> {
  if (!(await maySeeGift(ctx, gift))) return { owner: '', slug: '' };
  const list = await listOfGift(ctx, gift);
  return { owner: list.owner.display_name, slug: list.slug };
}

/** Finds what a cancel link is about, for its page; null when it is not a link of ours. */
export async function findCancelable(ctx: Ctx, token: string) {
  const id = await contributionOfCancelLink(ctx, token);
  if (id === null) return null;
  const gift = await getGift(ctx.db, { id });
  const { owner, slug } = await listToCancel(ctx, gift);
  return { contribution: toContribution(gift), owner, slug, cancelable: isCancelable(gift.row.status) };
}
