import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isHushed } from '#src/features/lists/hush.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { settingsOf } from '#src/features/lists/settings.ts';
import { surpriseHolds } from '#src/features/lists/surprise.ts';
import { countChosen } from '#src/features/newsletter/segment.server.ts';
import { digestJob } from '#src/features/notifications/digest.jobs.server.ts';
import { endedCalls } from '#src/journeys/pregnancy-ended/ended.calls.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import {
  contribution,
  listOwner,
  list as listTable,
  mailOutbox,
  notification,
  person,
  pot,
  subscriber,
} from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const db = () => app.services.database.db;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const soon = addDays(parisDay(new Date()), 60);
const later = addDays(parisDay(new Date()), 400);
const kept = { birthdate: soon, email_notifications: true, reveal_on: null };
const rowOf = async (uuid: string) => {
  const [row] = await db().select().from(listTable).where(eq(listTable.uuid, uuid));
  if (!row) throw new Error('no such list');
  return row;
};
const setting = (setting_name: string, val: unknown) =>
  asCamille(() =>
    listCalls.updateSetting({ list_uuid: camille.listUuid, setting_name, val, confirm: true } as never),
  );
const seen = () => publicListCalls.getFromUserSlug({ slug: camille.slug });

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());
beforeEach(async () => {
  await db().delete(subscriber);
  await db().delete(mailOutbox);
  await db().update(listTable).set({ settings: {}, hushedAt: null, hushed: null, birthdate: soon });
  await db().update(person).set({ emailVerifiedAt: new Date() });
  await db()
    .insert(subscriber)
    .values({
      email: CAST.camille.email,
      nonce: 'n'.repeat(43),
      topics: ['magazine', 'semaine'],
      term: soon,
      confirmedAt: new Date(),
    });
});

it('ends the letters about it, hides the list and counts no more days, at once', async () => {
  await expect(asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }))).resolves.toEqual({
    lists: 1,
    hidden: true,
    told: 0,
  });
  const [letters] = await db().select().from(subscriber);
  expect(letters).toMatchObject({ topics: ['magazine'], term: null });
  expect(letters?.endedAt).not.toBeNull();
  const row = await rowOf(camille.listUuid);
  expect(row).toMatchObject({ birthdate: null, hushed: kept });
  expect(row.settings).toMatchObject({ visibility: 'private', email_notifications: false, reveal_on: soon });
  await expect(seen()).rejects.toMatchObject({ status: 404 });
  expect(await isHushed(db(), camille.slug)).toBe(true);
  // Somebody else's list stays as it is.
  expect(await rowOf(ines.listUuid)).toMatchObject({ birthdate: soon, hushedAt: null });
});

it('leaves the list where the person keeps it, without its days and its mails', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  expect(await isHushed(db(), camille.slug)).toBe(false);
  const { detailed_list } = await seen();
  expect(detailed_list.birthdate).toBeNull();
  expect((await rowOf(camille.listUuid)).settings).toMatchObject({ email_notifications: false });
});

it('gives everything back when the owner shows the list again', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  await setting('visibility', 'unlisted');
  expect(await isHushed(db(), camille.slug)).toBe(false);
  expect((await seen()).detailed_list.birthdate).toBe(soon);
  const { settings, hushed } = await rowOf(camille.listUuid);
  expect(settingsOf(settings)).toMatchObject({ email_notifications: true, reveal_on: null });
  expect(hushed).toBeNull();
});

/** True on a day while what was bought is hidden from the owners. */
async function hiddenOn(day: string): Promise<boolean> {
  const { settings, birthdate } = await rowOf(camille.listUuid);
  return surpriseHolds(settingsOf(settings), birthdate, new Date(`${day}T12:00:00Z`));
}

const announce = (birthdate: string) =>
  asCamille(() => listCalls.setBirthdate({ list_uuid: camille.listUuid, birthdate }));

