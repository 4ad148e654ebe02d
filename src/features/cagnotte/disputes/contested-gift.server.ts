import { applyDispute } from '#src/features/money/disputes/apply.server.ts';
import type { Contested } from '#src/features/money/disputes/contested.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { disputeShares } from '#src/features/money/shares.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Dispute } from '#src/server/gateways/payments/disputes.ts';
import {
  type ContributionRow,
  changeContribution,
  getGift,
  lockContribution,
  totalOf,
} from '../contribution.server.ts';
import { next } from '../contribution.state.ts';
import { modeOf, moveMoney, paidGiftOf } from '../effects.server.ts';
import { providerFeePosting } from '../postings.ts';
import { disputeFr } from './disputes.fr.ts';
import { tellOwner } from './told.server.ts';

/** Applies the provider's word of a dispute about a gift, in the caller's transaction. Answers the outcome. */
export async function contestGift(ctx: Ctx, contributionId: number, word: Dispute): Promise<string> {
  return applyDispute(ctx, contestedGift(await lockContribution(ctx.db, contributionId)), word);
}

function contestedGift(gift: ContributionRow): Contested {
  const whole = (ctx: Ctx) => getGift(ctx.db, { id: gift.id });
  return {
    about: { kind: 'contribution', id: gift.id },
    provider: gift.provider,
    livemode: gift.livemode,
    status: gift.status,
    paid: gift.paidAt !== null,
    async take(ctx, { key, cents, before }) {
      const found = await whole(ctx);
      const gone = { refunded: gift.refunded, disputed: gift.disputed - (before?.pot ?? 0) };
      const shares = disputeShares(paidGiftOf(found), gone, cents);
      return moveMoney(ctx, found, { key, shares, way: 'out' });
    },
    async giveBack(ctx, { key, shares }) {
      await moveMoney(ctx, await whole(ctx), { key, shares, way: 'back' });
    },
    async cost(ctx, change) {
      await postLedger(ctx.db, providerFeePosting(gift, change, modeOf(gift)));
    },
    /** The contribution's own state and what the pot lost. */
    async follow(ctx, { before, after, held }) {
      await changeContribution(ctx, gift, {
        status: next(gift.status, held ? 'disputed' : 'dispute_won') ?? gift.status,
        disputed: gift.disputed - (before.shares?.pot ?? 0) + (after.shares?.pot ?? 0),
      });
      await tellOwner(ctx, gift, { before, after });
    },
  };
}

/** Everything we know of a gift, for whoever writes the evidence. */
export async function giftStory(ctx: Ctx, id: number): Promise<string[]> {
  const { row: gift, addons, list } = await getGift(ctx.db, { id });
  return [
    disputeFr.gift(gift.uuid, list.title, totalOf(gift, addons)),
    disputeFr.dates(gift.createdAt, gift.paidAt),
    gift.consentAt ? disputeFr.consent(gift.consentAt) : '',
    gift.email ? disputeFr.receipt : '',
    gift.kindwords ? disputeFr.words(gift.kindwords) : '',
    gift.refunded > 0 ? disputeFr.refunded(gift.refunded) : '',
  ];
}
