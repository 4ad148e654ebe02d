import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Payable, PayableSeen } from '#src/features/money/payable.ts';
import type { Db } from '#src/server/db/connect.ts';
import { contribution, contributionIntent } from '#src/server/db/schema/index.ts';
import { applyIntent } from './apply.server.ts';
import { type Alone, lockContribution, lockWithAddons, readAlone, totalOf } from './contribution.server.ts';
import { contestGift, giftStory } from './disputes/contested-gift.server.ts';
import { refundCanceled } from './refund.server.ts';

async function see(db: Db, id: number): Promise<PayableSeen> {
  return seenOf(await readAlone(db, id));
}

function seenOf({ row, addons }: Alone): PayableSeen {
  const { id, uuid, provider, livemode, intentId, version, refunded } = row;
  return {
    id,
    uuid,
    provider,
    livemode,
    intentId,
    version,
    refunded,
    total: totalOf(row, addons),
    givenBack: refunded,
    elsewhere: 0,
    refundable: row.status === 'succeeded',
  };
}

/** Money given to a list's pot. */
export const contributionPayable: Payable = {
  kind: 'contribution',
  async booked(db, intentIds) {
    const rows = await db
      .select({ intentId: contribution.intentId })
      .from(contribution)
      .where(
        and(
          inArray(contribution.intentId, [...intentIds]),
          eq(contribution.status, 'succeeded'),
          // One that is to go back is looked at again.
          isNull(contribution.cancelRequestedAt),
        ),
      );
    return rows.flatMap(({ intentId }) => intentId ?? []);
  },
  async ownerOf(db, intentId) {
    const [known] = await db
      .select({ id: contributionIntent.contributionId })
      .from(contributionIntent)
      .where(eq(contributionIntent.id, intentId));
    return known?.id ?? null;
  },
  async find(db, reference) {
    const [known] = await db
      .select({ id: contribution.id })
      .from(contribution)
      .where(eq(contribution.uuid, reference));
    return known?.id ?? null;
  },
  see,
  async lock(tx, id) {
    return seenOf(await lockWithAddons(tx, id));
  },
  hear: async (ctx, id, intent) => applyIntent(ctx, await lockContribution(ctx.db, id), { intent }),
  contest: contestGift,
  story: giftStory,
  async follow(services, id) {
    await refundCanceled(services, id);
  },
};