it.each(['hide', 'keep'] as const)(
  'keeps the surprise of the next birth until its own day (%s)',
  async (lists) => {
    await asCamille(() => endedCalls.pregnancyEnded({ lists }));
    expect(await hiddenOn(addDays(soon, -1))).toBe(true);
    expect(await hiddenOn(soon)).toBe(false);
    await announce(later);
    if (lists === 'hide') await setting('visibility', 'unlisted');
    expect(await hiddenOn(soon)).toBe(true);
    expect(await hiddenOn(addDays(later, -1))).toBe(true);
    expect(await hiddenOn(later)).toBe(false);
    expect((await rowOf(camille.listUuid)).settings).toMatchObject({ email_notifications: true });
  },
);

it('keeps it too where the list was shown again before, or the owners had chosen a day', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  await setting('visibility', 'unlisted');
  await announce(later);
  expect(await hiddenOn(soon)).toBe(true);
  await db()
    .update(listTable)
    .set({ settings: { reveal_on: addDays(soon, 5) }, hushedAt: null, hushed: null, birthdate: soon });
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  expect((await rowOf(camille.listUuid)).settings).toMatchObject({ reveal_on: addDays(soon, 5) });
  await announce(later);
  expect(await hiddenOn(addDays(soon, 6))).toBe(true);
});

it('of a second loss, the second date is the one that comes back', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  await announce(later);
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  const row = await rowOf(camille.listUuid);
  expect(row.hushed).toEqual({ ...kept, birthdate: later });
  expect(row.settings).toMatchObject({ reveal_on: later, email_notifications: false });
  await setting('visibility', 'unlisted');
  expect((await seen()).detailed_list.birthdate).toBe(later);
});

it('of a row written before its reveal day was kept too', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  await db()
    .update(listTable)
    .set({ hushed: { birthdate: soon, email_notifications: true } });
  await announce(later);
  expect(await hiddenOn(soon)).toBe(true);
});

it('sends no news of the list by mail after the end, not even what waited for the digest of the day', async () => {
  const { id: listId, uuid } = await rowOf(camille.listUuid);
  const [owner] = await db().select().from(listOwner).where(eq(listOwner.listId, listId));
  const personId = owner?.personId ?? 0;
  const [who] = await db().select().from(person).where(eq(person.id, personId));
  const notice = { personId, href: '/i/marketplace/pronostics', mailedAt: null };
  await db().delete(notification);
  await db()
    .insert(notification)
    .values([
      { ...notice, kind: 'list', text: 'Les pronostics de votre liste sont clos' },
      { ...notice, kind: 'account', text: 'Une connexion' },
    ]);
  const mail = { to: CAST.camille.email, subject: 's', html: 'h', text: 't' };
  await db()
    .insert(mailOutbox)
    .values([
      { ...mail, key: `digest:${who?.uuid}:1` },
      { ...mail, key: `digest:${who?.uuid}:0`, sentAt: new Date() },
      { ...mail, key: `guess-closed:${uuid}:${soon}:${personId}` },
      { ...mail, key: 'other' },
    ]);
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  expect((await db().select().from(mailOutbox)).map(({ key }) => key).toSorted()).toEqual([
    `digest:${who?.uuid}:0`,
    'other',
  ]);
  await db().delete(mailOutbox);
  await digestJob.run(app.services, {});
  const mails = await db().select().from(mailOutbox);
  expect(mails.map(({ text }) => text).join()).not.toContain('pronostics de votre liste');
  expect(mails.map(({ subject }) => subject)).toEqual(['Une connexion']);
  // It is still read on the site.
  expect(await db().select().from(notification)).toHaveLength(2);
});

it('leaves mails off that were off before', async () => {
  await setting('email_notifications', false);
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  await setting('visibility', 'unlisted');
  expect((await rowOf(camille.listUuid)).settings).toMatchObject({ email_notifications: false });
});

