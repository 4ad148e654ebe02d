import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { campaign, campaignRecipient, mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { Segment } from './newsletter.ts';
import { chosenBy, wantsWeeks } from './segment.server.ts';

const unsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** One row under somebody else's hands is one that leaves at this moment, or left: it is not waited for. */
const PASS_BY = { skipLocked: true } as const;

/**
 * After somebody's choice: of the letters that wait in the outbox, for a mail server that is away or slow, those that are
 * not for them any more never leave.
 */
export async function takeBackUnwanted(tx: Ctx, subscriberId: number): Promise<void> {
  const given = await tx.db
    .select({ id: campaign.id, segment: campaign.segment })
    .from(campaignRecipient)
    .innerJoin(campaign, eq(campaign.id, campaignRecipient.campaignId))
    .where(and(eq(campaignRecipient.subscriberId, subscriberId), eq(campaignRecipient.state, 'queued')));
  for (const { id, segment } of given) {
    const isTheirs = await holds(tx, subscriberId, chosenBy(Segment.parse(segment)));
    const it = and(eq(campaignRecipient.subscriberId, subscriberId), eq(campaignRecipient.campaignId, id));
    if (!isTheirs) await takeBack(tx, it);
  }
  if (!(await holds(tx, subscriberId, wantsWeeks()))) await takeBackWeek(tx, subscriberId);
}

/** Before an address is forgotten: nothing that waits for it leaves. */
export async function takeBackAll(tx: Ctx, subscriberId: number): Promise<void> {
  await takeBack(tx, eq(campaignRecipient.subscriberId, subscriberId));
  await takeBackWeek(tx, subscriberId);
}

/** A letter that is stopped: those that did not leave yet never do. */
export const takeBackCampaign = (tx: Ctx, id: number): Promise<void> =>
  takeBack(tx, eq(campaignRecipient.campaignId, id));

async function holds({ db }: Ctx, id: number, what: SQL): Promise<boolean> {
  const found = await db
    .select({ id: subscriber.id })
    .from(subscriber)
    .where(and(eq(subscriber.id, id), what));
  return found.length > 0;
}

async function takeBack({ db }: Ctx, which: SQL | undefined): Promise<void> {
  const waiting = await db
    .select({
      mailId: mailOutbox.id,
      campaignId: campaignRecipient.campaignId,
      subscriberId: campaignRecipient.subscriberId,
    })
    .from(campaignRecipient)
    .innerJoin(mailOutbox, eq(mailOutbox.id, campaignRecipient.mailId))
    .where(and(which, eq(campaignRecipient.state, 'queued'), unsent))
    .for('update', PASS_BY);
  for (const { mailId, campaignId, subscriberId } of waiting) {
    await db
      .update(campaignRecipient)
      .set({ state: 'skipped', mailId: null })
      .where(
        and(eq(campaignRecipient.campaignId, campaignId), eq(campaignRecipient.subscriberId, subscriberId)),
      );
    await db.delete(mailOutbox).where(eq(mailOutbox.id, mailId));
  }
}

/** The row of the reader forgets its mail by itself. */
async function takeBackWeek({ db }: Ctx, subscriberId: number): Promise<void> {
  const [row] = await db
    .select({ mailId: mailOutbox.id })
    .from(subscriber)
    .innerJoin(mailOutbox, eq(mailOutbox.id, subscriber.weekMailId))
    .where(and(eq(subscriber.id, subscriberId), isNotNull(subscriber.weekMailId), unsent))
    .for('update', { of: mailOutbox, ...PASS_BY });
  if (row) await db.delete(mailOutbox).where(eq(mailOutbox.id, row.mailId));
}
