import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endByComplaint } from '#src/features/newsletter/came-back.server.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { endLettersOf } from '#src/features/newsletter/ended.server.ts';
import { eraseLettersTo } from '#src/features/newsletter/erased.server.ts';
import { manageToken } from '#src/features/newsletter/link.server.ts';
import { newsletterCalls } from '#src/features/newsletter/newsletter.calls.ts';
import { stoppedCalls } from '#src/features/newsletter/stopped.calls.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { campaign, campaignRecipient, mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  // Nobody answers there: letters wait in the outbox.
  desk = await openDesk({ config: { mailingPerSecond: 10_000, smtpUrl: 'smtp://127.0.0.1:1' } });
});
afterEach(async () => {
  await db().delete(campaign);
  await db().delete(subscriber);
  await db().delete(mailOutbox);
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const due = () => desk.app.services.jobs.runDue();
const ctx = () => systemCtx(desk.app.services);
const term = '2027-03-12';

async function reader(email: string, topics = ['magazine', 'semaine', 'offres']) {
  const values = { email, topics, nonce: email.padEnd(43, 'x'), term, confirmedAt: new Date() };
  const [row] = await db().insert(subscriber).values(values).returning();
  if (!row) throw new Error('no reader');
  const keyed = { action_token: manageToken(row, 0, await siteSecret(db())) };
  const [mail] = await db()
    .insert(mailOutbox)
    .values({
      key: `week:${row.id}:${term}:s`,
      to: email,
      subject: 'semaine',
      html: 'x',
      text: 'x',
      bulk: true,
    })
    .returning();
  await db().update(subscriber).set({ weekMailId: mail?.id }).where(eq(subscriber.id, row.id));
  return { id: row.id, ...keyed };
}
async function letter(subject: string, segment: object) {
  const words = { name: subject, subject, md: 'Bonjour.', segment: { topics: [], ...segment } };
  const { id } = await desk.asRose(() => campaignCalls.save(words));
  await desk.asRose(() => campaignCalls.schedule({ id, at: new Date().toISOString() }));
  return id;
}
const letters = async () => {
  const everybody = await letter('tous', {});
  await letter('offres', { topics: ['offres'] });
  await letter('terme', { term_from: '2027-01-01' });
  await due();
  return everybody;
};
const waitingFor = async (to: string) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.to, to))).map(({ subject }) => subject).sort();
const ALL = ['offres', 'semaine', 'terme', 'tous'];