/** The words that wait for givers, as (address, words) pairs. */
async function wordsSent(): Promise<string[]> {
  const mails = await db().select().from(mailOutbox);
  return mails.map(({ to, text }) => `${to} ${/Mot [a-z]+/.exec(text)?.[0]}`).toSorted();
}

it('sends words to givers whose card is still to be charged: once, and again when put right or of another loss', async () => {
  const { id } = await rowOf(camille.listUuid);
  const [of] = await db()
    .insert(pot)
    .values({ listId: id, provider: 'demo', livemode: false })
    .onConflictDoNothing()
    .returning();
  const potId = of?.id ?? (await db().select().from(pot).where(eq(pot.listId, id)))[0]?.id ?? 0;
  const give = (hash: string, email: string, status: 'scheduled' | 'needs_action' | 'succeeded') =>
    db()
      .insert(contribution)
      .values({ hash, potId, provider: 'demo', livemode: false, status, amount: 1000, email });
  await give('h1', 'tante@exemple.fr', 'scheduled');
  await give('h2', 'tante@exemple.fr', 'needs_action');
  await give('h3', 'paye@exemple.fr', 'succeeded');
  const say = (words: string) => asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep', words }));
  await expect(say('Mot premier')).resolves.toMatchObject({ told: 1 });
  await say('Mot premier');
  expect(await wordsSent()).toEqual(['tante@exemple.fr Mot premier']);
  await say('Mot corrige');
  expect(await wordsSent()).toEqual(['tante@exemple.fr Mot corrige', 'tante@exemple.fr Mot premier']);
  await announce(later);
  await say('Mot premier');
  expect((await wordsSent()).filter((one) => one.endsWith('premier'))).toHaveLength(2);
  await db().delete(contribution);
  await db().delete(pot);
});

it('says nothing soft of a list that is merely private', async () => {
  await setting('visibility', 'private');
  expect(await isHushed(db(), camille.slug)).toBe(false);
  expect(await isHushed(db(), 'rien-de-tel')).toBe(false);
});

it('said twice, it is done once, and the former state is still known', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  expect((await rowOf(camille.listUuid)).hushed).toEqual(kept);
});

it('leaves alone a list about a child who is there, and letters of an address that is not proven', async () => {
  await db().update(listTable).set({ birthdate: '2024-01-10' });
  await db().update(person).set({ emailVerifiedAt: null });
  await expect(asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }))).resolves.toMatchObject({
    lists: 0,
    hidden: false,
  });
  const [letters] = await db().select().from(subscriber);
  expect(letters).toMatchObject({ topics: ['magazine', 'semaine'], term: soon });
});

it('asks for an account, and for words of a length that a letter can bear', async () => {
  await expect(endedCalls.pregnancyEnded({ lists: 'hide' })).rejects.toMatchObject({ status: 401 });
  const words = 'a'.repeat(601);
  await expect(asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide', words }))).rejects.toMatchObject({
    fields: { words: expect.any(String) },
  });
  await expect(asCamille(() => endedCalls.pregnancyEnded({ lists: 'burn' } as never))).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('is in no letter about lists from then on, had or missing, full or not; letters to all go on', async () => {
  const about = ['has_list', 'list_incomplete', 'pot_open'].flatMap((what) => [
    { topics: [], [what]: true },
    { topics: [], [what]: false },
  ]);
  const counts = () => Promise.all(about.map((segment) => countChosen(db(), segment)));
  expect(await counts()).toEqual([1, 0, 1, 0, 0, 1]);
  for (const lists of ['keep', 'hide'] as const) {
    await asCamille(() => endedCalls.pregnancyEnded({ lists }));
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await countChosen(db(), { topics: ['magazine'] })).toBe(1);
  }
  // She said it by a letter's own page alone.
  await db().update(listTable).set({ hushedAt: null, hushed: null, birthdate: soon });
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  // Another term is given, and another birth announced.
  await db().update(subscriber).set({ endedAt: null });
  expect(await counts()).toEqual([1, 0, 1, 0, 0, 1]);
});
