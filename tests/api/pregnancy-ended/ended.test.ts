import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isHushed } from '#src/features/lists/hush.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { countChosen } from '#src/features/newsletter/segment.server.ts';
import { endedCalls } from '#src/journeys/pregnancy-ended/ended.calls.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { list as listTable, mailOutbox, person, subscriber } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const db = () => app.services.database.db;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const soon = addDays(parisDay(new Date()), 60);
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
  expect(row).toMatchObject({ birthdate: null, hushed: { birthdate: soon, email_notifications: true } });
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
});

it('says nothing soft of a list that is merely private', async () => {
  await setting('visibility', 'private');
  expect(await isHushed(db(), camille.slug)).toBe(false);
  expect(await isHushed(db(), 'rien-de-tel')).toBe(false);
});

it('said twice, it is done once, and the former state is still known', async () => {
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'keep' }));
  await asCamille(() => endedCalls.pregnancyEnded({ lists: 'hide' }));
  expect((await rowOf(camille.listUuid)).hushed).toEqual({ birthdate: soon, email_notifications: true });
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
