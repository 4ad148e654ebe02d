import { and, asc, eq, exists, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  campaign,
  campaignLink,
  campaignRecipient,
  mailOutbox,
  subscriber,
} from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { mailJob, queueBulk } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { LASTING_REFUSAL } from './bounce.ts';
import { bouncedMore } from './came-back.server.ts';
import { type Composed, compose, personal } from './campaign-mail.server.ts';
import type { CampaignRow } from './campaign-rows.server.ts';
import { eachLetter } from './each-letter.server.ts';
import { letterBody } from './letter-body.server.ts';
import { LETTER_PATHS, manageToken } from './link.server.ts';
import { Segment } from './newsletter.ts';
import { tellOfDead } from './planned-links.server.ts';
import { chosenBy } from './segment.server.ts';

export const CAMPAIGN_JOB = 'campaigns';

/** One run fills the outbox for at most so long: the next minute's goes on. */
const RUN_MS = 50_000;
const SECOND_MS = 1000;
/** Rows of one statement. */
const AT_ONCE = 100;
/** No more is put in the outbox while so many letters wait there: a mail server that is away fills no table. */
export const WAITING_MAX = 500;

/** Draws who gets what is due, fills the outbox at the pace that was set, and notes how it went. */
export const campaignJob: JobKind = {
  name: CAMPAIGN_JOB,
  cron: '* * * * *',
  async run(services) {
    await forgetUnconfirmed(services);
    await startDue(services);
    await settle(services.database.db);
    const end = performance.now() + RUN_MS;
    while (performance.now() < end && (await sendSecond(services)));
    if (await isUnderWay(services.database.db))
      await services.jobs.send(
        campaignJob,
        {},
        { startAfter: new Date(Date.now() + SECOND_MS), singletonKey: CAMPAIGN_JOB },
      );
    await finish(services);
  },
};

/** An address whose link was never opened in its days asked for nothing. */
async function forgetUnconfirmed({ database: { db }, clock }: Services): Promise<void> {
  await db
    .delete(subscriber)
    .where(
      and(isNull(subscriber.confirmedAt), isNull(subscriber.stop), lt(subscriber.confirmUntil, clock())),
    );
}

/** Those who get a letter are drawn once, at its hour, with its links. */
async function startDue(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const due = and(eq(campaign.status, 'scheduled'), lte(campaign.sendAt, ctx.now));
  const rows = await ctx.db
    .select({ id: campaign.id, md: campaign.md })
    .from(campaign)
    .where(due)
    .orderBy(asc(campaign.id));
  const { publicUrl } = services.config;
  await eachLetter(services, rows, async ({ id, md }) => {
    // Before the transaction: nothing within it waits for a thread.
    const { links } = await letterBody({ publicUrl, md, countedAt: null });
    await tellOfDead(ctx, { id, md }, links);
    await inTransaction(ctx, async (tx) => {
      const still = and(eq(campaign.id, id), eq(campaign.md, md), due);
      const [row] = await tx.db.select().from(campaign).where(still).for('no key update');
      if (!row) return;
      await draw(tx, row, links);
      await tx.db.update(campaign).set({ status: 'sending', updatedAt: tx.now }).where(eq(campaign.id, id));
      await audit(tx, { action: 'campaign.sending', target: `campaign:${id}` });
    });
  });
}