it('lets no letter leave that waits for somebody who left, and the others go on', async () => {
  const [zoe] = [await reader('zoe@exemple.fr'), await reader('paul@exemple.fr')];
  await letters();
  expect(await waitingFor('zoe@exemple.fr')).toEqual(ALL);
  await newsletterCalls.unsubscribe({ action_token: zoe.action_token });
  expect(await waitingFor('zoe@exemple.fr')).toEqual([]);
  expect(await waitingFor('paul@exemple.fr')).toEqual(ALL);
  const rows = await db().select().from(campaignRecipient).where(eq(campaignRecipient.subscriberId, zoe.id));
  expect(rows.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped']);
  // Nobody has to wait for what never leaves.
  await newsletterCalls.unsubscribe({ action_token: (await again('paul@exemple.fr')).action_token });
  await due();
  const { items } = await desk.asRose(() => campaignCalls.list());
  expect(items.map(({ status, counts }) => [status, counts.sent])).toEqual([
    ['sent', 0],
    ['sent', 0],
    ['sent', 0],
  ]);
});

async function again(email: string) {
  const [row] = await db().select().from(subscriber).where(eq(subscriber.email, email));
  if (!row) throw new Error('no reader');
  return { action_token: manageToken(row, 0, await siteSecret(db())) };
}

it('stops at once what is about a pregnancy that ended, and what is of a topic that somebody gave up', async () => {
  const zoe = await reader('zoe@exemple.fr');
  await reader('lea@exemple.fr');
  const paul = await reader('paul@exemple.fr');
  await letters();
  await newsletterCalls.preferences({
    ...pick(zoe),
    topics: ['magazine', 'offres'],
    term: null,
    ended: true,
  });
  expect(await waitingFor('zoe@exemple.fr')).toEqual(['offres', 'tous']);
  await inTransaction(ctx(), (tx) => endLettersOf(tx, 'lea@exemple.fr'));
  expect(await waitingFor('lea@exemple.fr')).toEqual(['offres', 'tous']);
  await newsletterCalls.preferences({ ...pick(paul), topics: ['magazine', 'semaine'], term });
  expect(await waitingFor('paul@exemple.fr')).toEqual(['semaine', 'terme', 'tous']);
});

const pick = ({ action_token }: { action_token: string }) => ({ action_token });

it('holds for who is stopped by hand, calls a letter unwanted, or is forgotten', async () => {
  const lea = await reader('lea@exemple.fr');
  await reader('zoe@exemple.fr');
  await reader('paul@exemple.fr');
  const id = await letters();
  await desk.asRose(() => stoppedCalls.add({ email: 'zoe@exemple.fr', words: 'Demandé par courrier.' }));
  await endByComplaint(ctx(), `campaign:${id}:${lea.id}`);
  await inTransaction(ctx(), (tx) => eraseLettersTo(tx, 'paul@exemple.fr'));
  for (const name of ['zoe', 'lea', 'paul']) expect(await waitingFor(`${name}@exemple.fr`)).toEqual([]);
});

it('takes a stopped letter out of the outbox', async () => {
  await reader('zoe@exemple.fr');
  const id = await letters();
  await desk.asRose(() => campaignCalls.cancel({ id }));
  expect(await waitingFor('zoe@exemple.fr')).toEqual(['offres', 'semaine', 'terme']);
});

it('is not given to who changed their choice between the draw and their turn', async () => {
  const zoe = await reader('zoe@exemple.fr');
  const id = await letter('offres', { topics: ['offres'] });
  await db().update(campaign).set({ status: 'sending' }).where(eq(campaign.id, id));
  await db().insert(campaignRecipient).values({ campaignId: id, subscriberId: zoe.id });
  await newsletterCalls.preferences({ ...pick(zoe), topics: ['magazine', 'semaine'], term });
  await due();
  expect(await waitingFor('zoe@exemple.fr')).toEqual(['semaine']);
});

const refusedAll = () => db().update(mailOutbox).set({ failedAt: new Date(), error: 'DATA: 554 5.7.1 spam' });
const retry = (id: number) => desk.asRose(() => newsroomCalls.retryMail({ id }));
const mailsOf = (to: string) =>
  db().select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.id);
const NEVER = { message: expect.stringContaining('ne part plus') };

it('tries no refused letter again whose reader left, is stopped, or whose sending was cancelled', async () => {
  const [zoe, paul] = [await reader('zoe@exemple.fr'), await reader('paul@exemple.fr')];
  const id = await letters();
  const [ofZoe, ofPaul] = [await mailsOf('zoe@exemple.fr'), await mailsOf('paul@exemple.fr')];
  await refusedAll();
  await due();
  await newsletterCalls.unsubscribe({ action_token: zoe.action_token });
  for (const mail of ofZoe) await expect(retry(mail.id), mail.subject).rejects.toMatchObject(NEVER);
  await db().update(campaign).set({ status: 'canceled' }).where(eq(campaign.id, id));
  for (const mail of ofPaul) {
    const again = retry(mail.id);
    if (mail.subject === 'tous') await expect(again).rejects.toMatchObject(NEVER);
    else await expect(again, mail.subject).resolves.toEqual({});
  }
  // Asked for again, they wait: what their reader chooses now takes them back.
  expect((await mailsOf('paul@exemple.fr')).filter(({ failedAt }) => failedAt === null)).toHaveLength(3);
  await newsletterCalls.unsubscribe({ action_token: paul.action_token });
  expect((await mailsOf('paul@exemple.fr')).filter(({ failedAt }) => failedAt === null)).toEqual([]);
});

it('keeps nothing of a refused letter, nor of another refused mail, once its address is forgotten', async () => {
  await reader('paul@exemple.fr');
  await letters();
  await db()
    .insert(mailOutbox)
    .values({ key: 'autre', to: 'Paul@exemple.fr', subject: 'Pour Paul', html: 'x', text: 'x' });
  await refusedAll();
  await due();
  await inTransaction(ctx(), (tx) => eraseLettersTo(tx, 'paul@exemple.fr'));
  expect(JSON.stringify(await db().select().from(mailOutbox)).toLowerCase()).not.toMatch(/paul/);
});
