import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { campaign, subscriber } from '#src/server/db/schema/index.ts';

/** Counts a letter that came back, once; three of these, and an address is left alone. */
export async function countBounce(db: Db, key: string): Promise<void> {
  const [, campaignId, subscriberId] = /^campaign:(\d{1,15}):(\d{1,15})$/.exec(key) ?? [];
  if (campaignId === undefined || subscriberId === undefined) return;
  await db.execute(sql`
    with back as (
      update campaign_recipient set state = 'failed'
      where campaign_id = ${campaignId}::bigint and subscriber_id = ${subscriberId}::bigint
        and state in ('queued', 'sent')
      returning subscriber_id
    )
    update subscriber s set bounces = s.bounces + 1 from back where s.id = back.subscriber_id`);
}

export const NOTHING_PENDING = {
  pendingTopics: [],
  pendingTerm: null,
  confirmHash: null,
  confirmUntil: null,
};

interface Leaving {
  subscriberId: number;
  /** The letter that somebody left by; 0 for another one than a campaign's. */
  campaignId: number;
}

/** Ends every letter to somebody; asked twice, by a person and by their mail program, it counts once. */
export async function withdraw(ctx: Ctx, { subscriberId, campaignId }: Leaving): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [left] = await tx.db
      .update(subscriber)
      .set({ topics: [], term: null, withdrawnAt: tx.now, updatedAt: tx.now, ...NOTHING_PENDING })
      .where(and(eq(subscriber.id, subscriberId), sql`cardinality(${subscriber.topics}) > 0`))
      .returning({ id: subscriber.id });
    if (left && campaignId > 0)
      await tx.db
        .update(campaign)
        .set({ withdrawn: sql`${campaign.withdrawn} + 1` })
        .where(eq(campaign.id, campaignId));
  });
}

/** Somebody called a letter unwanted in their mail program: nothing is sent to them any more. */
export async function endByComplaint(ctx: Ctx, key: string): Promise<void> {
  const [, campaignId, ofCampaign] = /^campaign:(\d{1,15}):(\d{1,15})$/.exec(key) ?? [];
  const [, ofWeek] = /^week:(\d{1,15}):/.exec(key) ?? [];
  const subscriberId = Number(ofCampaign ?? ofWeek ?? 0);
  if (subscriberId > 0) await withdraw(ctx, { subscriberId, campaignId: Number(campaignId ?? 0) });
}
