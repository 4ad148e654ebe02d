import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { campaign, subscriber } from '#src/server/db/schema/index.ts';
import { BOUNCES_MAX, type Stop } from './newsletter.ts';
import { takeBackUnwanted } from './taken-back.server.ts';

/** The columns of subscriber `s` after so many more letters came back: from the third on, its address is left alone. */
export const bouncedMore = (times: SQL): SQL => sql`
  bounces = s.bounces + ${times},
  stop = case when s.stop is null and s.bounces + ${times} >= ${sql.raw(String(BOUNCES_MAX))} then 'bounced' else s.stop end,
  stopped_at = case when s.stop is null and s.bounces + ${times} >= ${sql.raw(String(BOUNCES_MAX))} then now() else s.stopped_at end`;

const ONE = sql.raw('1');

/** Counts a letter that came back, once: one of a campaign, or a week's. */
export async function countBounce(db: Db, key: string): Promise<void> {
  const [, weekOf, week] = /^week:(\d{1,15}):(.{1,200})$/.exec(key) ?? [];
  if (weekOf !== undefined) {
    await db.execute(sql`
      update subscriber s set week_bounced = concat_ws(' ', s.week_bounced, ${week}::text), ${bouncedMore(ONE)}
      where s.id = ${weekOf}::bigint
        and ${week}::text <> all (string_to_array(coalesce(s.week_bounced, ''), ' '))`);
    return;
  }
  const [, campaignId, subscriberId] = /^campaign:(\d{1,15}):(\d{1,15})$/.exec(key) ?? [];
  if (campaignId === undefined || subscriberId === undefined) return;
  await db.execute(sql`
    with back as (
      update campaign_recipient set state = 'failed'
      where campaign_id = ${campaignId}::bigint and subscriber_id = ${subscriberId}::bigint
        and state in ('queued', 'sent')
      returning subscriber_id
    )
    update subscriber s set ${bouncedMore(ONE)} from back where s.id = back.subscriber_id`);
}

export const NOTHING_PENDING = {
  pendingTopics: [],
  pendingTerm: null,
  confirmHash: null,
  confirmUntil: null,
};

export const NOT_STOPPED = { stop: null, stoppedAt: null, stopWords: null, stoppedBy: null };

/** The columns of an address that stops: what the team did by hand stays as they wrote it. */
const stoppedFor = (stop: Stop, now: Date) => ({
  stop: sql<Stop>`case when ${subscriber.stop} = 'hand' then 'hand' else ${stop} end`,
  stoppedAt: sql<Date>`case when ${subscriber.stop} = 'hand' then ${subscriber.stoppedAt} else ${now.toISOString()}::timestamptz end`,
});

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
      .set({
        topics: [],
        term: null,
        withdrawnAt: tx.now,
        ...stoppedFor('unsubscribed', tx.now),
        updatedAt: tx.now,
        ...NOTHING_PENDING,
      })
      .where(and(eq(subscriber.id, subscriberId), sql`cardinality(${subscriber.topics}) > 0`))
      .returning({ id: subscriber.id });
    if (left && campaignId > 0)
      await tx.db
        .update(campaign)
        .set({ withdrawn: sql`${campaign.withdrawn} + 1` })
        .where(eq(campaign.id, campaignId));
    if (left) await takeBackUnwanted(tx, left.id);
  });
}

/** Somebody called a letter unwanted in their mail program: nothing is sent to them any more. */
export async function endByComplaint(ctx: Ctx, key: string): Promise<void> {
  const [, campaignId, ofCampaign] = /^campaign:(\d{1,15}):(\d{1,15})$/.exec(key) ?? [];
  const [, ofWeek] = /^week:(\d{1,15}):/.exec(key) ?? [];
  const subscriberId = Number(ofCampaign ?? ofWeek ?? 0);
  if (subscriberId === 0) return;
  await inTransaction(ctx, async (tx) => {
    await withdraw(tx, { subscriberId, campaignId: Number(campaignId ?? 0) });
    // Also of who had left already: no mail asks them again to confirm.
    await tx.db
      .update(subscriber)
      .set(stoppedFor('complained', tx.now))
      .where(and(eq(subscriber.id, subscriberId), sql`${subscriber.stop} is distinct from 'complained'`));
  });
}
