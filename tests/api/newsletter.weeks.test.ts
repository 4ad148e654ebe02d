import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { manageToken } from '#src/features/newsletter/link.server.ts';
import { newsletterCalls } from '#src/features/newsletter/newsletter.calls.ts';
import { composeWeek } from '#src/features/newsletter/week-mail.server.ts';
import { weekOf } from '#src/features/weeks/weeks.server.ts';
import { addDays } from '#src/lib/calendar-day.ts';
import { mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

const TODAY = '2027-01-11';
/** 12 June 2026 is nine months before: 11 January 2027 is the fourth day of 32 SA. */
const DUE = '2027-03-12';

let desk: Desk;
const weekMd = (period: string, week: number) => {
  const slug = period === 'bebe' ? `bebe-semaine-${week}` : `semaine-${week}`;
  return `---\nnamespace: week\nslug: ${slug}\ntitle: "Semaine ${week} : ${period}"\ntemplate: week\nperiod: ${period}\nweek: ${week}\nprepare: "Laver les bodies."\n---\n\n## Cette semaine\n\n- Lire [le magazine](/magazine).\n`;
};
beforeAll(async () => {
  desk = await openDesk({ config: { mailingPerSecond: 100 } });
  for (const week of [32, 33, 34]) await desk.publish(weekMd('grossesse', week));
  await desk.publish(weekMd('bebe', 12));
});
beforeEach(() => at(TODAY));
afterEach(async () => {
  await db().delete(subscriber);
  await db().delete(mailOutbox);
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
/** At noon in Paris, or at another hour of UTC. */
const at = (day: string, hour = '11') =>
  desk.app.services.moveClock(Date.parse(`${day}T${hour}:00:00Z`) - Date.now());
const due = () => desk.app.services.jobs.runDue();
const mails = (email: string) =>
  db().select().from(mailOutbox).where(eq(mailOutbox.to, email)).orderBy(mailOutbox.id);
const rowOf = async (email: string) =>
  (await db().select().from(subscriber).where(eq(subscriber.email, email)))[0];

async function reader(email: string, more: Partial<typeof subscriber.$inferInsert> = {}) {
  await db()
    .insert(subscriber)
    .values({
      email,
      nonce: email.padEnd(43, 'x'),
      topics: ['semaine'],
      term: DUE,
      confirmedAt: new Date(),
      ...more,
    });
}
async function manageKey(email: string): Promise<string> {
  const row = await rowOf(email);
  if (!row) throw new Error('no such reader');
  return manageToken(row, 0, await siteSecret(db()));
}

it('gives each reader the letter of their week, with their own dates and the ways out, once', async () => {
  await reader('zoe@exemple.fr');
  await due();
  await due();
  const [mail, ...others] = await mails('zoe@exemple.fr');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Semaine 32 : grossesse', bulk: true });
  expect(mail?.unsubscribe).toContain('/p/lettre/desinscription/');
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ weekSentOn: TODAY, weekDueOn: '2027-01-15' });
});

it('says the dates of the reader’s term, the words of the editor, and every way out', async () => {
  const week = await weekOf(db(), { period: 'grossesse', week: 33 });
  if (!week) throw new Error('no such week');
  const { text, html } = await composeWeek(desk.app.services.config, week, DUE);
  for (const words of [
    'Troisième échographie',
    'Laver les bodies.',
    'Ma grossesse s’est arrêtée',
    'Ne plus rien recevoir',
    'À vérifier avec un professionnel',
  ])
    expect(text).toContain(words);
  expect(html).toMatch(/du 25 décembre 2026 au 4 février 2027/);
  expect(html).not.toContain('namespace: week');
});

it('sends the next one with the next week, and none at night', async () => {
  await reader('zoe@exemple.fr');
  await due();
  at('2027-01-15', '04');
  await due();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
  at('2027-01-15');
  await due();
  expect((await mails('zoe@exemple.fr')).map(({ subject }) => subject)).toEqual([
    'Semaine 32 : grossesse',
    'Semaine 33 : grossesse',
  ]);
});

it('repeats nothing when the note of what was sent is lost with a crash', async () => {
  await reader('zoe@exemple.fr');
  await due();
  await db().update(subscriber).set({ weekDueOn: null, weekSentOn: null });
  await due();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
});

it('writes to nobody who asked for other letters, withdrew, bounced, gave no term, or said that it ended', async () => {
  await reader('a@exemple.fr', { topics: ['magazine'] });
  await reader('b@exemple.fr', { withdrawnAt: new Date() });
  await reader('c@exemple.fr', { bounces: 3 });
  await reader('d@exemple.fr', { term: null });
  await reader('e@exemple.fr', { endedAt: new Date() });
  await reader('f@exemple.fr', { confirmedAt: null });
  await reader('g@exemple.fr', { term: '2027-10-20' });
  await due();
  expect(await db().select().from(mailOutbox)).toEqual([]);
});

it('stops by itself after the twelfth week, and forgets the term', async () => {
  await reader('zoe@exemple.fr', { term: addDays(TODAY, -90) });
  await reader('paul@exemple.fr', { term: addDays(TODAY, -91), topics: ['magazine', 'semaine'] });
  await due();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
  expect(await mails('paul@exemple.fr')).toEqual([]);
  expect(await rowOf('paul@exemple.fr')).toMatchObject({ topics: ['magazine'], term: null });
  at(addDays(TODAY, 7));
  await due();
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ topics: [], term: null });
  expect((await rowOf('zoe@exemple.fr'))?.withdrawnAt).not.toBeNull();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
});

it('counts a letter that its server refused for good', async () => {
  await reader('zoe@exemple.fr');
  await due();
  const error = '550 5.1.1 <…>: no such user';
  await db().update(mailOutbox).set({ failedAt: new Date(), sentAt: null, error });
  await due();
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ bounces: 1, weekMailId: null });
});

it('counts none that was refused for its words, or by a full mailbox', async () => {
  await reader('zoe@exemple.fr');
  await due();
  await db().update(mailOutbox).set({ failedAt: new Date(), sentAt: null, error: '552 5.2.2 full' });
  await due();
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ bounces: 0, weekMailId: null });
});

it('waits a few days before another letter when the term is corrected', async () => {
  await reader('zoe@exemple.fr');
  await due();
  const action_token = await manageKey('zoe@exemple.fr');
  await newsletterCalls.preferences({ action_token, topics: ['semaine'], term: addDays(DUE, -7) });
  await due();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
  at(addDays(TODAY, 5));
  await due();
  expect((await mails('zoe@exemple.fr')).map(({ subject }) => subject)).toEqual([
    'Semaine 32 : grossesse',
    'Semaine 34 : grossesse',
  ]);
});

it('stops at once where a letter’s own link says that the pregnancy ended', async () => {
  await reader('zoe@exemple.fr');
  await due();
  // It has left.
  await due();
  const action_token = await manageKey('zoe@exemple.fr');
  await newsletterCalls.preferences({ action_token, topics: ['semaine'], term: DUE, ended: true });
  at('2027-01-15');
  await due();
  expect(await mails('zoe@exemple.fr')).toHaveLength(1);
  expect(await rowOf('zoe@exemple.fr')).toMatchObject({ topics: [], term: null });
});