async function draw(tx: Ctx, row: CampaignRow, links: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    insert into campaign_recipient (campaign_id, subscriber_id)
    select ${row.id}::bigint, ${subscriber.id} from ${subscriber}
    where ${chosenBy(Segment.parse(row.segment))} on conflict do nothing`);
  const values = links.map((url, position) => ({ campaignId: row.id, position, url }));
  if (values.length > 0) await tx.db.insert(campaignLink).values(values).onConflictDoNothing();
}

/** One second's worth of letters; false when none is left to put in the outbox, or it is full. */
async function sendSecond(services: Services): Promise<boolean> {
  const { database, config } = services;
  const started = performance.now();
  const room = Math.min(config.mailingPerSecond, WAITING_MAX - (await waitingLetters(database.db)));
  const queued = room > 0 ? await queueSome(services, room) : 0;
  if (queued > 0) services.jobs.wake(mailJob.name);
  if (queued < config.mailingPerSecond) return false;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, SECOND_MS - (performance.now() - started))));
  return true;
}

/** Of the letters in the outbox, those whose turn is soon: what its server put off for longer holds back no other. */
export async function waitingLetters(db: Db): Promise<number> {
  const found = (await db.execute(sql`
    select count(*)::int as total from (
      select 1 from ${mailOutbox}
      where sent_at is null and failed_at is null and bulk and next_at < now() + interval '10 minutes'
      limit ${WAITING_MAX}
    ) waiting`)) as unknown as { rows: { total: number }[] };
  return Number(found.rows[0]?.total ?? 0);
}

/** True while somebody waits for a letter that is being sent: the outbox was full. */
async function isUnderWay(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: campaign.id })
    .from(campaign)
    .innerJoin(
      campaignRecipient,
      and(eq(campaignRecipient.campaignId, campaign.id), eq(campaignRecipient.state, 'waiting')),
    )
    .where(eq(campaign.status, 'sending'))
    .limit(1);
  return found !== undefined;
}

interface Sending {
  row: CampaignRow;
  composed: Composed;
  /** Signs the links of each letter. */
  secret: string;
}

/** Of the campaigns under way, the oldest first. Answers how many letters were put in the outbox. */
async function queueSome(services: Services, room: number): Promise<number> {
  const { db } = services.database;
  const rows = await db
    .select()
    .from(campaign)
    .where(eq(campaign.status, 'sending'))
    .orderBy(asc(campaign.id));
  let queued = 0;
  await eachLetter(services, rows, async (row) => {
    const composed = await compose(services.config, row, true);
    // Read before any transaction: within one, the embedded database would wait for itself.
    const secret = await siteSecret(db);
    let took = 1;
    while (queued < room && took > 0) {
      took = await queueBatch(services, { row, composed, secret }, Math.min(AT_ONCE, room - queued));
      queued += took;
    }
  });
  return queued;
}

/**
 * Gives some of those who wait their mail, in one transaction with the note that they have it: whatever stops in
 * between, nobody gets two. Two processes take other rows.
 */
function queueBatch(services: Services, { row, composed, secret }: Sending, size: number): Promise<number> {
  return inTransaction(systemCtx(services), async (tx) => {
    const [going] = await tx.db
      .select({ id: campaign.id })
      .from(campaign)
      .where(and(eq(campaign.id, row.id), eq(campaign.status, 'sending')))
      // Whoever stops the letter waits for this batch, and takes it back.
      .for('share');
    if (!going) return 0;
    const taken = await tx.db
      .select({ id: campaignRecipient.subscriberId })
      .from(campaignRecipient)
      .where(and(eq(campaignRecipient.campaignId, row.id), eq(campaignRecipient.state, 'waiting')))
      .orderBy(asc(campaignRecipient.subscriberId))
      .limit(size)
      .for('update', { skipLocked: true });
    if (taken.length === 0) return 0;
    const ids = taken.map(({ id }) => id);
    await giveMails(tx, { row, composed, secret, ids });
    return ids.length;
  });
}

async function giveMails(
  tx: Ctx,
  { row, composed, secret, ids }: Sending & { ids: number[] },
): Promise<void> {
  // Whoever withdrew since the draw, or asked for other letters, gets nothing; who does so now waits, and finds the mail.
  const people = await tx.db
    .select()
    .from(subscriber)
    .where(and(inArray(subscriber.id, ids), chosenBy(Segment.parse(row.segment))))
    .for('share');
  const { publicUrl } = tx.services.config;
  const keyOf = (id: number) => `campaign:${row.id}:${id}`;
  const mails = people.map((one) => {
    const token = manageToken(one, row.id, secret);
    return {
      ...personal(composed, { email: one.email, token }),
      subject: row.subject,
      to: one.email,
      key: keyOf(one.id),
      unsubscribe: publicUrl + LETTER_PATHS.unsubscribe(token),
    };
  });
  const kept = await queueBulk(tx.db, mails);
  const mine = (which: number[]) =>
    and(eq(campaignRecipient.campaignId, row.id), inArray(campaignRecipient.subscriberId, which));
  await tx.db.update(campaignRecipient).set({ state: 'skipped' }).where(mine(ids));
  const told = people.flatMap(({ id }) => {
    const mailId = kept.get(keyOf(id));
    return mailId === undefined ? [] : [{ id, mailId }];
  });
  await tx.db.execute(sql`
    update campaign_recipient r set state = 'queued', mail_id = given.mail_id
    from jsonb_to_recordset(${JSON.stringify(told.map(({ id, mailId }) => ({ id, mail_id: mailId })))}::jsonb)
      as given (id bigint, mail_id bigint)
    where r.campaign_id = ${row.id} and r.subscriber_id = given.id`);
}

/** Letters that left, and those given up: three whose address was refused for good, and it is left alone. */
async function settle(db: Db): Promise<void> {
  await db.execute(sql`
    update campaign_recipient r set state = 'sent' from mail_outbox m
    where r.mail_id = m.id and r.state = 'queued' and m.sent_at is not null`);
  await db.execute(sql`
    with refused as (
      update campaign_recipient r set state = 'failed' from mail_outbox m
      where r.mail_id = m.id and r.state = 'queued' and m.failed_at is not null
      returning r.subscriber_id, m.error
    ), counted as (
      select subscriber_id, count(*) as times from refused where error ~ ${LASTING_REFUSAL} group by subscriber_id
    )
    update subscriber s set ${bouncedMore(sql.raw('counted.times::int'))} from counted where s.id = counted.subscriber_id`);
}

/** A letter is sent once all of its mails are in the outbox; the rest of its figures follows. */
async function finish(services: Services): Promise<void> {
  const { db } = services.database;
  await settle(db);
  const left = db
    .select({ one: sql`1` })
    .from(campaignRecipient)
    .where(
      and(
        eq(campaignRecipient.campaignId, campaign.id),
        inArray(campaignRecipient.state, ['waiting', 'queued']),
      ),
    );
  const now = services.clock();
  await db
    .update(campaign)
    .set({ status: 'sent', sentAt: now, updatedAt: now })
    .where(and(eq(campaign.status, 'sending'), sql`not ${exists(left)}`));
}
