import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { campaign, campaignRecipient, mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { Segment } from './newsletter.ts';
import { chosenBy, wantsWeeks } from './segment.server.ts';

/** Also those given up: an admin may have them tried again (journeys/newsroom/mail.server.ts). */
const unsent = isNull(mailOutbox.sentAt);
const open = inArray(campaignRecipient.state, ['queued', 'failed']);

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
    .innerJoin(mailOutbox, eq(mailOutbox.id, campaignRecipient.mailId))
    .where(and(eq(campaignRecipient.subscriberId, subscriberId), open, unsent));
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
    .where(and(eq(subscriber.id, id), what))
    .for('share');
  return found.length > 0;
}

async function takeBack({ db }: Ctx, which: SQL | undefined): Promise<void> {
  const waiting = await db
    .select({
      mailId: mailOutbox.id,
      campaignId: campaignRecipient.campaignId,
      subscriberId: campaignRecipient.subscriberId,
      state: campaignRecipient.state,
    })
    .from(campaignRecipient)
    .innerJoin(mailOutbox, eq(mailOutbox.id, campaignRecipient.mailId))
    .where(and(which, open, unsent))
    .for('update', PASS_BY);
  for (const { mailId, campaignId, subscriberId, state } of waiting) {
    await db
      .update(campaignRecipient)
      .set({ state: state === 'failed' ? state : 'skipped', mailId: null })
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

/**
 * True where a letter, by its key, is still for its reader: its campaign goes on, and they chose it. Until the transaction
 * ends, who changes their mind waits, and finds the mail in the outbox.
 */
export async function isStillWanted(
  tx: Ctx,
  { id: mailId, key }: { id: number; key: string },
): Promise<boolean> {
  const [, campaignId, reader] = /^campaign:(\d{1,15}):(\d{1,15})$/.exec(key) ?? [];
  if (campaignId !== undefined) {
    const going = and(eq(campaign.id, Number(campaignId)), inArray(campaign.status, ['sending', 'sent']));
    const [row] = await tx.db.select().from(campaign).where(going);
    if (!(row && (await holds(tx, Number(reader), chosenBy(Segment.parse(row.segment)))))) return false;
    // After its reader's row, in the order of who leaves by a letter's link.
    return (await tx.db.select({ id: campaign.id }).from(campaign).where(going).for('share')).length > 0;
  }
  const [, ofWeek, term] = /^week:(\d{1,15}):(\d{4}-\d{2}-\d{2}):/.exec(key) ?? [];
  if (ofWeek === undefined || term === undefined) return true;
  const wants = and(wantsWeeks(), eq(subscriber.term, term));
  const found = await tx.db
    .update(subscriber)
    .set({ weekMailId: mailId })
    .where(and(eq(subscriber.id, Number(ofWeek)), wants))
    .returning({ id: subscriber.id });
  return found.length > 0;
}
